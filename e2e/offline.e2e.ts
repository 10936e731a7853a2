import { expectAxeToFindNothing } from './axe.ts';
import { expect, plain as test } from './browser-test.ts';
import { findSlugs } from './find-project.ts';

test.use({ serviceWorkers: 'allow' });

test('a project that was seen is read without a network, and every other page says so', async ({
  page,
  context,
  request,
}) => {
  const [seen = '', other = ''] = await findSlugs(request, 2);
  await page.goto(`/projects/${seen}`);
  const name = await page.getByRole('article').getAttribute('aria-label');
  const kept = () =>
    page.evaluate(async () => {
      const names = (await caches.keys()).filter((it) => it.startsWith('manemitra-pages-'));
      const requests = await Promise.all(names.map(async (it) => (await caches.open(it)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(kept).toEqual([`/projects/${seen}`]);
  // Nothing of the API is kept.
  const all = await page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (it) => (await caches.open(it)).keys()),
    );
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(all.filter((path) => !/^\/(assets|pictures|projects)\/|^\/offline$/.test(path))).toEqual(
    [],
  );

  await context.setOffline(true);
  await page.goto(`/projects/${seen}`);
  await expect(page.getByText('You are offline. This is the page as you saw it on')).toBeVisible();
  await expect(page.getByRole('article', { name: name ?? '' })).toBeVisible();
  // It has come alive: its parts are tabs.
  await expect(page.locator('.parts')).toHaveAttribute('data-live', '');
  // Parts that nobody has opened are drawn too, by their tab and by their address.
  await page.getByRole('link', { name: 'Reviews', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Builder Information' })).toBeVisible();
  await page.goto(`/projects/${seen}?part=price`);
  await expect(page.getByRole('heading', { level: 2, name: 'Price' })).toBeVisible();

  await page.goto(`/projects/${other}`);
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute(
    'href',
    `/projects/${other}`,
  );
  await expectAxeToFindNothing(page);
  await page.getByRole('link', { name: name ?? '' }).click();
  await expect(page.getByText('You are offline. This is the page as you saw it on')).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(page.getByText('You are offline')).toHaveCount(0);
  await page.goto('/admin');
  await expect.poll(() => kept()).toEqual([`/projects/${seen}`]);
});

test('a page that is being read stays when the network goes, and what cannot come says so', async ({
  page,
  context,
  request,
}) => {
  const [slug = ''] = await findSlugs(request, 1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/projects/${slug}`);
  const name = (await page.getByRole('article').getAttribute('aria-label')) ?? '';
  const heart = page.getByRole('button', { name: `Shortlist: ${name}` });
  await heart.click();
  await context.setOffline(true);

  await heart.click();
  const said = page.getByRole('status');
  await expect(said.filter({ hasText: `${name} is off your shortlist.` })).toBeVisible();
  const more = page.getByRole('navigation', { name: 'Parts of the project' }).getByRole('button');
  await more.click();
  await expect(
    said.filter({ hasText: 'This part of the page could not be loaded.' }),
  ).toBeVisible();
  await expect(page.getByRole('article', { name })).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await more.click();
  await expect(page.getByRole('menu')).toBeVisible();
});
