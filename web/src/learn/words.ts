// What the guide says; it comes with the lesson.

import { learnWords } from '../lib/words.svelte';

await learnWords(
  import.meta.glob<string>('../../../locales/*/web-learn.ftl', { query: '?raw', import: 'default' }),
);
