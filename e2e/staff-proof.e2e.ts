import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { plain as test } from './browser-test.ts';
import { inDatabase } from './database.ts';
import { aName } from './a-name.ts';
import { signInAsAdmin } from './staff-session.ts';
import { ADMIN_PASSWORD } from './start-server.ts';

/** As if this browser's session had been opened eleven minutes ago. */
async function signInLongAgo(page: Page): Promise<void> {
  await signInAsAdmin(page.context());
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'session')?.value ?? '';
  await inDatabase(
    `update sessions set created_at = created_at - interval '11 minutes' where token_hash = $1`,
    [createHash('sha256').update(token).digest()],
  );
}

test('what is grave asks for the password once more, and goes on with what was typed', async ({
  page,
}) => {
  const service = aName('proved import');
  await signInLongAgo(page);
  await page.goto('/admin-dashboard/generate-service-token');
  await page.getByLabel('Service', { exact: true }).fill(service);
  const generate = page.getByRole('button', { name: 'Generate token' });

  await generate.click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Service', { exact: true })).toHaveValue(service);

  await generate.click();
  const password = dialog.getByLabel('Your password', { exact: true });
  await expect(password).toBeFocused();
  await password.fill('not my password');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(dialog).toContainText('This is not your current password.');
  await password.fill(ADMIN_PASSWORD);
  await dialog.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByLabel('Token', { exact: true })).not.toHaveValue('');
  await expect(page.getByRole('row', { name: service })).toBeVisible();
  await expect(dialog).toHaveCount(0);

  await page.goto('/admin-dashboard/account');
  await expect(page.getByText('Signing out does not end the tokens')).toContainText(service);
});

test('the file of leads is fetched after a fresh proof', async ({ page }) => {
  await signInLongAgo(page);
  await page.goto('/admin-dashboard/leads');
  await page.getByRole('button', { name: 'All leads as CSV' }).click();
  const dialog = page.getByRole('dialog', { name: 'Is it you?' });
  await dialog.getByLabel('Your password', { exact: true }).fill(ADMIN_PASSWORD);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Go on' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('leads.csv');
  expect(await readFile(await file.path(), 'utf8')).toContain('request,sent,project');
});
