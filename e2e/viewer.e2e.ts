import { expectAxeToFindNothing } from './axe.ts';
import { expect, plain as base, test } from './browser-test.ts';
import { swipe } from './fingers.ts';
import { findSlugs } from './find-project.ts';
import { expectToFitTheScreen } from './fits-the-screen.ts';
import { visit } from './visit.ts';
import { inEachLook } from './looks.ts';
import { arriveWith, SIGNED_IN } from './visitor.ts';

let slugs: string[] = [];
let address = '';
test.beforeAll(async ({ request }) => {
  slugs = await findSlugs(request, 3);
  address = `/dashboard?ids=${slugs.join(',')}`;
});

const projectIn = (url: string): string | null => new URL(url).searchParams.get('project');

test('goes round both ends, by its buttons, and says which project it is, also to the assistant', async ({
  page,
}) => {
  await visit(page, address);
  const bar = page.getByRole('navigation', { name: 'Projects' });
  const heading = page.getByRole('heading', { level: 1 });
  const active = () =>
    page.evaluate(
      () => JSON.parse(localStorage.getItem('activeProject') ?? '{}') as { name?: string },
    );
  await expect(bar).toContainText('1 / 3');

  await bar.getByRole('button', { name: 'Prev' }).click();
  await expect(bar).toContainText('3 / 3');
  expect(projectIn(page.url())).toBe(slugs[2]);
  await expect.poll(async () => (await active()).name).toBe(await heading.textContent());
  await bar.getByRole('button', { name: 'Next' }).click();
  await expect(bar).toContainText('1 / 3');
  expect(projectIn(page.url())).toBe(slugs[0]);
  const name = await heading.textContent();
  await expect(page).toHaveTitle(`${name} | ManeMitra`);
  await expect.poll(async () => (await active()).name).toBe(name);

  // Its bar stays.
  const shown = page.locator('div:has(> div > nav[aria-label="Projects"])');
  expect((await shown.boundingBox())?.height).toBe(56);
  await page.evaluate(() => window.scrollTo(0, 500));
  await expect.poll(async () => (await shown.boundingBox())?.y).toBe(0);
  // What is below the bar is looked at in `project.e2e.ts`.
  await inEachLook(page, async (what) => {
    await expectAxeToFindNothing(page, { what, within: 'nav[aria-label="Projects"]' });
    await expectToFitTheScreen(page, what);
  });
});

base(
  'a call answered 401 leads to the first page, and ends the visit of who was signed in',
  async ({ page }) => {
    // Spec 2 and 8. The browser itself remarks on a 401 in its console.
    await visit(page, address);
    await page.route('**/api/v1/properties/*', (route) =>
      route.fulfill({
        status: 401,
        contentType: 'application/problem+json',
        json: { code: 'session.required', message: 'Sign in to do this.' },
      }),
    );
    const next = page.getByRole('button', { name: 'Next' });
    await page.reload();
    await next.click();
    await expect(page).toHaveURL(/\/$/);

    await arriveWith(page, { ...SIGNED_IN, search: '"3 BHK in Hebbal"' });
    await page.goto(address);
    await expect(page).toHaveURL(/\/$/);
    expect(
      await page.evaluate(() => ['user', 'search'].map((key) => localStorage.getItem(key))),
    ).toEqual([null, null]);
  },
);

test('turns with the arrow keys, but not while they do something else', async ({ page }) => {
  await visit(page, `${address}&part=plans`);
  const bar = page.getByRole('navigation', { name: 'Projects' });
  await page.getByRole('tab', { name: '2D View' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(bar).toContainText('1 / 3');

  await page.locator('[role=tab]:focus').blur();
  // Each press counts, however quickly they follow each other.
  await page.evaluate(() => {
    for (const key of ['ArrowRight', 'ArrowRight']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
  });
  await expect(bar).toContainText('3 / 3');
  await page.locator('body').press('ArrowLeft');
  await page.locator('body').press('ArrowLeft');
  await page.locator('body').press('ArrowLeft');
  await expect(bar).toContainText('3 / 3');
  // Also where the page of an earlier press is drawn between two later ones: three presses go once around, whenever they come.
  await bar.evaluate(async (node) => {
    const press = () =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }),
      );
    const drawn = () =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          setTimeout(resolve);
        });
        observer.observe(node, { characterData: true, subtree: true, childList: true });
      });
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    for (let gap = 0; gap < 20; gap += 4) {
      const first = drawn();
      press();
      await wait(gap);
      press();
      await Promise.race([first, wait(500)]);
      press();
      await wait(50);
    }
  });
  await expect(bar).toContainText('3 / 3');
});

test('fetches its neighbours before they are wanted; another project begins with its overview; back returns to the part that was read', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const slug = /\/api\/v1\/properties\/([^/?]+)$/.exec(new URL(request.url()).pathname)?.[1];
    if (slug !== undefined) asked.push(slug);
  });
  await visit(page, address);
  await expect.poll(() => new Set(asked)).toEqual(new Set([slugs[1], slugs[2]]));

  await page
    .getByRole('navigation', { name: 'Parts of the project' })
    .getByRole('link', { name: 'Reviews' })
    .click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Reviews']);

  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('navigation', { name: 'Projects' })).toContainText('2 / 3');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Overview']);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(asked).toHaveLength(2);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Reviews']);
  await expect(page.getByRole('navigation', { name: 'Projects' })).toContainText('1 / 3');
});

test('the project in the address is rendered by the server', async ({ request }) => {
  const html = await (await request.get(`${address}&project=${slugs[1]}`)).text();
  const { project } = (await (await request.get(`/api/v1/properties/${slugs[1]}`)).json()) as {
    project: { name: string };
  };
  expect(html).toContain(`<title>${project.name.replaceAll('&', '&amp;')} | ManeMitra</title>`);
  expect(html.replaceAll(/<!-- -->|<[^>]+>/g, ' ')).toMatch(/2 +\/ +3/);
});

test('shows the results of a sentence and leads back to their list; takes the last search up again, and else says where to begin', async ({
  page,
}) => {
  await page.goto('/dashboard');
  await expect(page.getByText('Say what home you are looking for')).toBeVisible();
  await visit(page, '/dashboard?q=apartment+in+hebbal');
  await expect(page.getByRole('navigation', { name: 'Projects' })).toContainText('1 / ');
  await page.getByRole('link', { name: 'Property list' }).first().click();
  await expect(page).toHaveURL(/property-list\?q=apartment\+in\+hebbal/);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('search')))
    .toBe('"apartment in hebbal"');
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/dashboard?q=apartment+in+hebbal');
});

test('says when a project is not published any more, and refuses more than ten in the words of the list', async ({
  request,
}) => {
  const gone = await (await request.get(`/dashboard?ids=${slugs[0]},no-such-project`)).text();
  expect(gone).toContain('One of the projects you asked for is not published any more.');
  expect(gone).toContain('<h1');
  const ids = Array.from({ length: 11 }, (_, at) => `p${at}`).join(',');
  const answer = await request.get(`/dashboard?ids=${ids}`, { headers: { accept: 'text/html' } });
  expect(answer.status()).toBe(400);
  expect(await answer.text()).toContain('You can only view up to 10 properties.');
});

base('says that a project could not be loaded, and shows it when asked again', async ({ page }) => {
  let status = 503;
  const codes: Record<number, string> = { 503: 'server.unavailable', 500: 'server.error' };
  await page.route(`**/api/v1/properties/${slugs[1]}`, async (route) => {
    if (status === 200) await route.continue();
    else await route.fulfill({ status, json: { code: codes[status], message: 'Not now.' } });
  });
  await visit(page, address);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('alert')).toContainText('Not now.');

  // What was asked while it turned up has been refused too: from here on only a press asks.
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await expect(tryAgain).not.toHaveAttribute('aria-busy', 'true');
  status = 200;
  await tryAgain.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a swipe of 50 px turns, a shorter one does not', async ({ page }) => {
    await visit(page, address);
    const bar = page.getByRole('navigation', { name: 'Projects' });
    const fact = page.getByRole('complementary', { name: 'Facts' }).getByRole('term').nth(4);
    await fact.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await swipe(page, fact, -45);
    await expect(bar).toContainText('1 / 3');
    await swipe(page, fact, -80);
    await expect(bar).toContainText('2 / 3');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Overview']);
  });
});
