// Holds the script of the first load to its limit, compressed as it is sent.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 150 * 1024;

const folder = join(process.argv[2] ?? 'dist', 'assets');
const sizes = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name) => gzipSync(readFileSync(join(folder, name))).length);
const total = sizes.reduce((sum, size) => sum + size, 0);

console.log(`script: ${(total / 1024).toFixed(1)} KB compressed, at most ${LIMIT / 1024}`);
if (sizes.length === 0 || total > LIMIT) process.exit(1);
