// The worker: it loads the module and the storage, and answers what the page wants.

import { Engine } from './engine';
import { Host } from './host';
import type { Said, Wanted } from './messages';
import { Database, Memory, type Store } from './store';

const say = (said: Said): void => self.postMessage(said);

async function bytes(name: string): Promise<Uint8Array> {
  // The worker stands in the same folder as what it needs.
  const answer = await fetch(new URL(name, self.location.href));
  if (!answer.ok) throw new Error(name);
  return new Uint8Array(await answer.arrayBuffer());
}

async function storage(): Promise<Store> {
  try {
    return await Database.open();
  } catch {
    say({ keeping: 'nowhere' });
    return new Memory();
  }
}

/** The clock of this device, but one that never runs backwards. */
const now = (): number => Math.floor(performance.timeOrigin + performance.now());

async function start(): Promise<Host> {
  const seed = crypto.getRandomValues(new Uint8Array(32));
  const [module, store] = await Promise.all([bytes(__DEVICE__ ?? ''), storage()]);
  const engine = await Engine.start(module as Uint8Array<ArrayBuffer>, seed);
  return new Host(engine, store, say, (name) => bytes(__MASTERS__[name] ?? name), now);
}

const host = start();
self.onmessage = ({ data }: MessageEvent<Wanted>) => {
  host.then(
    (ready) => ready.take(data),
    (why: unknown) => {
      const slug =
        typeof WebAssembly === 'undefined' || why instanceof WebAssembly.CompileError
          ? 'device/no-wasm'
          : 'device/not-loaded';
      say({ id: data.id, status: 501, body: JSON.stringify({ slug, message: String(why) }) });
    },
  );
};
