// What a page knows, and from when on: every text and attribute that changes, every sound, and every face that becomes visible.

import type { Page } from '@playwright/test';

/** Something that was not on the page before. */
export interface Change {
  /** Milliseconds of the page's clock. */
  at: number;
  what: string;
}
export interface Seen {
  /** When the message arrived. */
  arrived: number;
  /** Texts and attributes outside the coming card and dice, the title and the live regions among them. */
  outside: Change[];
  /** The coming card or dice before their faces are visible. */
  hidden: Change[];
  /** Cards and dice whose faces became visible, with how long each took to turn or land. */
  faces: (Change & { turns: number })[];
  sounds: Change[];
}

declare global {
  interface Window {
    knowledge: { received: number; seen: Seen; reset(): void };
  }
}

/** Watches this page from its first moment on. The page's clock must be installed before. */
export async function watchKnowledge(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** A card or die on its way, and cards of which everybody knows. */
    const COMING = '.turning, .die';
    const KNOWN = 'ol li:not(.newest) .card-art';
    const FACE = '.newest .card-art:not(.back *), .die.landed';
    const HIDDEN = '.turning.back, .die.tumbling';

    const none = (): Seen => ({ arrived: Date.now(), outside: [], hidden: [], faces: [], sounds: [] });
    let before = new Set<string>();
    const faces = new WeakSet<Element>();
    const clean = (text: string): string =>
      text
        .replace(/svelte-\w+/g, '')
        .replace(/\s+/g, ' ')
        .replace(/= /, '=')
        .replace(/( id="|url\(#)[\w-]+/g, '$1')
        .replace(/--beat: ?[\d.]+ms/g, '--beat')
        .trim();

    function strings(node: Node): string[] {
      if (node instanceof Text) return [clean(node.data)].filter((text) => text !== '');
      if (!(node instanceof Element)) return [];
      const own = Array.from(node.attributes, ({ name, value }) => clean(`${node.localName}@${name}=${value}`));
      return [...own, ...Array.from(node.childNodes).flatMap(strings)];
    }
    function parts(node: Node): Node[] {
      if (!(node instanceof Element)) return [node];
      return [node, ...Array.from(node.querySelectorAll('*')), ...texts(node)];
    }
    function texts(root: Node): Node[] {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const all: Node[] = [];
      while (walker.nextNode()) all.push(walker.currentNode);
      return all;
    }
    function note(node: Node, found: string[]): void {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest(KNOWN) || !element.isConnected) return;
      const at = Date.now();
      if (element.closest(COMING)) {
        const hidden = element.closest(HIDDEN);
        if (hidden) window.knowledge.seen.hidden.push({ at, what: clean(hidden.outerHTML) });
        return;
      }
      for (const what of found) if (!before.has(what)) window.knowledge.seen.outside.push({ at, what });
    }
    function lookForFaces(): void {
      for (const face of document.querySelectorAll(FACE)) {
        if (faces.has(face) || !face.checkVisibility({ checkOpacity: true })) continue;
        faces.add(face);
        const moving = face.closest('.half, .die')?.getAnimations() ?? [];
        const ends = moving.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
        const what = face.closest('.die') ? 'die' : 'card';
        window.knowledge.seen.faces.push({ at: Date.now(), what, turns: Math.max(0, ...ends) });
      }
    }

    window.knowledge = {
      received: 0,
      seen: none(),
      reset() {
        before = new Set([...strings(document.head), ...strings(document.body)]);
        window.knowledge.seen = none();
      },
    };
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes, attributeName } of changes) {
        if (type === 'childList') for (const added of addedNodes) for (const part of parts(added)) noteOne(part);
        else if (type === 'characterData') noteOne(target);
        else if (target instanceof Element && attributeName !== null) {
          const value = target.getAttribute(attributeName);
          note(target, [clean(`${target.localName}@${attributeName}=${value}`)]);
        }
      }
      lookForFaces();
    }).observe(document, { childList: true, attributes: true, characterData: true, subtree: true });
    function noteOne(node: Node): void {
      const own = node instanceof Element ? Array.from(node.attributes) : [];
      const local = node instanceof Element ? node.localName : '';
      note(
        node,
        node instanceof Text
          ? [clean(node.data)].filter((text) => text !== '')
          : own.map(({ name, value }) => clean(`${local}@${name}=${value}`)),
      );
    }

    const Stream = window.EventSource;
    window.EventSource = class extends Stream {
      constructor(address: string | URL) {
        super(address);
        this.addEventListener('message', () => {
          window.knowledge.received++;
          window.knowledge.seen.arrived = Date.now();
        });
      }
    };
    for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
      const start = kind.prototype.start;
      kind.prototype.start = function (this: AudioScheduledSourceNode, ...when: number[]) {
        window.knowledge.seen.sounds.push({ at: Date.now(), what: this.constructor.name });
        return start.apply(this, when as [number]);
      };
    }
  });
}
