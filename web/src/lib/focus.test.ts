import { afterEach, beforeEach, expect, test } from 'vitest';

import { keepFocus, toTop } from './focus';

let main: HTMLElement;
let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = '<main tabindex="-1"><h1>Take your seats</h1><button>Begin</button><p>…</p></main>';
  main = document.querySelector('main') ?? expect.fail('no main');
  stop = keepFocus(main);
});
afterEach(() => stop());

const part = (name: string): HTMLElement => main.querySelector<HTMLElement>(name) ?? expect.fail(name);
/** Mutations are observed a moment later. */
const moment = () => new Promise((resolve) => setTimeout(resolve));

test('when what had the focus is gone, the heading has it', async () => {
  part('button').focus();
  part('button').remove();
  await moment();
  expect(document.activeElement).toBe(part('h1'));
});

test('when something else goes, the focus stays', async () => {
  part('button').focus();
  part('p').remove();
  await moment();
  expect(document.activeElement).toBe(part('button'));
});

test('whoever let go of the focus is left alone', async () => {
  part('button').focus();
  part('button').blur();
  part('p').remove();
  await moment();
  expect(document.activeElement).toBe(document.body);
});

test('a screen without a heading has the focus itself', () => {
  part('h1').remove();
  toTop(main);
  expect(document.activeElement).toBe(main);
});
