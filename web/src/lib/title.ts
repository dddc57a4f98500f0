// What a tab and a screen reader call each screen.

import type { Route } from './router.svelte';
import { say } from './words.svelte';

const WORDS: Partial<Record<Route['screen'], string>> = {
  new: 'new-title',
  party: 'party-new',
  settings: 'settings',
  devices: 'devices-title',
  recover: 'recover-title',
  learn: 'learn-link',
  rules: 'rules-which',
  replay: 'replay-title',
  fairness: 'fair-title',
  review: 'title-review',
  practice: 'title-practice',
  big: 'title-screen',
  card: 'title-card',
  unknown: 'not-found-title',
};

export function titleOf(route: Route): string {
  const word = WORDS[route.screen];
  const own = ['code' in route ? route.code : '', word ? say(word) : ''];
  return [...own, 'Tacora'].filter((part) => part !== '').join(' · ');
}
