// The moments of Diamant that everybody watches together: hands that open, a trap, a relic brought home, the camp, and
// the chests at the end. Each is a frame of its own, and no frame knows more than it shows.

import type { DiamantScene, Fact } from '../../lib/types';
import type { Frame, Part } from '../../timeline/frames';
import type { Ceremony, Opened } from '../game';
import { factsIn } from '../../timeline/tempo';

/** How long each lasts, in milliseconds. */
const CLOSED = 350;
const OPEN = 450;
const ALL_GO_ON = 300;
const WALK = 1100;
const TRIUMPH = 1900;
const CAMP = 2200;
const CHEST = { least: 450, most: 950, all: 5000 };
const WINNER = 2600;
/** A trap is looked at as long as there is something to lose. */
const TRAP = { least: 2000, most: 3800, each: 30 };

type Of<F extends Fact['fact']> = Extract<Fact, { fact: F }>;

function find<F extends Fact['fact']>(facts: readonly Fact[], name: F): Of<F> | undefined {
  return facts.find((fact): fact is Of<F> => fact.fact === name);
}

/** The frames of a message, with all that is celebrated in it. */
export function staged<T extends Part>(told: T, frames: Frame<T>[]): Frame<T>[] {
  const before = told.before?.game;
  const after = told.scene.game;
  if (before?.name !== 'diamant' || after?.name !== 'diamant') return frames;
  const caught = find(factsIn(told.news), 'trap-sprung')?.caught ?? [];
  const camp: Ceremony = { kind: 'camp', expedition: before.expedition, caught };
  const all = [...hands(told), ...frames.flatMap((frame) => celebrated(frame, after, camp))];
  const last = all.at(-1)?.ceremony;
  // It is over when its time is over, not when something else begins; only the winner stays.
  const end: Frame<T> = { beat: 'rest', ms: 0, suspense: null, told: null };
  return last && last.kind !== 'finale' ? [...all, end] : all;
}

/** Closed hands, and all of them open at once. One explorer alone keeps nobody waiting. */
function hands<T extends Part>({ news }: T): Frame<T>[] {
  const decided = find(factsIn(news), 'decided');
  if (!decided || news.type !== 'opened') return [];
  const seats = news.choices.map(({ seat }) => seat);
  if (seats.length < 2) return [];
  const hidden = { suspense: null, told: null };
  return [
    { ...hidden, beat: 'anticipation', ms: CLOSED, ceremony: { kind: 'hands', seats, leaving: null } },
    { ...hidden, beat: 'reveal', ms: OPEN, ceremony: { kind: 'hands', seats, leaving: decided.leaving } },
  ];
}

function celebrated<T extends Part>(frame: Frame<T>, after: DiamantScene, camp: Ceremony): Frame<T>[] {
  const facts = factsIn(frame.told?.news);
  const trap = find(facts, 'trap-sprung');
  if (trap) {
    const { caught, lost } = trap;
    const ms = Math.min(TRAP.most, TRAP.least + TRAP.each * lost * caught.length);
    return [{ ...frame, ms, ceremony: { kind: 'trap', caught, lost } }];
  }
  const taken = facts.filter((fact) => fact.fact === 'relic-taken');
  if (taken[0]) {
    const worth = taken.reduce((sum, relic) => sum + relic.worth, 0);
    const relics = taken.map(({ relic }) => relic);
    return [{ ...frame, ms: TRIUMPH, ceremony: { kind: 'triumph', seat: taken[0].seat, relics, worth } }];
  }
  if (find(facts, 'came-home')) return [{ ...frame, ms: WALK }];
  if (find(facts, 'decided')) return [{ ...frame, ms: ALL_GO_ON }];
  if (find(facts, 'game-ended')) return finale(frame, after);
  if (!find(facts, 'expedition-began') || frame.beat !== 'rest') return [frame];
  return [{ beat: 'rest', ms: CAMP, suspense: null, told: null, ceremony: camp }, frame];
}

/** Everybody who has not won, from the last place upwards; then whoever has, with the word that says so. */
function finale<T extends Part>(last: Frame<T>, { standings, chests, relics }: DiamantScene): Frame<T>[] {
  if (!standings) return [last];
  const { scores, winners } = standings;
  const of = (seat: number): Opened => ({
    seat,
    chest: chests[seat] ?? 0,
    relics: relics[seat] ?? [],
    score: scores[seat] ?? 0,
  });
  const others = scores
    .map((_, seat) => of(seat))
    .filter(({ seat }) => !winners.includes(seat))
    .toSorted((one, other) => one.score - other.score);
  const ms = Math.min(CHEST.most, Math.max(CHEST.least, CHEST.all / scores.length));
  const frames = Array.from({ length: others.length + 1 }, (_, count): Frame<T> => {
    const opened = others.slice(0, count);
    return {
      beat: 'reveal',
      ms,
      suspense: null,
      told: null,
      ceremony: { kind: 'finale', opened, winners: [] },
    };
  });
  const opened = [...others, ...winners.map(of)];
  return [...frames, { ...last, ms: WINNER, ceremony: { kind: 'finale', opened, winners } }];
}
