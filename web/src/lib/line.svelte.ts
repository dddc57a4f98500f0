// Whether the line to the table on the screen is alive; nothing where there is no table.

import type { ConnectionState } from '../live/connection';

class Line {
  connection = $state<ConnectionState | null>(null);
}

export const line = new Line();
