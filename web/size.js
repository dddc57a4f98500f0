// Holds the script of the first load and the fonts to their limits, compressed as they are sent.

import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 150 * 1024;
const FONTS = 45 * 1024;

const folder = process.argv[2] ?? 'dist';
const page = readFileSync(join(folder, 'index.html'), 'utf8');
// What the page names is loaded first, its script and all that this needs; everything else comes when it is asked for.
const sizes = Array.from(page.matchAll(/"\/(assets\/[^"]+\.js)"/g), ([, name]) => name ?? '').map(
  (name) => gzipSync(readFileSync(join(folder, name))).length,
);
const total = sizes.reduce((sum, size) => sum + size, 0);

console.log(`script: ${(total / 1024).toFixed(1)} KB compressed, at most ${LIMIT / 1024}`);
const faces = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.woff2'));
const fonts = faces.reduce((sum, name) => sum + statSync(join(folder, 'assets', name)).size, 0);
console.log(`fonts: ${(fonts / 1024).toFixed(1)} KB, at most ${FONTS / 1024}`);
if (sizes.length === 0 || total > LIMIT || faces.length === 0 || fonts > FONTS) process.exit(1);
