import { expect, test } from 'vitest';

import { Lesson, chosen } from './lesson.svelte';
import records from './records.json';
import { replays } from './replays';
import { SCRIPT, type Way } from './script';

const WAYS = Object.keys(records) as Way[];

/** Presses on until somebody asks or the way ends. */
function pressOn(lesson: Lesson): Lesson {
  while (!lesson.atEnd && lesson.choices.length === 0) lesson.next();
  return lesson;
}
const begun = (): Lesson => pressOn(new Lesson(() => 'Ada'));

test.each(WAYS)('on the way %s the guide has something to say at every step', (way) => {
  expect(SCRIPT[way]).toHaveLength(replays[way].steps.length);
  expect(SCRIPT[way].every((pages) => pages.length > 0)).toBe(true);
});

test.each(WAYS)('the way %s can be taken by choosing, and is called after the choices', async (way) => {
  const lesson = begun();
  const choices = [];
  for (let at = 0; at < replays[way].steps.length; at++) {
    const choice = chosen(way, at);
    if (!choice) continue;
    expect(lesson.choices).toEqual(['continue', 'leave']);
    choices.push(choice);
    await lesson.act(choice);
    pressOn(lesson);
  }
  expect(lesson.atEnd).toBe(true);
  expect(lesson.way).toBe(way);
  expect(choices.join('-')).toBe(way);
});

test('what happened on a way does not change by going back and choosing anew', async () => {
  const lesson = begun();
  const before = JSON.stringify(lesson.game);
  await lesson.act('leave');
  expect(lesson.game.inside).not.toContain(0);
  pressOn(lesson).back();
  expect(JSON.stringify(lesson.game)).toBe(before);
  expect(lesson.choices).toEqual(['continue', 'leave']);
});

test('pressing on does not choose', () => {
  const lesson = begun();
  const at = lesson.at;
  lesson.next();
  expect(lesson.at).toBe(at);
});

test('the pupil plays under their own name', () => {
  expect(begun().scene.seats.map(({ name }) => name)).toEqual(['Ada', 'Nelly', 'Hugo', 'Magda']);
});

test('both ways to the last card end the lesson', async () => {
  for (const choice of ['continue', 'leave'] as const) {
    const lesson = begun();
    await lesson.act('continue');
    await pressOn(lesson).act('continue');
    await pressOn(lesson).act(choice);
    expect(pressOn(lesson).over).toBe(true);
    expect(lesson.latest?.news).toMatchObject({ facts: [{ fact: 'trap-sprung' }, {}, {}] });
  }
});
