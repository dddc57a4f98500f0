import './every-language';
import { readFileSync } from 'node:fs';

import { beforeEach, expect, test } from 'vitest';

import { Refusal, Unreachable } from './api';
import { LANGUAGES } from './languages';
import { inWords, sentenceOf } from './refusals';
import { settings } from './settings.svelte';
import { say } from './words.svelte';

const document = JSON.parse(readFileSync('protocol/openapi.json', 'utf8'));
const slugs: string[] = document.components.schemas.Problem.properties.slug.enum;

beforeEach(() => {
  settings.language = 'en';
});

test.each(LANGUAGES)('every refusal of the server has a sentence in %s', (language) => {
  settings.language = language;
  expect(slugs.length).toBeGreaterThan(40);
  expect(slugs.filter((slug) => say(sentenceOf(slug)) === sentenceOf(slug))).toEqual([]);
});

test('a refusal is said in words, and what only the server knows is added', () => {
  expect(inWords('table/full')).toContain('All the seats are taken.');
  expect(inWords(new Refusal(422, 'table/bad-options', 'snake has one card'))).toContain('snake has one card');
  expect(inWords(new Unreachable('/'))).toContain('Can’t reach');
});

test.each(LANGUAGES)('a slug from the future is said in general words in %s', (language) => {
  settings.language = language;
  const told = inWords(new Refusal(409, 'table/too-dark', 'no torch'));
  expect(told).toBe(say('problem'));
});

test.each(['fr', 'pl'] as const)('the English reason of the server is not shown in %s', (language) => {
  settings.language = language;
  expect(inWords(new Refusal(422, 'table/bad-options', 'snake has one card'))).not.toContain('snake');
});
