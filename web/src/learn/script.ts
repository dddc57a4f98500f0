// What the guide says at every step of every way through the lesson: one idea after another.

import type records from './records.json';

export type Way = keyof typeof records;

const IN = ['in', 'turn'];
const SHARE = ['share', 'remainder', 'decide'];
const HAZARD = ['hazard', 'secret'];

export const SCRIPT: Record<Way, string[][]> = {
  leave: [IN, SHARE, ['home-alone'], ['deeper']],
  'continue-leave': [IN, SHARE, ['go-on'], HAZARD, ['home-together']],
  'continue-continue-leave': [
    IN,
    SHARE,
    ['go-on'],
    HAZARD,
    ['other-home'],
    ['more'],
    ['home-path'],
    ['trap-safe', 'end'],
  ],
  'continue-continue-continue': [
    IN,
    SHARE,
    ['go-on'],
    HAZARD,
    ['other-home'],
    ['more'],
    ['greed'],
    ['trap-lost', 'end'],
  ],
};
