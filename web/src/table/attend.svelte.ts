// Being at a table for as long as a screen is shown: the stream is open, and the frame knows how the line is.

import { onMount } from 'svelte';

import { line } from '../lib/line.svelte';
import type { Table } from '../lib/table.svelte';

/** To be called while a screen is made. */
export function attend(table: Table): void {
  onMount(() => {
    void table.open();
    return () => {
      table.close();
      line.connection = null;
    };
  });
  $effect(() => {
    line.connection = table.connection;
  });
}
