// A browser and a terminal at one table: both play the same game, and both tell the same end.

import { audit } from '../lib/axe';
import { playOn } from '../lib/play';
import { makeTable, SHORT } from '../lib/tables';
import { Terminal } from '../lib/terminal';
import { expect, test } from '../lib/test';

test('a whole game between a browser and a terminal', async ({ page, baseURL }, testInfo) => {
  const address = await makeTable(page, { game: SHORT.cave, bots: ['hugo'] });
  await page.goto(address);
  const terminal = new Terminal(`${baseURL}${address}`, 'Bo', testInfo.outputPath('state'));
  try {
    const told = terminal.play();
    await expect(page.getByText('Bo', { exact: true }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Start now' }).click();
    await playOn(page);

    const winner = await page.getByRole('heading', { level: 1 }).innerText();
    expect(winner).toMatch(/wins with|Shared victory/);
    expect(await told).toContain(winner);
    await audit(page);
  } finally {
    terminal.kill();
  }
});
