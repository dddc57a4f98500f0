// Being at a table for as long as a screen is shown: the stream is open, and the frame knows how the line is and whose rules
// are meant.

import { onMount } from 'svelte';

import { line } from '../lib/line.svelte';
import type { Table } from '../lib/table.svelte';
import { rulesAtHand, rulesOf } from '../ui/rules-at-hand.svelte';

/** To be called while a screen is made. */
export function attend(table: Table): void {
  onMount(() => {
    void table.open();
    return () => {
      table.close();
      line.connection = null;
      rulesAtHand.of = null;
    };
  });
  $effect(() => {
    // A table that is gone says so itself, in large letters.
    line.connection = table.connection === 'gone' ? null : table.connection;
  });
  $effect(() => {
    rulesAtHand.of = table.scene ? rulesOf(table.scene.options.game) : null;
  });
}
