// What is said aloud to those who listen to the page: news in turn, and at once what cannot wait.

import { sentences } from './words.svelte';

export interface Line {
  key: number;
  text: string;
}

class Announcer {
  polite = $state.raw<Line[]>([]);
  urgent = $state.raw<Line | null>(null);
  #last: string[] = [];
  #count = 0;

  say(text: string, urgent = false): void {
    const line = { key: ++this.#count, text };
    if (urgent) this.urgent = line;
    else this.polite = [...this.polite.slice(-5), line];
  }

  /** News, which can be asked for again. What leads to something urgent is said with it: an alert would come first. */
  news(told: { text: string; urgent: boolean }[]): void {
    if (told.length === 0) return;
    this.#last = told.map((sentence) => sentence.text);
    const alert = told.findIndex((sentence) => sentence.urgent);
    if (alert >= 0) this.say(sentences(this.#last.slice(0, alert + 1)), true);
    for (const sentence of told.slice(alert + 1)) this.say(sentence.text, sentence.urgent);
  }

  repeat(): void {
    this.say(sentences(this.#last));
  }
}

export const announcer = new Announcer();
