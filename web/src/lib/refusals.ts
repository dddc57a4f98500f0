// What the server refused, in the player's language.

import { Refusal, Unreachable } from './api';
import { say } from './words.svelte';

/** The name of the sentence for a slug: `table/stale-choice` is said by `refusal-table-stale-choice`. */
export const sentenceOf = (slug: string): string => `refusal-${slug.replace('/', '-')}`;

/** What did not work, in a sentence; a slug that is not known yet is said in the server's own words. */
export function inWords(problem: unknown): string {
  if (problem instanceof Unreachable || problem === 'web/unreachable') return say('problem-unreachable');
  const slug = problem instanceof Refusal ? problem.slug : typeof problem === 'string' ? problem : '';
  const name = sentenceOf(slug);
  const sentence = slug === '' ? name : say(name);
  const message = problem instanceof Error ? problem.message : String(problem);
  if (sentence === name) return say('problem', { message });
  // What is wrong with a name, rules or a record is known only to the server, and said in English.
  return DETAILED.has(slug) && problem instanceof Refusal ? `${sentence} (${message})` : sentence;
}

const DETAILED = new Set(['table/bad-options', 'table/bad-record', 'table/illegal-choice']);
