// The page's side of the worker that plays without a server. It answers as the API does.

import { alone, CAN_PLAY_ALONE } from '../lib/alone.svelte';
import { Refusal } from '../lib/api';
import type { Presence, TableMessage } from '../lib/types';
import type { Said, Wanted } from './messages';

export interface Hearer {
  message(message: TableMessage): void;
  presence(presence: Presence): void;
}

type Want<T = Wanted> = T extends Wanted ? Omit<T, 'id'> : never;

class Device {
  #worker: Worker | null = null;
  #next = 1;
  readonly #waiting = new Map<number, { resolve(body: string | null): void; reject(why: Refusal): void }>();
  readonly #hearers = new Map<string, Hearer>();

  ask(want: Want): Promise<string | null> {
    return new Promise((resolve, reject) => {
      const id = this.#next++;
      this.#waiting.set(id, { resolve, reject });
      try {
        this.#start().postMessage({ id, ...want } satisfies Wanted);
      } catch {
        this.#fail('device/not-loaded');
      }
    });
  }

  async listen(table: string, hearer: Hearer): Promise<TableMessage> {
    this.#hearers.set(table, hearer);
    const first = await this.ask({ want: 'listen', table });
    alone.remember();
    return JSON.parse(first ?? '{}') as TableMessage;
  }

  leave(table: string, hearer: Hearer): void {
    if (this.#hearers.get(table) !== hearer) return;
    this.#hearers.delete(table);
    void this.ask({ want: 'leave', table }).catch(() => {});
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    if (!CAN_PLAY_ALONE) throw new Error('this build has no such part');
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Said>) => this.#hear(data);
    worker.onerror = () => {
      worker.terminate();
      this.#worker = null;
      this.#fail('device/not-loaded');
    };
    this.#worker = worker;
    return worker;
  }

  #fail(slug: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Refusal(501, slug, slug));
    this.#waiting.clear();
  }

  #hear(said: Said): void {
    if ('keeping' in said) alone.keeping = said.keeping;
    else if ('message' in said)
      this.#hearers.get(said.table)?.message(JSON.parse(said.message) as TableMessage);
    else if ('presence' in said) this.#hearers.get(said.table)?.presence(JSON.parse(said.presence) as Presence);
    else {
      const waiting = this.#waiting.get(said.id);
      this.#waiting.delete(said.id);
      if (said.status < 300) waiting?.resolve(said.body);
      else waiting?.reject(refusal(said.status, said.body));
    }
  }
}

function refusal(status: number, body: string | null): Refusal {
  const told = JSON.parse(body ?? '{}') as { slug?: string; message?: string; retry_after_ms?: number };
  const slug = told.slug === 'request/no-such-path' ? 'device/needs-server' : told.slug;
  return new Refusal(status, slug ?? 'server/unknown', told.message ?? '', told.retry_after_ms ?? null);
}

export const device = new Device();

/** What the API would answer. */
export async function call<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
  const answer = await device.ask({ want: 'call', method, path, body, key });
  return (answer === null ? undefined : JSON.parse(answer)) as T;
}
