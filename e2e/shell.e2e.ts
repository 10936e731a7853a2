import type { Page } from '@playwright/test';
import { expectAxeToFindNothing } from './axe.ts';
import { expect, plain, test } from './browser-test.ts';
import { findSlugs } from './find-project.ts';
import { WITHOUT_MAP } from './looks.ts';
import { arriveWith, holdClock, SIGNED_IN } from './visitor.ts';

const LIST = '/dashboard/property-list?q=3%20bhk%20in%20hebbal';
/** Any page but the first, and one that is quickly there. */
const ELSEWHERE = '/about-us';
const LINKS = ['Builders/Sellers', 'EMI Calculator', 'Blog', 'For Sellers', 'About'];

test('a visitor finds every page in the bar and the foot, and Login starts in the chat', async ({
  page,
}) => {
  await page.goto(ELSEWHERE);
  const bar = page.getByRole('navigation', { name: 'Site' });
  await expect.poll(() => bar.getByRole('link').allTextContents()).toEqual([...LINKS, 'Login']);
  await expect(bar.getByRole('link', { name: 'Builders/Sellers' })).toHaveAttribute(
    'href',
    '/admin',
  );
  await expect(bar.getByTitle('Builder /Seller')).toHaveText('Builders/Sellers'); // spec 2 calls it both
  const foot = page.getByRole('navigation', { name: 'Foot of the page' });
  await expect
    .poll(() => foot.getByRole('link').allTextContents())
    .toEqual([
      'About',
      'How we judge',
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
  await page.goto(ELSEWHERE);
  await expect(page.getByRole('navigation', { name: 'Site' })).toBeHidden();
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveText([...LINKS, 'Login']);
  await expectAxeToFindNothing(page, { within: '[role=menu]' });
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

plain.describe('without JavaScript', () => {
  plain.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  plain('the menu folds out', async ({ page }) => {
    await page.goto(ELSEWHERE);
    await page.getByLabel('Menu').click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeVisible();
  });
});

plain(
  'who has signed in compares from the menu, or is told what is missing',
  async ({ page, request }) => {
    const [one = '', two = ''] = await findSlugs(request, 2);
    await arriveWith(page, SIGNED_IN);
    await page.clock.install();
    await page.goto(ELSEWHERE);
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

    // Loads what draws toasts, which then comes at once.
    await choose('Compare list');
    const warning = page.getByText('Please select Compare for at least 2 properties to compare.');
    await expect(warning).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(warning).toHaveCount(0);

    await holdClock(page);
    await choose('Compare list');
    // A toast stays while it is pointed at; this one for 4 s (spec 2).
    await page.mouse.move(5, 600);
    await page.clock.runFor(100);
    await expect(warning).toBeVisible();
    const place = await warning.boundingBox();
    expect(place?.y).toBeLessThan(200);
    const middle = (place?.x ?? 0) + (place?.width ?? 0) / 2;
    expect(Math.abs(middle - 1440 / 2)).toBeLessThan(60);
    await page.clock.runFor(3_700);
    await expect(warning).toBeVisible();
    await page.clock.runFor(700);
    await expect(warning).toHaveCount(0);

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
    await page.goto(ELSEWHERE);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByText('You could not be signed out')).toBeVisible();
    await expect(page.getByRole('button', { name: /open the assistant/ })).toBeVisible();

    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('button', { name: /open the assistant/ })).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  },
);

test('a second tab follows within half a second: theme, chat, compare list, signing out', async ({
  page,
  context,
}) => {
  await arriveWith(page, SIGNED_IN);
  await page.setViewportSize(WITHOUT_MAP);
  await page.goto(LIST);
  const other = await context.newPage();
  await other.clock.install();
  await other.goto(ELSEWHERE);
  const ask = other.getByRole('button', { name: 'Ask me!' });
  await expect(ask).toBeVisible();
  await other.getByRole('button', { name: 'Menu' }).click();
  const compareList = other.getByRole('menuitem', { name: 'Compare list' });
  await expect(compareList).toBeVisible();
  // From here on it has half a second of its own time for each change, however busy the machine is.
  await holdClock(other);
  const halfASecond = () => other.clock.runFor(500);

  await page.getByRole('button', { name: /light and dark/ }).click();
  await halfASecond();
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');

  await page.evaluate(() => localStorage.setItem('chatOn', 'true'));
  await halfASecond();
  await expect(ask).toHaveAttribute('aria-haspopup', 'dialog');

  const compare = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Compare/ });
  await compare.click();
  await expect(page.getByRole('button', { name: /^Added/ })).toHaveCount(1);
  await halfASecond();
  await expect(compareList).toContainText('1');

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await halfASecond();
  await expect(other.getByRole('button', { name: /open the assistant/ })).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Ask me!' })).toHaveCount(0);
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

/** What every key holds: not what any of them should, or of the right form and yet absurd. */
const DAMAGES: Record<string, (key: string) => unknown> = {
  'cut off': () => '{"id":',
  'of another shape': () => '[{"role":"user","content":{}},null,7]',
  'of another site': () => 'eyJhbGciOi.J9',
  huge: () => `"${'x'.repeat(300_000)}"`,
  absurd: (key) => ABSURD[key],
};

// Half of a pair of UTF-16, which no address can hold.
const HALF = '\ud83d';
const KEPT = { slug: `../${HALF}`, name: HALF, note: '<b>', keptAt: '9'.repeat(40), seenAt: 'x' };
const ABSURD: Record<string, unknown> = {
  user: { name: 'ಕ'.repeat(2_000), phone: HALF },
  role: '"root"',
  search: JSON.stringify(`${HALF} 3 BHK &?#/../%00`),
  chatOn: 'true',
  chatMessages: Array.from({ length: 400 }, (_, at) => ({
    role: 'assistant',
    content: `[x](javascript:alert(1)) ${HALF}${'word '.repeat(300)}`,
    sources: [{ title: HALF, href: 'javascript:alert(1)' }],
    search: HALF,
    at: at * 1e300,
  })),
  compareList: Array.from({ length: 50 }, (_, at) => ({
    id: `${HALF}/../${at}`,
    imageUrl: 'data:'.repeat(5_000),
  })),
  activeProject: { id: HALF, name: HALF },
  darkTheme: 'true',
  token: JSON.stringify(HALF),
  'manemitra.featuresSeen': 'true',
  'manemitra.hintDismissed': '1e999',
  'manemitra.savedSearches': [{ sentence: HALF, name: HALF, savedAt: '2026', lookedAt: '2026' }],
  'manemitra.shortlist': [KEPT],
  'manemitra.synced': { account: -1, compare: [KEPT], shortlist: 7, viewed: [KEPT], searches: [] },
  'manemitra.viewed': [KEPT],
};

/** Pages that read much of it. */
const READING = [
  '/',
  LIST,
  '/dashboard',
  '/dashboard/property-comparator',
  '/dashboard/shortlist',
  '/dashboard/chatbot',
  '/dashboard/my-enquiries',
  '/dashboard/account',
];

const OTHERS = [
  '/dashboard/emi-calculator',
  '/dashboard/seller-signup',
  '/dashboard/blog',
  '/dashboard/blog-details?post=khata-explained',
  '/dashboard/about-us',
  '/dashboard/terms-of-use',
  '/dashboard/disclaimer',
  '/dashboard/privacy-policy',
  '/admin',
  '/register',
  '/verification',
  '/reset-password/7',
  '/property-detail',
  '/about-us',
  '/offline',
  '/unauthorized',
  '/no/such/page',
];

/**
 * Opens pages, each with one of the damages in turn in every key; what a page itself tidies up is damaged again for the next
 * one.
 */
async function openDamaged(
  page: Page,
  routes: readonly { path: string; damage: string }[],
): Promise<void> {
  await page.setViewportSize(WITHOUT_MAP);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const { path, damage } of routes) {
    const what = `${path}, ${damage}`;
    const wrong = DAMAGES[damage] ?? (() => '');
    // A page without our scripts: nothing there reads or tidies up what is stored.
    await page.goto('/robots.txt');
    const entries = KEYS.map((key): [string, string] => {
      const value = wrong(key);
      return [key, typeof value === 'string' ? value : JSON.stringify(value)];
    });
    await page.evaluate((given) => {
      for (const [key, value] of given) localStorage.setItem(key, value);
    }, entries);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), what).toBeVisible();
    // The page is alive.
    const toggle = page.getByRole('button', { name: /light and dark/ });
    await expect(toggle, what).toBeVisible();
    const theme = await page.locator('html').getAttribute('data-theme');
    const html = page.locator('html');
    await expect(async () => {
      await toggle.click();
      await expect(html, what).not.toHaveAttribute('data-theme', theme ?? '', { timeout: 500 });
    }).toPass({ timeout: 20_000 });
    expect(errors, what).toEqual([]);
  }
}

plain('stored values that are damaged in any way break no page', async ({ page, request }) => {
  const [slug = ''] = await findSlugs(request, 1);
  const damages = Object.keys(DAMAGES);
  // Those that read the most. What each key makes of any text: `storage.dom.test.ts`.
  const routes = [LIST, '/', '/dashboard/shortlist', '/dashboard/chatbot', `/projects/${slug}`];
  await openDamaged(
    page,
    routes.map((path, at) => ({ path, damage: damages[at % damages.length] ?? '' })),
  );
});

plain('stored values that are damaged in any way break no page of all, @long', async ({ page }) => {
  const damages = Object.keys(DAMAGES);
  const pairs = [...READING, ...OTHERS].flatMap((path) =>
    damages.map((damage) => ({ path, damage })),
  );
  await openDamaged(page, pairs);
});
