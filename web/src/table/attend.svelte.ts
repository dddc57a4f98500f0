// Being at a table for as long as a screen is shown: the stream is open, and the frame knows how the line is and whose rules
// are meant.

import { onMount, untrack } from 'svelte';

import { gameOf } from '../games/any';
import { announcer } from '../lib/announcer.svelte';
import { feel } from '../lib/haptics';
import { line } from '../lib/line.svelte';
import type { Table } from '../lib/table.svelte';
import { state as stateOf } from '../lib/narrate';
import type { Scene } from '../lib/types';
import { stayAwake } from '../lib/wake-lock';
import { setMood } from '../sound/ambience';
import { rulesAtHand } from '../ui/rules-at-hand.svelte';

/** One tap or key ends the running beats. */
const SKIPS = ['pointerdown', 'keydown'] as const;

/** To be called while a screen is made. A phone beside a big screen makes no sound of its own. */
export function attend(table: Table, { quiet = false }: { quiet?: boolean } = {}): void {
  onMount(() => {
    void table.open();
    const skip = (): void => table.skip();
    // Before anything else hears of it: what skips to a question does not answer it.
    for (const kind of SKIPS) window.addEventListener(kind, skip, { capture: true });
    return () => {
      for (const kind of SKIPS) window.removeEventListener(kind, skip, { capture: true });
      table.close();
      line.connection = null;
      rulesAtHand.mean(null);
    };
  });
  $effect(() => {
    // A table that is gone says so itself, in large letters.
    line.connection = table.connection === 'gone' ? null : table.connection;
  });
  let arrived = false;
  $effect(() => {
    const { scene, you } = table;
    if (!scene || arrived) return;
    arrived = true;
    // Whoever comes to a running game hears where it stands: its first card may be on the table already.
    if (scene.game && scene.phase === 'playing')
      untrack(() => announcer.news([{ text: stateOf(scene, you.seat), urgent: false }]));
  });
  let playing = false;
  $effect(() => {
    const began = table.scene?.phase === 'playing';
    // Whoever scrolled down among the seats sees the game from its top.
    if (began && !playing) scrollTo(0, 0);
    playing = began;
  });
  const danger = $derived(table.scene?.phase === 'playing' ? dangerOf(table.scene.game) : null);
  $effect(() => {
    if (quiet || danger === null) return;
    setMood({ danger });
    return () => setMood(null);
  });
  $effect(() => {
    if (table.scene?.phase !== 'playing') return;
    stayAwake(true);
    return () => stayAwake(false);
  });
  /** The question that is open to this device; in a race every roll would be one. */
  const asked = $derived.by(() => {
    const question = table.scene?.question;
    const open = (table.you.actions?.length ?? 0) > 0 && question?.kind !== 'race';
    return open ? (question?.number ?? null) : null;
  });
  $effect(() => {
    if (asked !== null) feel('asked');
  });
  $effect(() => {
    rulesAtHand.mean(table.scene?.options.game ?? null);
  });
}

const dangerOf = (game: Scene['game']): number => (game ? gameOf(game.name).dangerOf(game) : 0);
