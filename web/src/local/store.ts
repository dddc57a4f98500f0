// What this device keeps of its tables and games: in IndexedDB or, where a browser keeps nothing, only in memory.

/** A table in a list. */
export interface TableRow {
  table: string;
  at: number;
  sign: string;
}

export interface GameRow {
  id: string;
  table: string;
  ended: number;
  record: string;
  verdict: string;
}

/** What belongs together: all of it is kept, or nothing. */
export interface Append {
  row: TableRow;
  /** The number of the first of these events. */
  first: number;
  log: string[];
  game: GameRow | null;
}

/** Another tab has gone on with the table. */
export class Conflict extends Error {}

export interface Store {
  append(append: Append): Promise<void>;
  log(table: string): Promise<string[]>;
  tables(): Promise<TableRow[]>;
  games(): Promise<GameRow[]>;
  game(id: string): Promise<GameRow | null>;
}

const NAME = 'tacora';
const VERSION = 1;

/** The request's result, or its error. */
function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}

export class Database implements Store {
  private constructor(private readonly database: IDBDatabase) {}

  static async open(): Promise<Database> {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      const database = opening.result;
      database.createObjectStore('events', { keyPath: ['table', 'number'] });
      database.createObjectStore('tables', { keyPath: 'table' });
      database.createObjectStore('games', { keyPath: 'id' });
    };
    const database = await done(opening);
    // A newer page in another tab must not have to wait for this one.
    database.onversionchange = () => database.close();
    return new Database(database);
  }

  append({ row, first, log, game }: Append): Promise<void> {
    return new Promise((resolve, reject) => {
      const stores = ['events', 'tables', 'games'];
      const transaction = this.database.transaction(stores, 'readwrite', { durability: 'strict' });
      const failed = (): void => {
        const why = transaction.error;
        reject(why?.name === 'ConstraintError' ? new Conflict() : (why ?? new Error('IndexedDB')));
      };
      transaction.oncomplete = () => resolve();
      transaction.onabort = failed;
      const events = transaction.objectStore('events');
      log.forEach((event, place) => events.add({ table: row.table, number: first + place, event }));
      transaction.objectStore('tables').put(row);
      if (game) transaction.objectStore('games').put(game);
    });
  }

  async log(table: string): Promise<string[]> {
    const events = this.database.transaction('events').objectStore('events');
    const rows: { event: string }[] = await done(
      events.getAll(IDBKeyRange.bound([table, 0], [table, Infinity])),
    );
    return rows.map(({ event }) => event);
  }

  tables(): Promise<TableRow[]> {
    return done(this.database.transaction('tables').objectStore('tables').getAll());
  }

  games(): Promise<GameRow[]> {
    return done(this.database.transaction('games').objectStore('games').getAll());
  }

  async game(id: string): Promise<GameRow | null> {
    const row: GameRow | undefined = await done(
      this.database.transaction('games').objectStore('games').get(id),
    );
    return row ?? null;
  }
}

export class Memory implements Store {
  /** What was kept earlier, where there is something. */
  constructor(private readonly earlier: Store | null = null) {}

  readonly #logs = new Map<string, string[]>();
  readonly #tables = new Map<string, TableRow>();
  readonly #games = new Map<string, GameRow>();

  async append({ row, first, log, game }: Append): Promise<void> {
    const known = await this.log(row.table);
    if (known.length !== first) throw new Conflict();
    this.#logs.set(row.table, [...known, ...log]);
    this.#tables.set(row.table, row);
    if (game) this.#games.set(game.id, game);
  }
  async log(table: string): Promise<string[]> {
    return this.#logs.get(table) ?? (await this.earlier?.log(table)) ?? [];
  }
  async tables(): Promise<TableRow[]> {
    const earlier = (await this.earlier?.tables()) ?? [];
    return [...this.#tables.values(), ...earlier.filter(({ table }) => !this.#tables.has(table))];
  }
  async games(): Promise<GameRow[]> {
    return [...this.#games.values(), ...((await this.earlier?.games()) ?? [])];
  }
  async game(id: string): Promise<GameRow | null> {
    return this.#games.get(id) ?? (await this.earlier?.game(id)) ?? null;
  }
}
