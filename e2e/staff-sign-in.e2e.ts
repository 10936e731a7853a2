import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { expectAxeToFindNothing } from './axe.ts';
import { expect, plain } from './browser-test.ts';
import { codeOf, stepAt } from '../apps/server/src/features/accounts/authenticator-code.ts';
import { ADMIN_PASSWORD } from './start-server.ts';

/** The bytes of a key as an authenticator app reads it. */
function fromBase32(text: string): Buffer {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = Array.from(text, (it) => letters.indexOf(it).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
}

/** A link with which a staff account sets its password, as an admin has it sent. */
async function passwordLink(userName: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['apps/server/dist/password-link.js', userName],
    { env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] } },
  );
  const link = /\/reset-password\/\S+/.exec(stdout)?.[0];
  if (link === undefined) throw new Error(`No link in: ${stdout}`);
  return link;
}

plain('staff sign in; a failure leads to the dashboard with a way back', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Type your user name.')).toBeVisible();
  await expect(page.getByLabel('User name')).toBeFocused();
  await expectAxeToFindNothing(page);

  await page.keyboard.type('admin');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not the password');
  const show = page.getByRole('button', { name: 'Show the password' });
  await show.click();
  await expect(password).toHaveAttribute('type', 'text');
  await show.click();
  await expect(password).toHaveAttribute('type', 'password');
  await password.press('Enter');
  const failure = page.getByText('Login failed. Please check your credentials.');
  await expect(failure).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByLabel('User name')).toHaveValue('admin');
  await expect(password).toHaveValue('');
  await password.fill(ADMIN_PASSWORD);
  await page.getByLabel('Role').selectOption('admin');
  await password.press('Enter');
  await expect(page.getByText('Login successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('role'))).toBe('"admin"');

  // Spec 2: an admin does not stay on the first page.
  await page.goto('/');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You are signed in');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

plain('a failed login says the same of an account that is none', async ({ page }) => {
  for (const userName of ['admin', 'nobody-of-this-name']) {
    const answer = await page.request.post('/api/v1/auth/login', {
      data: { userName, password: 'not the password' },
    });
    expect(answer.status()).toBe(401);
    const { message } = (await answer.json()) as { message: string };
    expect(message).toBe('Login failed. Please check your credentials.');
  }
});

/** Whoever is signed in changes their password in the dashboard, at the second try. */
async function changesPassword(page: Page, before: string, after: string): Promise<void> {
  await page.goto('/dashboard/account');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account');
  const places = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(places.getByRole('listitem')).toHaveCount(1);
  const panel = page.getByRole('region', { name: 'Your password' });
  const present = panel.getByLabel('Current password');
  await present.fill('not the password');
  await panel.getByLabel('New password').fill(after);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expect(present).toBeFocused();
  await expectAxeToFindNothing(page);
  await present.fill(before);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password is changed.')).toBeVisible();
  await expect(present).toHaveValue('');
  await page.reload();
  await expect(places.getByText('this browser')).toBeVisible();
}

plain('a link sets a password once; a used or cut one says what to do', async ({ page }) => {
  const link = await passwordLink('operator');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(link);
  const password = page.getByLabel('New password');
  await password.fill('operator-1234');
  await expect(page.getByText('This password is mostly your user name')).toBeVisible();
  await password.press('Enter');
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expectAxeToFindNothing(page);
  await password.fill('rain on the jackfruit tree');
  await expect(page.getByText('Very good')).toBeVisible();
  await password.press('Enter');
  await expect(page).toHaveURL(/\/admin\?password=set$/);
  await expect(page.getByText('Your password is set.')).toBeVisible();
  await page.getByLabel('User name').fill('operator');
  await page.getByLabel('Password', { exact: true }).fill('rain on the jackfruit tree');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login successful!')).toBeVisible();
  await changesPassword(page, 'rain on the jackfruit tree', 'sun on the jackfruit tree');

  await page.goto(link);
  await page.getByLabel('New password').fill('rain on the jackfruit tree');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await expectAxeToFindNothing(page);
  await page.goto('/reset-password/7');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'A part of this link is missing',
  );
});

plain('a code besides the password is set up and asked for at the login', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const first = await passwordLink('promoter');
  const password = 'six parrots on a wire';
  await page.goto(first);
  await page.getByLabel('New password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\?password=set$/);
  const signIn = async (): Promise<void> => {
    await page.getByLabel('User name').fill('promoter');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
  };
  await signIn();
  await expect(page.getByText('Login successful!')).toBeVisible();

  await page.goto('/admin-dashboard/account');
  const panel = page.getByRole('region', { name: 'Two-step sign-in' });
  await panel.getByLabel('Current password').fill(password);
  await page.keyboard.press('Enter');
  const key = panel.locator('p.font-mono');
  await expect(key).toHaveText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await panel.getByLabel('Code').fill('000000');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('This is not the code your app shows now')).toBeVisible();
  await expectAxeToFindNothing(page);
  const secret = fromBase32(((await key.textContent()) ?? '').replaceAll(' ', ''));
  await panel.getByLabel('Code').fill(codeOf(secret, stepAt(new Date())));
  await page.keyboard.press('Enter');
  await expect(panel.getByText('It is on.')).toBeVisible();
  const recovery = (await panel.getByRole('listitem').first().textContent()) ?? '';
  await expectAxeToFindNothing(page);

  await page.getByRole('button', { name: 'Sign out here' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/admin');
  await signIn();
  const code = page.getByLabel('Code');
  await expect(code).toBeFocused();
  await code.fill(recovery);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Login successful!')).toBeVisible();
});

plain.describe('without JavaScript', () => {
  plain.use({ javaScriptEnabled: false });

  plain('staff sign in by the plain form', async ({ page }) => {
    await page.goto('/admin');
    await page.getByLabel('User name').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Login failed. Please check your credentials.',
    );
    await expect(page.getByLabel('User name')).toHaveValue('admin');
    await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.goto('/admin');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('You are signed in');
  });
});
