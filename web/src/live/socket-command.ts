// Wishes as commands over a WebSocket: the operation that a route of a table stands for, and what its path says.

import type { SocketCommand } from '../lib/types';
import type { Wish } from './connection';

const OPERATIONS: Record<string, SocketCommand['operation']> = {
  'POST act': 'act',
  'POST reactions': 'react',
  'POST words': 'say',
  'POST seat': 'sit',
  'DELETE seat': 'stand_up',
  'POST seats': 'sit_beside',
  'DELETE seats/': 'clear',
  'PUT seats/place': 'move_seat',
  'POST seats/stand-in': 'stand_in',
  'PUT seats/stand-in': 'vote_on_stand_in',
  'POST seats/host': 'pass_on',
  'PUT appearance': 'choose_appearance',
  'PUT commitment': 'commit_nonce',
  'PUT nonce': 'reveal_nonce',
  'POST ready': 'say_ready',
  'POST start': 'start',
  'POST bots': 'add_bot',
  'PUT options': 'options',
  'PUT listing': 'list',
  'PUT door': 'set_door',
  'DELETE people/': 'ban',
};

/** The command that says the same as this wish, without a number; nothing if there is none. */
export function commandOf({ method, path, body, key }: Wish): Omit<SocketCommand, 'request'> | null {
  const [, what, named, more = '', seat] =
    /^\/(\w+)(?:\/([^/?]+)(\/[\w-]+)?)?(?:\?seat=(\d+))?$/.exec(path) ?? [];
  const operation = OPERATIONS[`${method} ${what}${named ? more || '/' : ''}`];
  if (!operation) return null;
  const command = {
    operation,
    body: body as SocketCommand['body'],
    key,
    seat: seat ? Number(seat) : undefined,
  };
  if (!named) return command;
  return what === 'people' ? { ...command, person: named } : { ...command, target: Number(named) };
}
