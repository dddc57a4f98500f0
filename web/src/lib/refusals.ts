// What the server refused, in the player's language.

import { Refusal, Unreachable } from './api';
import { say, spoken } from './words.svelte';

/** The name of the sentence for a slug: `table/stale-choice` is said by `refusal-table-stale-choice`. */
export const sentenceOf = (slug: string): string => `refusal-${slug.replace('/', '-')}`;

/** What did not work, in a sentence. The server's own words are English, so nobody else gets to read them. */
export function inWords(problem: unknown): string {
  if (problem instanceof Unreachable || problem === 'web/unreachable') return say('problem-unreachable');
  const slug = problem instanceof Refusal ? problem.slug : typeof problem === 'string' ? problem : '';
  const name = sentenceOf(slug);
  const sentence = slug === '' ? name : say(name);
  if (sentence === name) return say('problem');
  // What exactly is wrong with rules or a record is known only to the server.
  return DETAILED.has(slug) && problem instanceof Refusal && spoken() === 'en'
    ? say('problem-detail', { sentence, detail: problem.message })
    : sentence;
}

const DETAILED = new Set(['table/bad-options', 'table/bad-record', 'table/illegal-choice']);
