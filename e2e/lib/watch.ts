// What no page may ever do, noticed while it plays: ask a stranger, break the content policy, throw.

import type { BrowserContext } from '@playwright/test';

export function watch(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const ours = ['127.0.0.1', 'tacora.lan'].includes(hostname) || ['data:', 'blob:'].includes(protocol);
    if (!ours) complaints.push(`asked ${request.url()}`);
  });
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text());
  });
  context.on('weberror', (thrown) => complaints.push(`threw ${thrown.error().stack}`));
  return complaints;
}
