/**
 * What is always heard in the cave: a low drone, drops of water, and a heart that beats faster the greater the danger is.
 * Each of them is a loop that is started once, so nothing that begins can tell what is about to come.
 */

import { onSound, speaker } from './sounds';

export interface Mood {
  /** How likely the next card or dice take everything, from 0 to 1, as far as everybody knows. */
  danger: number;
}

/** From this danger on the heart is heard. */
export const AFRAID = 0.2;

/** How fast and how loud the heart beats. */
export function heartOf(danger: number): { rate: number; loud: number } {
  if (danger < AFRAID) return { rate: 1, loud: 0 };
  const fear = Math.min(1, (danger - AFRAID) / 0.5);
  return { rate: 1 + fear * 0.9, loud: 0.35 + fear * 0.5 };
}

interface Loops {
  heart: AudioBufferSourceNode;
  beat: GainNode;
  all: AudioBufferSourceNode[];
}

let mood: Mood | null = null;
let loops: Loops | null = null;

/** Lets it be heard, or falls silent. */
export function setMood(wanted: Mood | null): void {
  mood = wanted;
  follow();
}

onSound(follow);

function follow(): void {
  const to = mood ? speaker() : null;
  if (!to || !mood) return stop();
  try {
    loops ??= begin(to.audio, to.out);
    const { rate, loud } = heartOf(mood.danger);
    const soon = to.audio.currentTime + 0.6;
    loops.beat.gain.linearRampToValueAtTime(loud, soon);
    loops.heart.playbackRate.linearRampToValueAtTime(rate, soon);
  } catch {
    // A browser that refuses audio plays a silent game.
  }
}

function stop(): void {
  for (const source of loops?.all ?? []) {
    source.stop();
    source.disconnect();
  }
  loops = null;
}

function begin(audio: AudioContext, out: AudioNode): Loops {
  const start = (seconds: number, sample: (time: number) => number, loud: number) => {
    const source = audio.createBufferSource();
    source.buffer = buffer(audio, seconds, sample);
    source.loop = true;
    const gain = audio.createGain();
    gain.gain.value = loud;
    source.connect(gain).connect(out);
    source.start();
    return { source, gain };
  };
  const drone = start(8, droneAt, 0.22);
  const drops = start(13, dropAt, 0.12);
  const heart = start(1, heartAt, 0);
  return { heart: heart.source, beat: heart.gain, all: [drone.source, drops.source, heart.source] };
}

const RATE = 8000;

function buffer(audio: AudioContext, seconds: number, sample: (time: number) => number): AudioBuffer {
  const made = audio.createBuffer(1, RATE * seconds, RATE);
  const samples = made.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = sample(at / RATE);
  return made;
}

const wave = (hertz: number, time: number): number => Math.sin(2 * Math.PI * hertz * time);

/** Whole numbers of waves in eight seconds, so that the loop has no seam. */
function droneAt(time: number): number {
  const breath = 0.7 + 0.3 * wave(0.125, time);
  return breath * (0.5 * wave(55, time) + 0.3 * wave(55.25, time) + 0.2 * wave(82.5, time));
}

const DROPS = [
  [0.9, 1320],
  [3.1, 1580],
  [5.4, 1180],
  [8.2, 1760],
  [10.6, 1400],
] as const;

/** Each drop falls in pitch, and is heard once more from the far wall. */
function dropAt(time: number): number {
  let sum = 0;
  for (const [at, pitch] of DROPS) {
    for (const [later, loud] of [
      [0, 1],
      [0.23, 0.35],
      [0.46, 0.12],
    ] as const) {
      const since = time - at - later;
      if (since > 0 && since < 0.16) sum += loud * Math.exp(-since * 40) * wave(pitch - since * 900, since);
    }
  }
  return sum;
}

function heartAt(time: number): number {
  const knock = (at: number, loud: number): number => {
    const since = time - at;
    return since > 0 && since < 0.25 ? loud * Math.exp(-since * 22) * wave(58 - since * 60, since) : 0;
  };
  return knock(0.05, 1) + knock(0.28, 0.7);
}
