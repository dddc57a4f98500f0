// The module of WebAssembly: texts in, texts out.

interface Exports {
  memory: WebAssembly.Memory;
  room(length: number): number;
  begin(): number;
  ask(): number;
  answer(): number;
  teach(family: number, players: number): number;
}

/** What happened at a table; see `crates/wasm`. */
export interface News {
  table: string;
  first: number;
  log: string[];
  messages: string[];
  presence: string;
  due: number | null;
  sign: string;
  finished?: { id: string; record: string };
}

export interface Answer extends Partial<News> {
  status: number;
  body?: unknown;
  needs?: string;
}

export type Action =
  | { action: 'call'; method: string; path: string; body?: unknown; key?: string }
  | { action: 'load'; table: string; log: string[] }
  | { action: 'listen' | 'leave' | 'tick' | 'forget'; table: string };

/** The families of the master's tables, in the order in which the module counts them. */
const FAMILIES = ['base', 'numbered', 'all-at-set-up', 'by-exit'];

export class Engine {
  readonly #exports: Exports;

  private constructor(exports: WebAssembly.Exports) {
    this.#exports = exports as unknown as Exports;
  }

  /** Everything that is left to chance comes of these 32 bytes. */
  static async start(module: BufferSource, seed: Uint8Array): Promise<Engine> {
    const { instance } = await WebAssembly.instantiate(module);
    const engine = new Engine(instance.exports);
    engine.#write(seed);
    if (!engine.#exports.begin()) throw new Error('the seed has 32 bytes');
    return engine;
  }

  /** The answer as the module wrote it. */
  askText(request: string): string {
    this.#write(new TextEncoder().encode(request));
    const length = this.#exports.ask();
    const bytes = new Uint8Array(this.#exports.memory.buffer, this.#exports.answer(), length);
    return new TextDecoder().decode(bytes);
  }

  ask(now: number, action: Action): Answer {
    return JSON.parse(this.askText(JSON.stringify({ now, ...action }))) as Answer;
  }

  /** Takes in a table of the master, such as base-4. */
  teach(name: string, table: Uint8Array): boolean {
    const [, family = '', players] = /^(.+)-(\d)$/.exec(name) ?? [];
    this.#write(table);
    return this.#exports.teach(FAMILIES.indexOf(family), Number(players)) !== 0;
  }

  #write(bytes: Uint8Array): void {
    const at = this.#exports.room(bytes.length);
    // The memory may have grown, and an older view of it would be empty.
    new Uint8Array(this.#exports.memory.buffer, at, bytes.length).set(bytes);
  }
}
