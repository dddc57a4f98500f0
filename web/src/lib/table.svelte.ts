// One table: what carries its messages, what is shown of them, and what can be wanted there.

import type { Connection, ConnectionState } from '../live/connection';
import { Commands } from '../live/commands.svelte';
import { connectionTo } from '../live/connect';
import { Deal } from '../live/deal';
import { Feed, type Narrator, type Staged } from '../live/feed.svelte';
import type { Asker, Shown, Told } from '../live/shown';
import type { Suspense } from '../timeline/suspense';
import type { Beside, Choice, Presence, Scene, You } from './types';

export type { Narrator, Staged } from '../live/feed.svelte';
export type { Told } from '../live/shown';

export class Table implements Shown, Asker {
  presence = $state.raw<Presence>({ here: [], watching: 0 });
  readonly feed: Feed;
  readonly commands: Commands;
  readonly #deal: Deal;

  constructor(
    readonly code: string,
    narrate?: Narrator,
    readonly line: Connection = connectionTo(code),
  ) {
    this.#deal = new Deal(line.send);
    this.feed = new Feed(narrate, (scene, you) => this.commands.hear(scene, you));
    this.commands = new Commands(line, this.feed, this.#deal);
  }

  get scene(): Scene | null {
    return this.feed.scene;
  }
  get you(): You {
    return this.feed.you;
  }
  get seats(): Beside[] {
    return this.feed.seats;
  }
  get log(): Told[] {
    return this.feed.log;
  }
  get latest(): Told | null {
    return this.feed.latest;
  }
  get suspense(): Suspense | null {
    return this.feed.suspense;
  }
  get ceremony(): Staged | null {
    return this.feed.ceremony;
  }
  get connection(): ConnectionState {
    return this.line.state;
  }
  get sending(): Choice | null {
    return this.commands.sending;
  }
  get refused(): string | null {
    return this.commands.refused;
  }

  open(): Promise<void> {
    return this.line.open({
      message: (message, missed) => {
        this.#deal.hear(message);
        this.feed.receive(message, missed);
      },
      presence: (presence) => (this.presence = presence),
    });
  }
  close(): void {
    this.line.close();
    this.feed.close();
  }
  skip(): void {
    this.feed.skip();
  }
  /** Answers the open question, or changes the answer; for a seat of this device, if one is named. */
  act(choice: Choice, seat?: number): Promise<void> {
    return this.commands.act(choice, seat);
  }
}
