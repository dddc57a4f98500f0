// Everything that a screen reader would say by itself, in the order in which it would.

import type { Page } from '@playwright/test';

declare global {
  interface Window {
    heard: string[];
  }
}

/** Listens to the live regions of this page from its first moment on. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const KINDS = { log: 'polite', status: 'status', alert: 'ALERT' } as Record<string, string>;
    window.heard = [];
    const last = new WeakMap<Element, string>();

    function hear(node: Node): string | null {
      const from = node instanceof Element ? node : node.parentElement;
      const region = from?.closest('[role=log], [role=status], [role=alert]');
      if (!region) return null;
      const kind = KINDS[region.getAttribute('role') ?? ''];
      // A log says what is added to it, the others all they hold.
      const text = (kind === 'polite' ? node : region).textContent?.replace(/\s+/g, ' ').trim() ?? '';
      const again = kind !== 'polite' && last.get(region) === text;
      last.set(region, text);
      return text === '' || again ? null : `${kind}: ${text}`;
    }
    function within(node: Node): Node[] {
      const regions = node instanceof Element && !node.closest('[role]') ? node.querySelectorAll('[role]') : [];
      return [...regions, node];
    }
    new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ type, addedNodes, target }) =>
        type === 'characterData' ? [target] : [...addedNodes].flatMap(within),
      );
      const lines = nodes.map(hear).filter((line) => line !== null);
      // What cannot wait is said first.
      window.heard.push(...lines.filter((line) => line.startsWith('ALERT')));
      window.heard.push(...lines.filter((line) => !line.startsWith('ALERT')));
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
}

/** What was heard since it was last asked for. */
export function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => window.heard.splice(0));
}

/** The question as it is read: the heading, whom it waits for, and the buttons with all that they say. */
export async function asked(page: Page): Promise<string[]> {
  const read = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  const waiting = await page.locator('.foot > p').first().innerText();
  const buttons = await page.locator('.foot button[aria-disabled="false"]').allInnerTexts();
  return [`\n# ${read(heading)}`, read(waiting), ...buttons.map((button) => `[ ${read(button)} ]`)];
}
