import type { Page } from '@playwright/test';
import { expectAxeToFindNothing } from './axe.ts';
import { expect, plain, test } from './browser-test.ts';
import { inEachLook } from './looks.ts';
import { aNumber, codeTo, notThe } from './outbox.ts';
import { signInByApi } from './visitor.ts';

/** Any page but the first, and one that is quickly there. */
const ELSEWHERE = '/about-us';

async function kept(page: Page): Promise<Record<string, unknown>> {
  const entries = await page.evaluate(() => Object.entries(localStorage) as [string, string][]);
  return Object.fromEntries(entries.map(([key, value]) => [key, JSON.parse(value) as unknown]));
}

// Refusals are said in the console by the browser itself.
plain(
  'the chat opens an account by keys alone, and a second tab follows at once',
  async ({ page, context }) => {
    const number = aNumber();
    await page.goto('/');
    const other = await context.newPage();
    await other.goto(ELSEWHERE);
    const field = page.getByRole('region', { name: 'Assistant' }).getByRole('textbox');
    const log = page.getByRole('log');

    await field.fill('sign up');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Your mobile number')).toBeFocused();
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await expect(log).toContainText('I could not read a mobile number in that.');
    await page.keyboard.type(number);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Your name')).toBeFocused();
    await page.keyboard.type('Meera Iyer');
    await page.keyboard.press('Enter');
    const code = page.getByLabel('The code we sent you');
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(page.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();

    const sent = await codeTo(number);
    await page.keyboard.type(notThe(sent));
    await page.keyboard.press('Enter');
    await expect(log).toContainText('you have 4 tries left');
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(code).toBeFocused();
    await expectAxeToFindNothing(page);

    await page.keyboard.type(sent);
    await page.keyboard.press('Enter');
    await expect(log).toContainText('Welcome, Meera Iyer.');
    await expect(page.getByRole('button', { name: /open the assistant/ })).toBeVisible();
    await expect(other.getByRole('button', { name: /open the assistant/ })).toBeVisible({
      timeout: 500,
    });
    const { user, role, token, chatOn } = await kept(page);
    expect({ user, role, chatOn }).toEqual({
      user: {
        id: expect.any(Number),
        name: 'Meera Iyer',
        email: null,
        phone: `+91 98••• ••${number.slice(-3)}`,
        type: null,
        createdAt: expect.stringMatching(/^20\d\d-/),
      },
      role: 'user',
      chatOn: true,
    });
    expect(token).toBeTruthy();
    expect(JSON.stringify(await kept(page))).not.toContain(sent);

    await page.reload();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: /open the assistant/ })).toHaveCount(0);
    // Logging out loads the first page anew: a look during that has no page to look at.
    await expect(async () => expect(await kept(page)).toEqual({})).toPass();
    await expect(other.getByRole('button', { name: /open the assistant/ })).toHaveCount(0, {
      timeout: 500,
    });
    const { account } = (await (await page.request.get('/api/v1/auth/session')).json()) as {
      account: unknown;
    };
    expect(account).toBeNull();
  },
);

plain(
  'in the full-screen chat a code can be tried out, sent again and its number changed',
  async ({ page }) => {
    await page.clock.install();
    const [first, second] = [aNumber(), aNumber()];
    await signInByApi(page, 'Asha Rao');
    // The box that opens the assistant is of who has signed in; the session ends behind its back, when nothing asks for it.
    const lists = page.waitForResponse('**/api/v1/account/lists');
    await page.goto(ELSEWHERE);
    await expect(page.getByRole('button', { name: /open the assistant/ })).toBeVisible();
    await lists;
    await page.waitForLoadState('networkidle');
    await page.request.post('/api/v1/auth/logout');
    await page.getByRole('button', { name: /open the assistant/ }).click();
    const room = page.getByRole('dialog', { name: 'Ask Mitra' });
    const log = room.getByRole('log');
    const say = async (text: string): Promise<void> => {
      await room.getByRole('textbox').fill(text);
      await page.keyboard.press('Enter');
    };

    await say('login');
    await expect(room.getByLabel('Your mobile number')).toBeFocused();
    await say(first);
    await expect(room.getByLabel('The code we sent you')).toBeFocused();
    const wrong = notThe(await codeTo(first));
    for (const left of ['4 tries', '3 tries', '2 tries', 'one try']) {
      await say(wrong);
      await expect(log).toContainText(`you have ${left} left`);
    }
    await say(wrong);
    await expect(log).toContainText('one try too many');

    const again = room.getByRole('button', { name: /^Send again/ });
    await expect(again).toBeDisabled();
    await page.clock.fastForward('00:31');
    await again.click();
    await expect(log).toContainText('You: resend');
    await codeTo(first, 2);
    await expect(again).toBeDisabled();

    await room.getByRole('button', { name: 'Change the number' }).click();
    await expect(room.getByLabel('Your mobile number')).toBeFocused();
    await say(second);
    await expect(room.getByLabel('The code we sent you')).toBeVisible();
    await say(await codeTo(second));
    await expect(log).toContainText('You are signed in.');
    await say('log out');
    await expect(page).toHaveURL(/\/$/);
    await expect(room).toHaveCount(0);
    await expect.poll(() => kept(page)).toEqual({});
  },
);

plain(
  'the fourth code in ten minutes has to wait, and the chat says how long',
  async ({ page }) => {
    await page.clock.install();
    const number = aNumber();
    await page.goto('/?begin=login');
    const chat = page.getByRole('region', { name: 'Assistant' });
    await chat.getByLabel('Your mobile number').fill(number);
    await page.keyboard.press('Enter');
    const again = chat.getByRole('button', { name: /^Send again/ });
    for (const count of [2, 3]) {
      await expect(again).toBeDisabled();
      await page.clock.fastForward('00:31');
      await again.click();
      await codeTo(number, count);
    }
    await expect(again).toBeDisabled();
    await page.clock.fastForward('00:31');
    await again.click();
    await expect(page.getByRole('log')).toContainText('I cannot send another code yet');
    await expect(again).toHaveText(/^Send again in \d+ min$/);
    await chat.getByRole('button', { name: 'Search instead' }).click();
    await expect(chat.getByRole('textbox', { name: 'What kind of home' })).toBeVisible();
  },
);

plain('the forms open an account and come back', async ({ page }) => {
  const number = aNumber();
  const back = '/dashboard/emi-calculator';
  await page.goto(`/register?next=${encodeURIComponent(back)}`);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await page.keyboard.type('Kavya Gowda');
  await page.getByLabel('Mobile number').fill('98');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A mobile number in India has ten digits.')).toBeVisible();
  await expect(page.getByLabel('Your name')).toHaveValue('Kavya Gowda');
  await inEachLook(page, (what) => expectAxeToFindNothing(page, { what }));
  await page.getByLabel('Mobile number').fill(number);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/verification/);
  expect(page.url()).not.toContain(number.slice(-5));
  const code = await codeTo(number);
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill(notThe(code));
  await page.keyboard.press('Enter');
  await expect(page.getByText('That is not the code we sent.')).toBeVisible();
  await expect(page.getByLabel('Code')).toBeFocused();
  await inEachLook(page, (what) => expectAxeToFindNothing(page, { what }));
  await page.getByLabel('Code').fill(code);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${back}$`));
  await expect(page.getByRole('button', { name: /open the assistant/ })).toBeVisible();
  await expect.poll(async () => (await kept(page))['chatOn']).toBe(true);
});

plain.describe('without JavaScript', () => {
  plain.use({ javaScriptEnabled: false });

  plain('the forms sign in, stay on this site, and sign out', async ({ page }) => {
    const number = aNumber();
    await page.goto('/verification?next=//other.example/');
    await page.getByLabel('Mobile number').fill(number);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await codeTo(number);
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('A new code is on its way.')).toBeVisible();
    await page.getByLabel('Code').fill(await codeTo(number, 2));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
    await page.getByLabel('Menu').click();
    await page.getByRole('link', { name: 'Your account' }).click();
    await expect(page.getByText(`+91 98••• ••${number.slice(-3)}`)).toBeVisible();
    await page.getByRole('button', { name: 'Sign out here' }).click();
    await page.goto('/dashboard/account');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to see your account');
  });
});

test('a page whose session ended elsewhere forgets its visitor', async ({ page }) => {
  await signInByApi(page, 'Asha Rao');
  const lists = page.waitForResponse('**/api/v1/account/lists');
  await page.goto(ELSEWHERE);
  await expect(page.getByRole('button', { name: /open the assistant/ })).toBeVisible();
  await expect.poll(async () => (await kept(page))['role']).toBe('user');
  // A call that is on its way would be answered 401, which the browser itself remarks on.
  await lists;
  await page.waitForLoadState('networkidle');
  await page.request.post('/api/v1/auth/logout-everywhere');
  await page.reload();
  await expect(page.getByRole('button', { name: /open the assistant/ })).toHaveCount(0);
  await expect.poll(async () => (await kept(page))['user']).toBeUndefined();
});
