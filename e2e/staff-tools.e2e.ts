import { readFile } from 'node:fs/promises';
import { expect, test } from './browser-test.ts';
import { aName } from './a-name.ts';
import { signInAsAdmin } from './staff-session.ts';

test('a service token is shown once, works, and is revoked', async ({
  page,
  playwright,
  baseURL,
}) => {
  const service = aName('nightly import');
  await signInAsAdmin(page.context());
  await page.goto('/admin-dashboard/generate-service-token');
  await page.getByRole('button', { name: 'Generate token' }).click();
  await expect(page.getByText('serviceId is required')).toBeVisible();
  await page.getByLabel('Service', { exact: true }).fill(service);
  await page.getByRole('button', { name: 'Generate token' }).click();
  const token = await page.getByLabel('Token', { exact: true }).inputValue();
  const program = await playwright.request.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  const ask = async (): Promise<number> =>
    (await program.post('/api/v1/admin/exports', { data: { hours: 1 } })).status();
  await expect.poll(() => ask()).toBe(200);

  await page.reload();
  await expect(page.getByLabel('Token', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: `Revoke the token of ${service}` }).click();
  await page.getByRole('button', { name: 'Revoke token' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('row', { name: service })).toContainText('Revoked');
  await expect.poll(() => ask()).toBe(401);
  await program.dispose();
});

test('a prompt is tried out, saved as a version and brought back', async ({ page }) => {
  await signInAsAdmin(page.context());
  await page.goto('/admin-dashboard/manage-prompts');
  const text = page.getByLabel('Text', { exact: true });
  const before = await text.inputValue();
  await text.fill(`${before}\nBe brief.`);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Be brief.');
  await page.getByLabel('What you changed').fill('Shorter answers');
  await page.getByRole('button', { name: /^Save as version/ }).click();
  await expect(page.getByText(/was saved as version/)).toBeVisible();
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions).toContainText('Shorter answers');
  await versions
    .getByRole('button', { name: /^Restore version/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Restore version', exact: true }).click();
  await expect(text).toHaveValue(before);
});

test('changed projects are made into a file and fetched', async ({ page }) => {
  await signInAsAdmin(page.context());
  await page.goto('/admin-dashboard/export-modified-properties');
  await page.getByLabel('Changed in the last').fill('');
  await page.getByRole('button', { name: 'Make the file' }).click();
  await expect(page.getByText(/Modified-property export requires hours/)).toBeVisible();
  await page.getByLabel('Changed in the last').fill('72');
  await page.getByLabel('JSON Lines').check();
  await page.getByRole('button', { name: 'Make the file' }).click();
  const link = page.getByRole('link', { name: 'Download jsonl' }).first();
  await expect(link).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent('download');
  await link.click();
  const file = await (await download).path();
  const [first = ''] = (await readFile(file, 'utf8')).split('\n');
  expect(JSON.parse(first)).toHaveProperty('name');
});

test('projects are filtered, kept in the address, and published together', async ({ page }) => {
  await signInAsAdmin(page.context());
  await page.goto('/admin-dashboard/show-property-list?status=published');
  await page.getByLabel(/^Search name/).fill('whitefield');
  await expect(page).toHaveURL(/search=whitefield/);
  await page.getByRole('link', { name: 'Complete' }).click();
  await expect(page).toHaveURL(/status=published.*sort=completeness-asc/);
  await expect(page.getByRole('columnheader', { name: 'Complete' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.getByLabel('Choose all of this page').check();
  await expect(page.getByText('20 chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Publish' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish 20 projects' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('20 chosen')).toHaveCount(0);
});
