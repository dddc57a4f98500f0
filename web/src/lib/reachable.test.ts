import { beforeEach, expect, test, vi } from 'vitest';

import { Reachable } from './reachable.svelte';

const answer = (body: object): Response => new Response(JSON.stringify(body), { status: 200 });

beforeEach(() => {
  vi.stubGlobal('fetch', async () => answer({ url: 'http://192.168.178.20:7777' }));
});

async function from(hostname: string): Promise<string | null | undefined> {
  const reachable = new Reachable();
  await reachable.look({ hostname, origin: `http://${hostname}:7777` });
  return reachable.origin;
}

test('a page that was opened on this computer invites to its address on the network', async () => {
  for (const here of ['localhost', '127.0.0.1', '[::1]'])
    expect(await from(here)).toBe('http://192.168.178.20:7777');
});

test('an address that works elsewhere is kept', async () => {
  expect(await from('192.168.178.21')).toBe('http://192.168.178.21:7777');
  expect(await from('play.example.org')).toBe('http://play.example.org:7777');
});

test('a server that only this computer can reach has no address for others', async () => {
  vi.stubGlobal('fetch', async () => answer({}));
  expect(await from('localhost')).toBeNull();
});

test('only a server that says so is content with the first letters of a code', async () => {
  for (const [codes, shown] of [
    ['short', 'K7QM'],
    ['long', 'K7QM2XNP4T'],
  ] as const) {
    vi.stubGlobal('fetch', async () => answer({ codes }));
    const reachable = new Reachable();
    expect(reachable.codeOf('K7QM2XNP4T')).toBe('K7QM2XNP4T');
    await reachable.look({ hostname: 'play.example.org', origin: 'https://play.example.org' });
    expect(reachable.codeOf('K7QM2XNP4T')).toBe(shown);
  }
});
