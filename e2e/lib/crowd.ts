// A moment of a game with as many players as a table can have, told to a page without playing up to it.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Page } from '@playwright/test';

const NAMES = ['Ada', 'Hugo', 'Magda', 'Renard', 'Nelly', 'Suzette', 'Kazik', 'Minerva'];

export interface Crowd {
  game: 'diamant' | 'troll-dragon';
  players: number;
  /** Names other than the usual ones, from the first seat on. */
  names?: string[];
  /** How many cards lie on the path. */
  cards?: number;
  /** The box that is played. */
  edition?: string;
  /** What has just happened. */
  facts?: object[];
  /** Whose eyes these are: the first seat, unless somebody looks on without one. */
  seat?: number;
  /** With dice: in which room the turn is; the hall unless told otherwise. */
  room?: 'cave' | 'hall';
  /** Whether somebody looks on without a seat. */
  onlooker?: boolean;
  /** Whether the game is over. */
  over?: boolean;
}

const PATH = [
  { card: 'lava', rubies: 0 },
  { card: '17', rubies: 2 },
  { card: 'boulder', rubies: 0 },
  { card: '11', rubies: 3 },
  { card: 'relic 5', rubies: 0 },
  { card: 'snake', rubies: 0 },
  { card: '7', rubies: 1 },
  { card: '13', rubies: 5 },
  { card: 'ram', rubies: 0 },
  { card: '5', rubies: 0 },
  { card: 'spider', rubies: 0 },
  { card: '9', rubies: 1 },
  { card: '3', rubies: 0 },
  { card: '15', rubies: 7 },
  { card: '14', rubies: 2 },
];

function diamant(players: number, cards: number): object {
  const path = PATH.slice(0, cards);
  const inside = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat % 3 !== 2);
  return {
    name: 'diamant',
    expedition: 4,
    expeditions: 5,
    path,
    'on-path': path.reduce((sum, { rubies }) => sum + rubies, 0),
    met: path.map(({ card }) => card).filter((card) => /^(lava|boulder|snake|ram|spider)$/.test(card)),
    inside,
    carried: 24,
    chests: Array.from({ length: players }, (_, seat) => 7 + 6 * seat),
    relics: Array.from({ length: players }, (_, seat) => (seat === 1 ? [5, 10] : [])),
    'may-come': { 1: 1, 2: 1, 4: 1, lava: 2, boulder: 2, ram: 2 },
    'cards-left': 20,
    'traps-left': 6,
    removed: {},
    over: false,
    standings: { scores: Array.from({ length: players }, (_, seat) => 7 + 6 * seat), winners: [players - 1] },
  };
}

const ROOMS = {
  cave: { cave: { step: 'choosing', shown: ['diamond', 'key', 'troll'], kept: ['door'], free: 2 } },
  hall: { hall: { step: 'choosing', thrower: 1, aside: 1 } },
};
const CHOICES = { cave: ['roll', 'keep-key', 'enter', 'leave'], hall: ['roll', 'stay', 'leave'] };

function dice(players: number, room: 'cave' | 'hall'): object {
  return {
    name: 'troll-dragon',
    active: 0,
    ...ROOMS[room],
    rooms: { diamonds: 42, nuggets: 27 },
    hand: 3,
    beside: { diamonds: 4, nuggets: 3 },
    bags: Array.from({ length: players }, (_, seat) => ({ diamonds: 2 + seat, nuggets: 10 })),
    over: false,
    standings: { scores: Array.from({ length: players }, (_, seat) => 14 + 2 * seat), winners: [0] },
  };
}

/** The one message that says where the game stands. */
export function messageOf({
  game,
  players,
  names = [],
  cards = 5,
  edition = 'iello-2016',
  facts,
  onlooker = false,
  seat = 0,
  over = false,
  room = 'hall',
}: Crowd): { id: string; scene: object; you: object } {
  const seats = NAMES.slice(0, players).map((name, seat) => ({ name: names[seat] ?? name, host: seat === 0 }));
  const scene = game === 'diamant' ? diamant(players, cards) : dice(players, room);
  const asked = 'inside' in scene ? (scene.inside as number[]) : [0];
  const thinking = asked.filter((seat) => seat % 2 === 0);
  const question = { number: 7, kind: 'ballot', seats: asked, thinking, waiting: thinking.length };
  return {
    id: '7',
    ...(facts && { news: { type: 'drawn', facts } }),
    scene: {
      phase: over ? 'over' : 'playing',
      listing: 'private',
      options: {
        game: game === 'diamant' ? { name: game, edition } : { name: game, options: { race: 'step' } },
        absence: 'bot',
        grace: 30,
        timing: 'shown',
        chat: 'reactions',
        bots: 'instant',
        interval: 800,
      },
      seats,
      players: game === 'diamant' ? [3, 8] : [2, 5],
      deal: { game: 'c950809736aca79a75db', commitment: '' },
      ...(!over && { question }),
      game: scene,
    },
    you: onlooker
      ? {}
      : {
          seat,
          host: true,
          actions: over || !asked.includes(seat) ? [] : game === 'diamant' ? ['continue', 'leave'] : CHOICES[room],
        },
  };
}

/** The message after it: the game has just ended, and all chests are opened. */
function endOf(crowd: Crowd): object {
  const { scene, ...message } = messageOf({ ...crowd, facts: [{ fact: 'game-ended' }], over: true });
  return { ...message, id: '8', scene: { ...scene, phase: 'playing' } };
}

/** Tells this page of the crowd instead of what its table says, and if wanted how the game ends; the answer closes it. */
export async function showCrowd(
  page: Page,
  crowd: Crowd,
  path = '/t/CROWD00000',
  ends = false,
): Promise<() => void> {
  const server: Server = createServer((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    answer.write(`id: 7\ndata: ${JSON.stringify(messageOf(crowd))}\n\n`);
    if (ends) answer.write(`id: 8\ndata: ${JSON.stringify(endOf(crowd))}\n\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await page.route('**/api/tables/*/events*', (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  await page.goto(path);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
