import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

import { noscript } from './src/lib/noscript.ts';

/** The module that plays without a server, if there is one, and the tables of its master; see `crates/wasm`. */
const module = process.env.TACORA_WASM || null;
const TABLES = '../crates/advice/data/master';
/** Whether the build is a static site, which has no server and may lie in any folder. */
const site = process.env.TACORA_SITE === '1';
/** The master for more players than this is kept by a browser only once it was needed. */
const USUAL_PLAYERS = 5;

/** The file as it is called in the build. */
function hashed(name: string, path: string): [string, Buffer] {
  const content = readFileSync(path);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return [name.replace('.', `-${hash}.`), content];
}

const wasm = module === null ? null : hashed('device.wasm', module);
const masters = (wasm === null ? [] : readdirSync(TABLES)).map((name) => hashed(name, join(TABLES, name)));
const masterOf = masters.map(([name]) => [/^(.+)-[^-]+$/.exec(name)?.[1] ?? name, name]);

/** A static site has nobody who sends headers, so the page itself is as strict as the server. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'";

function strict(): Plugin {
  const attrs = { 'http-equiv': 'content-security-policy', content: POLICY };
  return {
    name: 'strict',
    apply: 'build',
    transformIndexHtml: () => (site ? [{ tag: 'meta', attrs, injectTo: 'head-prepend' }] : []),
  };
}

/** Adds the module and its tables to the build. */
function playsAlone(): Plugin {
  return {
    name: 'plays-alone',
    apply: 'build',
    generateBundle() {
      for (const [name, source] of [...(wasm ? [wasm] : []), ...masters]) {
        this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
      }
    },
  };
}

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
      const usual = (name: string) => Number(/-(\d)-[^-]+\.table$/.exec(name)?.[1] ?? 0) <= USUAL_PLAYERS;
      const kept = readdirSync(join(folder, 'assets'))
        .filter(usual)
        .sort()
        .map((name) => `assets/${name}`);
      const words: Record<string, string[]> = {};
      for (const name of kept) {
        const language = /^assets\/locale\.([^.]+)\./.exec(name)?.[1];
        if (language) (words[language] ??= []).push(name);
      }
      const spoken = Object.values(words).flat();
      const shell = site ? 'index.html' : 'offline.html';
      const files = [shell, 'icon.svg', ...kept.filter((name) => !spoken.includes(name))];
      const source = readFileSync('src/offline/worker.js', 'utf8');
      const hash = createHash('sha256').update(source);
      for (const file of [...files, ...spoken]) hash.update(file).update(readFileSync(join(folder, file)));
      const version = JSON.stringify(`tacora-${hash.digest('hex').slice(0, 16)}`);
      const byLanguage = Object.entries(words).map(([language, names]) => [language, names]);
      const lists = [
        `const VERSION = ${version};`,
        `const SHELL = ${JSON.stringify(shell)};`,
        `const FILES = ${JSON.stringify(files)};`,
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
        if (!/\.(html|js|css|svg|webmanifest|wasm)$/.test(name)) continue;
        const path = join(folder, name);
        writeFileSync(`${path}.gz`, gzipSync(readFileSync(path), { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  base: site ? './' : '/',
  define: {
    __DEVICE__: JSON.stringify(wasm?.[0] ?? null),
    __MASTERS__: JSON.stringify(Object.fromEntries(masterOf)),
    __SITE__: JSON.stringify(site),
  },
  plugins: [svelte(), svelteTesting(), withoutScripts(), strict(), playsAlone(), serviceWorker(), zipped()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    // Under the strict content policy nothing may be inlined into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: site ? ['index.html'] : ['index.html', 'offline.html'],
      output: { codeSplitting: { groups: [{ name: wordsChunk }] } },
    },
  },
  server: {
    proxy: { '/api': proxied, '/health': proxied },
    fs: { allow: ['..'] },
  },
  // A preview is as strict as the server.
  preview: {
    headers: {
      'content-security-policy':
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data:; object-src 'none'",
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
    setupFiles: ['src/lib/test-setup.ts'],
  },
});
