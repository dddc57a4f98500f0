// Holds the script of the first load to its limit, compressed as it is sent. What is fetched later does not count.

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 150 * 1024;

const folder = process.argv[2] ?? 'dist';
const page = readFileSync(join(folder, 'index.html'), 'utf8');

/** What the page asks for, and what that imports in turn. */
const files = new Set(Array.from(page.matchAll(/"[^"]*\/([^"/]+\.js)"/g), ([, name]) => name));
let total = 0;
for (const name of files) {
  const script = readFileSync(join(folder, 'assets', name));
  total += gzipSync(script).length;
  for (const [, path] of script.toString().matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g)) {
    files.add(basename(path));
  }
}

console.log(`script: ${(total / 1024).toFixed(1)} KB compressed, at most ${LIMIT / 1024}`);
if (files.size === 0 || total > LIMIT) process.exit(1);
