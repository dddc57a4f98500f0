// What the guide says, in every language; it comes with the lesson.

import { learnWords } from '../lib/words.svelte';

learnWords(
  import.meta.glob<string>('../../../locales/*/web-learn.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
