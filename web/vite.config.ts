import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** Where a server listens while the client is being worked on. */
const target = process.env.TACORA_SERVER ?? 'http://127.0.0.1:7810';
// The server takes wishes only from its own origin, so it must see the one that the browser sees.
const proxied = { target, changeOrigin: false };

/** Writes the service worker: its source, and the names of the files that this build gives it to keep. */
function serviceWorker(): Plugin {
  let folder = 'dist';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      const kept = readdirSync(join(folder, 'assets'))
        .sort()
        .map((name) => `assets/${name}`);
      const files = ['offline.html', 'icon.svg', ...kept];
      const source = readFileSync('src/offline/worker.js', 'utf8');
      const hash = createHash('sha256').update(source);
      for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
      const version = JSON.stringify(`tacora-${hash.digest('hex').slice(0, 16)}`);
      const list = JSON.stringify(files.map((file) => `/${file}`));
      writeFileSync(join(folder, 'sw.js'), `const VERSION = ${version};\nconst FILES = ${list};\n${source}`);
    },
  };
}

/** Lays a compressed twin beside every text, so that the server need not compress. */
function zipped(): Plugin {
  let folder = 'dist';
  return {
    name: 'zipped',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(html|js|css|svg|webmanifest)$/.test(name)) continue;
        const path = join(folder, name);
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), svelteTesting(), serviceWorker(), zipped()],
  build: {
    target: 'es2022',
    // Under the strict content policy nothing may be inlined into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['index.html', 'offline.html'] },
  },
  server: {
    proxy: { '/api': proxied, '/health': proxied },
    fs: { allow: ['..'] },
  },
  // A preview is as strict as the server.
  preview: {
    headers: { 'content-security-policy': "default-src 'self'; img-src 'self' data:; object-src 'none'" },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
  },
});
