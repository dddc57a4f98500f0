import { defineConfig } from '@playwright/test';

import { program } from './lib/server';

const port = Number(process.env.TACORA_E2E_PORT ?? 7899);

export const BROWSER = {
  executablePath: process.env.TACORA_BROWSER ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: 'specs',
  fullyParallel: true,
  // A machine that others keep busy gets a second try; what needed one is listed at the end of the run.
  retries: 1,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  snapshotPathTemplate: 'golden/{arg}{ext}',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    // A torch that flickers keeps a machine without a graphics card busy; specs about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1280, height: 800 },
    actionTimeout: 15_000,
    launchOptions: BROWSER,
    // A spec that watches requests must see all of them.
    serviceWorkers: 'block',
  },
  webServer: {
    command: `${program} serve --listen 127.0.0.1:${port} --memory --no-limits`,
    cwd: '..',
    port,
    timeout: 900_000,
  },
});
