import { expect, test } from 'vitest';

import { Lesson } from '../../learn/lesson.svelte';
import { lastLook } from './last-look';

async function trapped(): Promise<Lesson> {
  const lesson = new Lesson(() => 'Ada');
  while (!lesson.over) {
    if (lesson.choices.length > 0) await lesson.act('continue');
    else lesson.next();
  }
  return lesson;
}

test('a trap is seen on the path that it ended', async () => {
  const lesson = await trapped();
  expect(lesson.game.path).toEqual([]);
  const look = lastLook(lesson.game, lesson.latest);
  expect(look.path.map(({ card }) => card)).toEqual(['9', 'snake', '14', 'snake']);
  expect(look).toMatchObject({ expedition: 1, met: ['snake'], trapped: true });
});

test('otherwise the path is the path', () => {
  const lesson = new Lesson(() => 'Ada');
  expect(lastLook(lesson.game, null)).toEqual({
    path: [],
    expedition: 1,
    met: [],
    harmless: [],
    trapped: false,
  });
});
