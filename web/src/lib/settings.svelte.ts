// What this device remembers: how things look, sound and are said, and the name that was last given.

import { setSound } from '../sound/sounds';
import { PACES, type Pace } from '../timeline/tempo';
import type { Appearance } from './types';
import { LANGUAGES, preferred, type Language } from './languages';

const KEY = 'tacora';

interface Kept {
  language: Language;
  name: string;
  appearance: Appearance | null;
  motion: 'system' | 'full' | 'none';
  pace: Pace;
  sound: boolean;
  volume: number;
  haptics: boolean;
  size: 'normal' | 'large' | 'largest';
  contrast: 'system' | 'high';
  odds: boolean;
  keys: boolean;
  taught: boolean;
}

function kept(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

export class Settings {
  language = $state<Language>('en');
  name = $state('');
  /** The explorer that was last chosen. */
  appearance = $state.raw<Appearance | null>(null);
  motion = $state<Kept['motion']>('system');
  /** How long cards and dice take. */
  pace = $state<Pace>('normal');
  sound = $state(true);
  /** How loud sounds are, from 0 to 100. */
  volume = $state(50);
  /** Whether a phone that can vibrate does. */
  haptics = $state(true);
  size = $state<Kept['size']>('normal');
  contrast = $state<Kept['contrast']>('system');
  /** Whether the exact odds of a trap are shown. Children feel the danger without numbers, so they are asked for. */
  odds = $state(false);
  /** Whether single letters are keys; dictation and some hands prefer that they are not. */
  keys = $state(true);
  /** Whether the lesson was taken, declined or is not needed any more. */
  taught = $state(false);

  constructor() {
    const before = kept();
    const language = LANGUAGES.find((known) => known === before.language);
    this.language = language ?? preferred(navigator.languages ?? [navigator.language]);
    this.name = before.name ?? '';
    this.appearance = before.appearance ?? null;
    this.motion = before.motion ?? 'system';
    this.pace = PACES.find((known) => known === before.pace) ?? 'normal';
    this.sound = before.sound ?? true;
    this.volume = Math.min(100, Math.max(0, Number(before.volume ?? 50) || 0));
    this.haptics = before.haptics ?? true;
    this.size = before.size ?? 'normal';
    this.contrast = before.contrast ?? 'system';
    this.odds = before.odds ?? false;
    this.keys = before.keys ?? true;
    this.taught = before.taught ?? false;
  }

  /** Keeps the settings and puts them on the page; to be called in an effect. */
  apply(): void {
    const { language, name, appearance, motion, pace, sound, volume, haptics } = this;
    const { size, contrast, odds, keys, taught } = this;
    const root = document.documentElement;
    root.dataset.motion = motion;
    root.dataset.size = size;
    root.dataset.contrast = contrast;
    setSound(sound, volume);
    try {
      const looks = { appearance, motion, pace, size, contrast, odds };
      const all = { language, name, sound, volume, haptics, keys, taught, ...looks };
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const settings = new Settings();
