/**
 * The sounds of the cave, made by Web Audio when they are needed; no file is loaded.
 * Sound is decoration: where there is no audio, or not yet leave to play, every call is silent and nothing fails.
 */

import { notesOf, type Note, type Sound } from './scores';

export type { Sound } from './scores';

let on = true;
/** How loud everything is, from 0 to 1. */
let loudness = 0.5;
let gestured = false;
let context: AudioContext | undefined;
let out: GainNode | undefined;
let hiss: AudioBuffer | undefined;

if (typeof window !== 'undefined') {
  for (const gesture of ['pointerdown', 'keydown', 'touchend']) {
    window.addEventListener(gesture, allow, { capture: true, passive: true });
  }
}

/** Turns all sound on or off, and says how loud it is: from 0 to 100. */
export function setSound(wanted: boolean, volume = 50): void {
  on = wanted;
  loudness = volume / 100;
  if (out) out.gain.value = loudness;
  hush();
}

/** Whether anything may be heard now. */
export function audible(): boolean {
  return on && gestured;
}

/** Where lasting sounds go: nothing while there is none, or nobody has touched the page. */
export function speaker(): { audio: AudioContext; out: AudioNode } | null {
  if (!audible()) return null;
  try {
    const audio = open();
    return audio && out ? { audio, out } : null;
  } catch {
    return null;
  }
}

let hush = (): void => {};
/** Calls this whenever sound is turned on or off or may begin. */
export function onSound(changed: () => void): void {
  hush = changed;
}

/** Plays a sound, if sound is on and the person has touched the page once. */
export function play(sound: Sound): void {
  if (!on || !gestured) return;
  try {
    const audio = open();
    if (!audio) return;
    const start = audio.currentTime + 0.02;
    for (const note of notesOf(sound)) strike(audio, start, note);
  } catch {
    // A browser that refuses audio plays a silent game.
  }
}

function allow(): void {
  if (!gestured) {
    gestured = true;
    hush();
  }
  if (context?.state === 'suspended') context.resume().catch(() => {});
}

function open(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  if (!context) {
    context = new AudioContext();
    const limiter = context.createDynamicsCompressor();
    const volume = context.createGain();
    volume.gain.value = loudness;
    volume.connect(limiter).connect(context.destination);
    out = volume;
  }
  if (context.state === 'suspended') context.resume().catch(() => {});
  return context;
}

function strike(audio: AudioContext, start: number, note: Note): void {
  const at = start + note.at;
  const end = at + note.length;
  const swell = audio.createGain();
  swell.gain.setValueAtTime(0.0001, at);
  swell.gain.exponentialRampToValueAtTime(note.loud, at + (note.attack ?? 0.006));
  swell.gain.exponentialRampToValueAtTime(0.0001, end);
  if (out) swell.connect(out);
  const source = note.wave === 'noise' ? noise(audio, at, note, swell) : tone(audio, at, note, swell);
  source.onended = () => swell.disconnect();
  source.start(at);
  source.stop(end + 0.02);
}

function tone(audio: AudioContext, at: number, note: Note, to: AudioNode): AudioScheduledSourceNode {
  const source = audio.createOscillator();
  source.type = note.wave === 'noise' ? 'sine' : note.wave;
  source.frequency.setValueAtTime(note.from, at);
  if (note.to !== undefined) source.frequency.exponentialRampToValueAtTime(note.to, at + note.length);
  source.connect(to);
  return source;
}

function noise(audio: AudioContext, at: number, note: Note, to: AudioNode): AudioScheduledSourceNode {
  const source = audio.createBufferSource();
  source.buffer = hiss ??= rustle(audio);
  source.loop = true;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = note.narrow ?? 0.8;
  band.frequency.setValueAtTime(note.from, at);
  if (note.to !== undefined) band.frequency.exponentialRampToValueAtTime(note.to, at + note.length);
  source.connect(band).connect(to);
  return source;
}

/** Half a second of noise. It is the same every time: a small generator of its own, so that no game's luck is near it. */
function rustle(audio: AudioContext): AudioBuffer {
  const length = Math.floor(audio.sampleRate / 2);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  return buffer;
}
