// What the coach says; it comes with the screens that need it.

import { learnWords } from '../lib/words.svelte';

await learnWords(
  import.meta.glob<string>('../../../locales/*/web-review.ftl', { query: '?raw', import: 'default' }),
);
