// Whether the line to the table on the screen is alive; nothing where there is no table.

import type { Connection } from './table.svelte';

class Line {
  connection = $state<Connection | null>(null);
}

export const line = new Line();
