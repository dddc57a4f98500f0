import { defineConfig } from '@playwright/test';

const port = 7899;
/** The program under test; the one that cargo builds unless told otherwise. */
const program = process.env.TACORA ?? 'cargo run --quiet --';

export default defineConfig({
  testDir: 'specs',
  workers: 1,
  timeout: 240_000,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    // A spec that watches requests must see all of them.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `${program} serve --listen 127.0.0.1:${port} --memory --no-limits`,
    cwd: '..',
    port,
    timeout: 900_000,
  },
});
