// What the coach says, in every language; it comes with the screens that need it.

import { learnWords } from '../lib/words.svelte';

learnWords(
  import.meta.glob<string>('../../../locales/*/web-review.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
