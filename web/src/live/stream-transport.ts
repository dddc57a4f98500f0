// A stream of server-sent events.

import type { Presence, TableMessage } from '../lib/types';
import type { OpenTransport } from './transport';

export const openStream: OpenTransport = (table, query, receiver) => {
  const source = new EventSource(`${table}/events${query}`);
  let heard = false;
  const alive = (): void => {
    heard = true;
    receiver.alive();
  };
  source.onopen = alive;
  source.onmessage = ({ data }: MessageEvent<string>) => {
    alive();
    receiver.message(JSON.parse(data) as TableMessage);
  };
  source.addEventListener('presence', (event) => {
    alive();
    receiver.presence(JSON.parse((event as MessageEvent<string>).data) as Presence);
  });
  source.onerror = () => {
    source.close();
    receiver.lost(!heard);
  };
  return source;
};
