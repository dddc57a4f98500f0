// The text of the rules, in every language; it comes with the first page that shows it.

import { learnWords } from '../lib/words.svelte';

learnWords(
  import.meta.glob<string>('../../../locales/*/web-rules.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
