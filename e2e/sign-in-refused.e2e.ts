import type { Page } from '@playwright/test';
import { expect, plain as test } from './browser-test.ts';
import { inDatabase } from './database.ts';
import { aNumber, codeTo } from './outbox.ts';
import { signInAsAdmin } from './staff-session.ts';
import { signInByApi } from './visitor.ts';

/** In the chat of the first page, up to where the code is asked for. */
async function askForCode(page: Page, number: string): Promise<void> {
  await page.goto('/?begin=login');
  await page.getByLabel('Your mobile number').fill(number);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('The code we sent you')).toBeFocused();
}

async function answerWith(page: Page, code: string): Promise<void> {
  await page.getByLabel('The code we sent you').fill(code);
  await page.keyboard.press('Enter');
}

test('a code that another tab has used, or whose time is over, no longer works, and a new one does', async ({
  page,
  browser,
}) => {
  const number = aNumber();
  await askForCode(page, number);
  const code = await codeTo(number);
  const elsewhere = await browser.newPage({ baseURL: process.env['E2E_BASE_URL'] ?? '' });
  const used = await elsewhere.request.post('/api/v1/chats/otp-validate', {
    data: { mobileNumber: `+91${number}`, otp: code },
  });
  expect(used.ok()).toBe(true);
  await answerWith(page, code);
  await expect(page.getByRole('log')).toContainText('no longer works');
  await elsewhere.close();

  await askForCode(page, number);
  const late = await codeTo(number, 2);
  await inDatabase(
    `update sent_codes set expires_at = now() - interval '1 second' where phone_number = $1`,
    [`+91${number}`],
  );
  await answerWith(page, late);
  await expect(page.getByRole('log')).toContainText('no longer works');

  await askForCode(page, number);
  await answerWith(page, await codeTo(number, 3));
  await expect(page.getByRole('button', { name: /open the assistant/ })).toBeVisible();
});

test('an account that staff suspended is told so at its code, and signs in once it is open again', async ({
  page,
  browser,
}) => {
  const number = await signInByApi(page, 'Asha Rao');
  await page.request.post('/api/v1/auth/logout');
  const staff = await browser.newContext({ baseURL: process.env['E2E_BASE_URL'] ?? '' });
  await signInAsAdmin(staff);
  const setStatus = async (status: string): Promise<void> => {
    const answer = await staff.request.patch(`/api/v1/admin/users/+91${number}`, {
      data: { status, reason: 'A complaint is being looked into.' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await setStatus('suspend');
  await askForCode(page, number);
  await answerWith(page, await codeTo(number, 2));
  await expect(page.getByRole('log')).toContainText('its account is not active');

  await setStatus('active');
  await askForCode(page, number);
  await answerWith(page, await codeTo(number, 3));
  await expect(page.getByRole('button', { name: /open the assistant/ })).toBeVisible();
  await staff.close();
});
