import { AxeBuilder } from '@axe-core/playwright';
import { test as plain } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { findSlugs } from './find-project.ts';
import { arriveWith, SIGNED_IN } from './visitor.ts';

const LIST = '/dashboard/property-list?q=3%20bhk%20in%20hebbal';
const LINKS = ['Builders/Sellers', 'EMI Calculator', 'Blog', 'For Sellers', 'About'];

test('a visitor finds every page in the bar and the foot, and Login starts in the chat', async ({
  page,
}) => {
  await page.goto(LIST);
  const bar = page.getByRole('navigation', { name: 'Site' });
  expect(await bar.getByRole('link').allTextContents()).toEqual([...LINKS, 'Login']);
  await expect(bar.getByRole('link', { name: 'Builders/Sellers' })).toHaveAttribute(
    'href',
    '/admin',
  );
  const foot = page.getByRole('navigation', { name: 'Foot of the page' });
  expect(await foot.getByRole('link').allTextContents()).toEqual([
    'About',
    'Blog',
    'Sellers',
    'Terms of Use',
    'Disclaimer',
    'Privacy Policy',
  ]);

  await bar.getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(bar.getByRole('link', { name: 'Login' })).toHaveCount(0);
  await expect(page.getByRole('log')).toContainText('You: Login');
  await expect(page.getByRole('log').getByText('ManeMitra:')).toHaveCount(2);
});

test('on a phone the same links are in a menu for keys and fingers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(LIST);
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeHidden();
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText([...LINKS, 'Login']);
  const { violations } = await new AxeBuilder({ page }).include('[role=menu]').analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

plain.describe('without JavaScript', () => {
  plain.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  plain('the menu folds out', async ({ page }) => {
    await page.goto(LIST);
    await page.getByLabel('Menu').click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible();
  });
});

plain(
  'who has signed in compares from the menu, or is told what is missing',
  async ({ page, request }) => {
    const [one = '', two = ''] = await findSlugs(request, 2);
    await arriveWith(page, SIGNED_IN);
    await page.goto(LIST);
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('menuitem', { name }).click();
    };
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('menuitem')).toHaveText([
      'Compare list',
      'Who has my number',
      'EMI Calculator',
      'Blog',
      'For Sellers',
      'About',
      'Your account',
      'Logout',
    ]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menuitem')).toHaveCount(0);

    await choose('Compare list');
    const warning = page.getByText('Please select Compare for at least 2 properties to compare.');
    await expect(warning).toBeVisible();
    expect((await warning.boundingBox())?.y).toBeLessThan(200);
    // A toast stays while it is pointed at; this one for 4 s (spec 2).
    await page.mouse.move(5, 600);
    await expect(warning).toHaveCount(0, { timeout: 10_000 });

    await page.evaluate(
      (chosen) => {
        const raw = JSON.stringify(chosen.map((id) => ({ id, imageUrl: '' })));
        localStorage.setItem('compareList', raw);
        dispatchEvent(new StorageEvent('storage', { key: 'compareList' }));
      },
      [one, two],
    );
    await expect(page.getByRole('menuitem')).toHaveCount(0);
    await choose('Compare list');
    await expect(page).toHaveURL(new RegExp(`property-comparator\\?ids=${one}%2C${two}$`));
  },
);

plain(
  'a sign-out that failed is said, and one that succeeded forgets everything',
  async ({ page }) => {
    await arriveWith(page, { ...SIGNED_IN, chatOn: true, search: '"3 BHK"' });
    let isBroken = true;
    await page.route('**/api/v1/auth/logout', (route) =>
      isBroken ? route.abort() : route.fallback(),
    );
    await page.goto(LIST);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByText('You could not be signed out')).toBeVisible();
    await expect(page.getByRole('button', { name: /open the assistant/ })).toBeVisible();

    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('button', { name: /open the assistant/ })).toHaveCount(0);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  },
);

plain('a call that is answered 401 ends the visit', async ({ page }) => {
  await arriveWith(page, SIGNED_IN);
  await page.route('**/api/v1/chats', (route) =>
    route.fulfill({ status: 401, json: { code: 'session.required', message: 'Sign in again.' } }),
  );
  await page.goto(LIST);
  await page.getByRole('button', { name: /open the assistant/ }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type('3 bhk');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

test('a second tab follows within half a second: theme, chat, compare list, signing out', async ({
  page,
  context,
}) => {
  await arriveWith(page, SIGNED_IN);
  await page.goto(LIST);
  const other = await context.newPage();
  await other.goto(LIST);
  const soon = { timeout: 500 };

  await page.getByRole('button', { name: /light and dark/ }).click();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark', soon);

  const ask = other.getByRole('button', { name: 'Ask me!' });
  await expect(ask).toBeVisible();
  await page.evaluate(() => localStorage.setItem('chatOn', 'true'));
  await expect(ask).toHaveAttribute('aria-haspopup', 'dialog', soon);

  await other.getByRole('button', { name: 'Menu' }).click();
  await expect(other.getByRole('menuitem', { name: 'Compare list' })).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem('compareList', JSON.stringify([{ id: 'one', imageUrl: '' }])),
  );
  await expect(other.getByRole('menuitem', { name: 'Compare list' })).toContainText('1', soon);
  await other.keyboard.press('Escape');

  await page.evaluate(() => localStorage.clear());
  await expect(other.getByRole('button', { name: /open the assistant/ })).toHaveCount(0, soon);
  await other.close();
});

const KEYS = [
  'user',
  'role',
  'search',
  'chatOn',
  'chatMessages',
  'compareList',
  'activeProject',
  'darkTheme',
  'token',
  'manemitra.featuresSeen',
  'manemitra.hintDismissed',
  'manemitra.savedSearches',
  'manemitra.shortlist',
  'manemitra.synced',
  'manemitra.viewed',
];

for (const [what, value] of [
  ['cut off', '{"id":'],
  ['of another shape', '[{"role":"user","content":{}},null,7]'],
  ['of another site', 'eyJhbGciOi.J9'],
  ['huge', `"${'x'.repeat(300_000)}"`],
] as const) {
  test(`stored values that are ${what} break no page`, async ({ page }) => {
    await arriveWith(page, Object.fromEntries(KEYS.map((key) => [key, value])));
    for (const path of [LIST, '/dashboard', '/']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: /light and dark/ })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });
}
