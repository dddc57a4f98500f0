// One's data: a file with all of it, and the end of the account.

import { audit } from '../lib/axe';
import { SHORT, makeTable } from '../lib/tables';
import { expect, test } from '../lib/test';

test('an account is downloaded and deleted, and others no longer see its name', async ({ person }) => {
  const [ada, bo] = await Promise.all(['Ada', 'Bo'].map((name) => person(name)));
  const table = await makeTable(ada!, { game: SHORT.cave, name: 'Ada' });
  await ada!.goto(table);
  await bo!.goto(table);
  await bo!.getByLabel('Your name').fill('Bolivar');
  await bo!.getByRole('button', { name: 'Sit down' }).click();
  await expect(ada!.getByText('Bolivar').first()).toBeVisible();

  await bo!.goto('/devices');
  const download = bo!.waitForEvent('download');
  await bo!.getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toBe('tacora-export.json');

  await bo!.getByRole('button', { name: 'Delete my account' }).press('Enter');
  const dialog = bo!.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByRole('button', { name: 'Keep my account' })).toBeFocused();
  await audit(bo!);
  await bo!.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bo!.getByRole('button', { name: 'Delete my account' })).toBeFocused();

  await bo!.getByRole('button', { name: 'Delete my account' }).press('Enter');
  await dialog.getByRole('button', { name: 'Delete for good' }).press('Enter');
  await expect(bo!.getByText('Your account is deleted.')).toBeVisible();
  await audit(bo!);
  await expect(ada!.getByText('Bolivar', { exact: true })).toHaveCount(0);
});
