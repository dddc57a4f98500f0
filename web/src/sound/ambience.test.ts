import { afterEach, expect, it, vi } from 'vitest';

import { AFRAID, heartOf, setMood } from './ambience';
import { setSound } from './sounds';

/** As much of an audio context as a loop needs. */
class Context {
  static started: { loop: boolean; stopped: boolean; playbackRate: { value: number } }[] = [];
  static gains: number[] = [];
  state = 'running';
  currentTime = 0;
  sampleRate = 8000;
  destination = {};
  #param(value = 0) {
    const param = { value, linearRampToValueAtTime: (to: number) => (param.value = to) };
    return param;
  }
  createDynamicsCompressor() {
    return { connect: (next: object) => next };
  }
  createGain() {
    return { gain: this.#param(), connect: (next: object) => next };
  }
  createBuffer(_: number, length: number) {
    return { getChannelData: () => new Float32Array(length) };
  }
  createBufferSource() {
    const source = {
      loop: false,
      stopped: false,
      buffer: null,
      playbackRate: this.#param(1),
      connect: (next: object) => next,
      disconnect: () => {},
      start: () => Context.started.push(source),
      stop: () => (source.stopped = true),
    };
    return source;
  }
}

afterEach(() => {
  setMood(null);
  Context.started = [];
});

it('beats from twenty percent on, faster and louder with the danger', () => {
  expect(heartOf(AFRAID - 0.01).loud).toBe(0);
  const [calm, afraid, terrified] = [heartOf(AFRAID), heartOf(0.4), heartOf(0.9)];
  expect(calm.loud).toBeGreaterThan(0);
  expect(afraid.loud).toBeGreaterThan(calm.loud);
  expect(terrified.rate).toBeGreaterThan(afraid.rate);
  expect(heartOf(1)).toEqual(terrified);
});

it('starts its loops once and only changes them, until there is nothing to hear', () => {
  vi.stubGlobal('AudioContext', Context);
  window.dispatchEvent(new Event('pointerdown'));
  setMood({ danger: 0 });
  expect(Context.started.map(({ loop }) => loop)).toEqual([true, true, true]);
  setMood({ danger: 0.6 });
  expect(Context.started).toHaveLength(3);
  expect(Context.started[2]?.playbackRate.value).toBeGreaterThan(1);
  setSound(false);
  expect(Context.started.every(({ stopped }) => stopped)).toBe(true);
  setSound(true);
  expect(Context.started).toHaveLength(6);
  setMood(null);
  expect(Context.started.every(({ stopped }) => stopped)).toBe(true);
});
