// Holds the script of the first load, the fonts and what plays without a server to their limits, compressed as they are sent.

import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT = 150 * 1024;
const FONTS = 45 * 1024;
/** What plays without a server, where the build has it. */
const MODULE = 700 * 1024;

const folder = process.argv[2] ?? 'dist';
const page = readFileSync(join(folder, 'index.html'), 'utf8');
// What the page names is loaded first, its script and all that this needs; everything else comes when it is asked for.
const sizes = Array.from(page.matchAll(/"\.?\/(assets\/[^"]+\.js)"/g), ([, name]) => name ?? '').map(
  (name) => gzipSync(readFileSync(join(folder, name))).length,
);
const total = sizes.reduce((sum, size) => sum + size, 0);

console.log(`script: ${(total / 1024).toFixed(1)} KB compressed, at most ${LIMIT / 1024}`);
const faces = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.woff2'));
const fonts = faces.reduce((sum, name) => sum + statSync(join(folder, 'assets', name)).size, 0);
console.log(`fonts: ${(fonts / 1024).toFixed(1)} KB, at most ${FONTS / 1024}`);
const modules = readdirSync(join(folder, 'assets')).filter((name) => name.endsWith('.wasm'));
const module = modules.reduce(
  (sum, name) => sum + gzipSync(readFileSync(join(folder, 'assets', name))).length,
  0,
);
console.log(`module: ${(module / 1024).toFixed(1)} KB compressed, at most ${MODULE / 1024}`);
if (module > MODULE) process.exit(1);
if (sizes.length === 0 || total > LIMIT || faces.length === 0 || fonts > FONTS) process.exit(1);
