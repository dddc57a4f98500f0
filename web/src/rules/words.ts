// The text of the rules; it comes with the first page that shows it.

import { learnWords } from '../lib/words.svelte';

await learnWords(
  import.meta.glob<string>('../../../locales/*/web-rules.ftl', { query: '?raw', import: 'default' }),
);
