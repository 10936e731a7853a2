import { readFile } from 'node:fs/promises';
import { expectAxeToFindNothing } from './axe.ts';
import { expect, plain, test } from './browser-test.ts';
import { inEachLook } from './looks.ts';
import { codeTo, notThe } from './outbox.ts';
import { signInByApi } from './visitor.ts';

test('the account gives its data as a file and signs out one browser, then all', async ({
  page,
  browser,
}) => {
  const number = await signInByApi(page, 'Asha Rao');
  const elsewhere = await browser.newContext({ baseURL: process.env['E2E_BASE_URL'] ?? '' });
  const other = await elsewhere.newPage();
  await signInByApi(other, 'Asha Rao', number);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Asha Rao');
  await expect(page.getByText(`+91 98••• ••${number.slice(-3)}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who got your number' })).toHaveCount(0);
  const places = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(places.getByRole('listitem')).toHaveCount(2);
  await expect(places.getByRole('listitem').first()).toContainText('this browser');
  await expectAxeToFindNothing(page);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  const file = await (await download).path();
  const data = JSON.parse(await readFile(file, 'utf8')) as { profile: { phone: string } };
  expect(data.profile.phone).toBe(`+91${number}`);

  await places.getByRole('button', { name: /^Sign out Chrome on .*, signed in/ }).click();
  await expect(places.getByText('That browser is signed out.')).toBeVisible();
  await expect(places.getByRole('listitem')).toHaveCount(1);
  await other.goto('/dashboard/account');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in to see your account');

  await signInByApi(other, 'Asha Rao', number);
  // The page asks for the kept lists by itself; asked while everything is being signed out, it is refused.
  const lists = page.waitForResponse('**/api/v1/account/lists');
  await page.reload();
  await lists;
  await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: /open the assistant/ })).toHaveCount(0);
  await other.goto('/dashboard/account');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Sign in to see your account');
  await elsewhere.close();
});

plain('deleting the account takes a fresh code', async ({ page }) => {
  const number = await signInByApi(page, 'Asha Rao');
  await page.goto('/dashboard/account');
  const panel = page.getByRole('region', { name: 'Delete your account' });
  await panel.getByRole('button', { name: 'Delete my account…' }).click();
  await expect(panel.getByLabel('Code')).toBeFocused();
  const code = await codeTo(number, 2);
  await page.keyboard.type(notThe(code));
  await panel.getByRole('button', { name: 'Delete my account', exact: true }).click();
  await expect(panel.getByText('That is not the code we sent.')).toBeVisible();
  await inEachLook(page, (what) => expectAxeToFindNothing(page, { what }));
  await panel.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await expect(page.getByRole('button', { name: /open the assistant/ })).toHaveCount(0);
});
