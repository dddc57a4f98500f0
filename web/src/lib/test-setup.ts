// Before the tests of every file that has a page: the words are there, as they are before the first screen.

if (typeof document !== 'undefined') {
  const { begin } = await import('./words.svelte');
  await begin();
}

export {};
