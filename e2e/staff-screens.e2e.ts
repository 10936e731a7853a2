import { expectAxeToFindNothing } from './axe.ts';
import { expect, plain, test } from './browser-test.ts';
import { expectToFitTheScreen } from './fits-the-screen.ts';
import { inEachLook, LOOKS } from './looks.ts';
import { signInAsAdmin } from './staff-session.ts';
import { signInByApi } from './visitor.ts';

const SCREENS = [
  '',
  '/manage-promoters',
  '/create-promoter',
  '/credential-generation',
  '/promoter-account-management?promoter=1',
  '/manage-operators',
  '/create-operator',
  '/operators-credential-generation',
  '/operators-account-management',
  '/operators-property-association',
  '/manage-users',
  '/users-account',
  '/manage-prompts',
  '/generate-service-token',
  '/export-modified-properties',
  '/show-property-list',
  '/places',
  '/audit-log',
  '/leads',
  '/seller-enquiries',
];

// Each screen is put before axe in one of the looks, with LOOKS=every in each: axe is slow on long tables.
test('every screen of the dashboard passes axe and fits', async ({ page }) => {
  test.slow(); // axe on every screen: minutes on a busy machine
  await signInAsAdmin(page.context());
  for (const [nth, screen] of SCREENS.entries()) {
    await page.goto(`/admin-dashboard${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inEachLook(page, async (what, at) => {
      if (LOOKS.length !== 2 || nth % 2 === at) await expectAxeToFindNothing(page, { what });
      await expectToFitTheScreen(page, what);
    });
  }
});

// A browser reports a refusal (403) in its console, so this does without the quiet-console fixture.
plain('who is not staff is led away, whatever their browser keeps', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('role', '"admin"'));
  await page.goto('/admin-dashboard/manage-users');
  await expect(page).toHaveURL(/\/unauthorized$/);
  await signInByApi(page, 'Asha Rao');
  await page.goto('/admin-dashboard');
  await expect(page).toHaveURL(/\/unauthorized$/);
});

test('the overview shows what waits, finds a word everywhere and leads on', async ({ page }) => {
  await signInAsAdmin(page.context());
  await page.goto('/admin-dashboard');
  await page.getByRole('link', { name: 'Projects missing facts' }).click();
  await expect(page.getByLabel('Missing fact')).toHaveValue('any');
  await expect(page.getByLabel('Order')).toHaveValue('completeness-asc');

  const search = page.getByRole('searchbox', { name: /Find a project/ }).filter({ visible: true });
  await search.fill('estates');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Found for “estates”');
  await page
    .getByRole('region', { name: /^Promoters/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/promoter-account-management\?promoter=\d+$/);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Promoters');
});

test('on a phone the screens are in a drawer, and one can sign out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAsAdmin(page.context());
  await page.goto('/admin-dashboard');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Operators', exact: true }).click();
  await expect(page).toHaveURL(/manage-operators$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/$/);
  const { account } = (await (await page.request.get('/api/v1/auth/session')).json()) as {
    account: unknown;
  };
  expect(account).toBeNull();
});
