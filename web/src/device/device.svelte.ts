// A device that several people share: who has it in hand, and what may be shown then.
//
// A choice of Diamant is secret, so between two people nothing is open. In Troll & Dragon everything lies open and nobody
// needs to hide anything.

import { gameOf } from '../games/any';
import { announcer } from '../lib/announcer.svelte';
import type { Table } from '../lib/table.svelte';
import type { Beside, Choice, You } from '../lib/types';
import { say } from '../lib/words.svelte';
import { play } from '../sound/sounds';

/** How long, in milliseconds, it says that a choice is sealed: as long for one choice as for the other. */
export const SEALED = 900;

export class Device {
  /** The seat of the one who looks at the screen, alone, and decides. */
  holder = $state<number | null>(null);
  /** Whether the board is covered while the device changes hands. */
  covered = $state(false);
  /** Whether a choice was sealed a moment ago. */
  sealed = $state(false);
  /** The question that the people here are being asked in turn. */
  #question = 0;

  constructor(readonly table: Table) {}

  /** Whether more than one person sits at this device. */
  get shared(): boolean {
    return this.table.seats.length > 1;
  }

  /** Whether choices must be hidden from the others here. */
  get secret(): boolean {
    const game = this.table.scene?.game;
    return this.shared && Boolean(game && gameOf(game.name).secret);
  }

  /** What may be shown of one's own: everything on a device of one's own, else only what its holder may see. */
  get you(): You {
    if (!this.shared) return this.table.you;
    const own = this.table.seats.find(({ seat }) => seat === this.holder);
    return own ? { ...own, choice: null } : {};
  }

  /** Those here who are asked. */
  get asked(): Beside[] {
    return this.table.seats.filter(({ actions }) => (actions ?? []).length > 0);
  }

  /** The one here who chooses next. */
  get next(): number | null {
    const waits = ({ seat, choice }: Beside): boolean =>
      !choice && !this.table.scene?.seats[seat]?.['stand-in'];
    return this.asked.find(waits)?.seat ?? null;
  }

  /** Those here who may still change their minds, or come back from being stood in for. */
  get others(): number[] {
    return this.asked.map(({ seat }) => seat).filter((seat) => seat !== this.next && this.#isDone(seat));
  }

  #isDone(seat: number): boolean {
    const own = this.table.seats.find((other) => other.seat === seat);
    return Boolean(own?.choice) || Boolean(this.table.scene?.seats[seat]?.['stand-in']);
  }

  /** Somebody says that they have the device in hand. */
  take(seat: number): void {
    if (this.sealed) return;
    this.holder = seat;
    this.covered = true;
  }

  /** The holder gives it back without choosing. */
  giveBack(): void {
    this.holder = null;
    this.covered = false;
  }

  /** The holder chooses. Whatever it is, the same is seen and heard. */
  choose(choice: Choice): void {
    const seat = this.holder;
    if (seat === null || !this.you.actions?.includes(choice)) return;
    this.holder = null;
    this.sealed = true;
    play('choice');
    announcer.say(say('device-sealed'));
    void this.table.act(choice, seat);
    setTimeout(() => {
      this.sealed = false;
      this.covered = this.next !== null;
    }, SEALED);
  }

  /** What is open is open no longer when something else is asked; to be called in an effect. */
  follow(question: number): void {
    if (question === this.#question) return;
    this.#question = question;
    this.holder = null;
    if (!this.sealed) this.covered = false;
  }
}
