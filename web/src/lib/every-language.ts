// For tests that switch languages: the words of all of them.

import { LANGUAGES } from './languages';
import { speak } from './words.svelte';

await Promise.all(LANGUAGES.map(speak));
