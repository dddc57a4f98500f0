/**
 * The sounds of the cave, made by Web Audio when they are needed; no file is loaded.
 * Sound is decoration: where there is no audio, or not yet leave to play, every call is silent and nothing fails.
 */

import { scores, type Note, type SoundName } from './scores';

export type { SoundName } from './scores';

let on = true;
let gestured = false;
let context: AudioContext | undefined;
let out: AudioNode | undefined;
let hiss: AudioBuffer | undefined;

if (typeof window !== 'undefined') {
  for (const gesture of ['pointerdown', 'keydown', 'touchend']) {
    window.addEventListener(gesture, allow, { capture: true, passive: true });
  }
}

/** Turns all sound on or off. */
export function setSound(wanted: boolean): void {
  on = wanted;
}

/** Plays a sound, if sound is on and the person has touched the page once. */
export function play(name: SoundName): void {
  if (!on || !gestured) return;
  try {
    const audio = open();
    if (!audio) return;
    const start = audio.currentTime + 0.02;
    for (const note of scores[name]) sound(audio, start, note);
  } catch {
    // A browser that refuses audio plays a silent game.
  }
}

function allow(): void {
  gestured = true;
  if (context?.state === 'suspended') context.resume().catch(() => {});
}

function open(): AudioContext | undefined {
  if (typeof AudioContext === 'undefined') return undefined;
  if (!context) {
    context = new AudioContext();
    const limiter = context.createDynamicsCompressor();
    const volume = context.createGain();
    volume.gain.value = 0.5;
    volume.connect(limiter).connect(context.destination);
    out = volume;
  }
  if (context.state === 'suspended') context.resume().catch(() => {});
  return context;
}

function sound(audio: AudioContext, start: number, note: Note): void {
  const at = start + note.at;
  const end = at + note.length;
  const loudness = audio.createGain();
  loudness.gain.setValueAtTime(0.0001, at);
  loudness.gain.exponentialRampToValueAtTime(note.loud, at + (note.attack ?? 0.006));
  loudness.gain.exponentialRampToValueAtTime(0.0001, end);
  if (out) loudness.connect(out);
  const source = note.wave === 'noise' ? noise(audio, at, note, loudness) : tone(audio, at, note, loudness);
  source.onended = () => loudness.disconnect();
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
