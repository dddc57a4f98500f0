import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import { noscript } from './src/lib/noscript.ts';

/** Where a server listens while the client is being worked on. */
const target = process.env.TACORA_SERVER ?? 'http://127.0.0.1:7810';
// The server takes wishes only from its own origin, so it must see the one that the browser sees.
const proxied = { target, changeOrigin: false, ws: true };

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
      const words: Record<string, string[]> = {};
      for (const name of kept) {
        const language = /^assets\/locale\.([^.]+)\./.exec(name)?.[1];
        if (language) (words[language] ??= []).push(name);
      }
      const spoken = Object.values(words).flat();
      const files = ['offline.html', 'icon.svg', ...kept.filter((name) => !spoken.includes(name))];
      const source = readFileSync('src/offline/worker.js', 'utf8');
      const hash = createHash('sha256').update(source);
      for (const file of [...files, ...spoken]) hash.update(file).update(readFileSync(join(folder, file)));
      const version = JSON.stringify(`tacora-${hash.digest('hex').slice(0, 16)}`);
      const paths = (names: string[]) => names.map((name) => `/${name}`);
      const byLanguage = Object.entries(words).map(([language, names]) => [language, paths(names)]);
      const lists = [
        `const VERSION = ${version};`,
        `const FILES = ${JSON.stringify(paths(files))};`,
        `const WORDS = ${JSON.stringify(Object.fromEntries(byLanguage))};`,
      ];
      writeFileSync(join(folder, 'sw.js'), [...lists, source].join('\n'));
    },
  };
}

const LOCALES = '../locales';

/** Tells browsers without scripts in every language why there is nothing to see. */
function withoutScripts(): Plugin {
  return {
    name: 'without-scripts',
    transformIndexHtml(html) {
      const languages = readdirSync(LOCALES).sort();
      const text = (language: string) => readFileSync(join(LOCALES, language, 'language.ftl'), 'utf8');
      const files = new Map(languages.map((language) => [language, text(language)]));
      return html.replace('<noscript></noscript>', noscript(files));
    },
  };
}

/** The chunk of a file of messages: one for what every screen of a language needs, one for each long text. */
function wordsChunk(module: string): string | null {
  const [, language, file] = /[\\/]locales[\\/]([^\\/]+)[\\/]([a-z-]+)\.ftl/.exec(module) ?? [];
  if (!language || !file || file === 'language') return null;
  const part = /^web-(rules|learn|review)$/.exec(file)?.[1] ?? 'common';
  return `locale.${language}.${part}`;
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
  plugins: [svelte(), svelteTesting(), withoutScripts(), serviceWorker(), zipped()],
  build: {
    target: 'es2022',
    // Under the strict content policy nothing may be inlined into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'offline.html'],
      output: { codeSplitting: { groups: [{ name: wordsChunk }] } },
    },
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
    setupFiles: ['src/lib/test-setup.ts'],
  },
});
