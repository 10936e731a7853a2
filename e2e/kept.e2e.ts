import { expectAxeToFindNothing } from './axe.ts';
import { expect, test } from './browser-test.ts';
import { findSlugs } from './find-project.ts';
import { expectToFitTheScreen } from './fits-the-screen.ts';
import { aNumber } from './outbox.ts';
import { arriveWith, signInByApi } from './visitor.ts';
import { colorsAtRest, WITHOUT_MAP } from './looks.ts';

test.use({ viewport: WITHOUT_MAP });

const LIST = '/dashboard/property-list?q=3%20bhk%20in%20whitefield';

test('a visitor keeps projects and a search, notes something, and takes it back', async ({
  page,
}) => {
  await arriveWith(page, { 'manemitra.featuresSeen': true });
  await page.goto(LIST);
  const card = page.getByRole('article').first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await card.getByRole('button', { name: `Shortlist: ${name}` }).click();
  await page.getByRole('button', { name: 'Save search' }).click();
  await page.getByRole('link', { name: 'Shortlist, 1' }).click();

  const kept = page.getByRole('region', { name: 'Shortlisted projects' });
  await expect(kept.getByRole('heading', { name })).toBeVisible();
  await kept.getByRole('button', { name: `Add a note on ${name}` }).click();
  await page.getByLabel(`Your note on ${name}`).fill('East facing, ask for tower B');
  await page.getByRole('button', { name: 'Keep the note' }).click();
  await page.reload();
  await expect(kept.getByText('East facing, ask for tower B')).toBeVisible();

  const searches = page.getByRole('region', { name: 'Saved searches' });
  await expect(searches.getByText(/^\d+ projects fit today$/)).toBeVisible();
  await searches.getByRole('button', { name: /^Rename/ }).click();
  await searches.getByLabel('A name of your own').fill('Near work');
  await page.keyboard.press('Enter');
  await expect(searches.getByRole('link', { name: 'Near work' })).toBeVisible();
  await searches.getByRole('button', { name: /^Remove/ }).click();
  await expect(searches.getByText('None yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(searches.getByRole('link', { name: 'Near work' })).toBeVisible();

  await kept.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/projects\//);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('button', { name: `Shortlist: ${name}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto('/');
  const viewed = page.getByRole('region', { name: 'Recently viewed' });
  await expect(viewed.getByRole('link', { name })).toBeVisible();
  await viewed.getByRole('button', { name: /^Clear/ }).click();
  await expect(viewed).toHaveCount(0);
});

test('a project that went away is said, with its note', async ({ page, request }) => {
  const [slug = ''] = await findSlugs(request, 1);
  const keptAt = '2026-01-01T00:00:00.000Z';
  await arriveWith(page, {
    'manemitra.shortlist': [
      { slug, name: 'Still there', note: '', keptAt },
      { slug: 'gone-gardens', name: 'Gone Gardens', note: 'was too dear', keptAt },
    ],
  });
  await page.goto('/dashboard/shortlist');
  await expect(page.getByText(/Gone Gardens is not published any more/)).toBeVisible();
  await expect(page.getByText('was too dear')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(1);
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await colorsAtRest(page);
    await expectAxeToFindNothing(page);
    await expectToFitTheScreen(page);
  }
  await page.getByRole('button', { name: /^Take it off.*Gone Gardens/ }).click();
  await expect(page.getByText(/Gone Gardens is not published/)).toHaveCount(0);
});

test('what a visitor kept goes with them into their account, to another device, and out of this browser', async ({
  page,
  browser,
  request,
}) => {
  const [first = '', second = ''] = await findSlugs(request, 2);
  const number = aNumber();
  const keep = async (slug: string) => {
    await page.goto(`/projects/${slug}`);
    await page.getByRole('button', { name: /^Shortlist: / }).click();
  };
  await arriveWith(page, { 'manemitra.featuresSeen': true });
  await keep(first);
  await signInByApi(page, 'Asha Rao', number);
  await page.goto('/about-us');
  const onTheServer = async () => {
    const answer = await page.request.get('/api/v1/account/lists');
    const { shortlist } = (await answer.json()) as { shortlist?: { slug: string }[] };
    return shortlist?.map(({ slug }) => slug);
  };
  await expect.poll(onTheServer).toEqual([first]);
  await keep(second);
  await expect.poll(onTheServer).toEqual([second, first]);

  const elsewhere = await browser.newPage();
  await signInByApi(elsewhere, 'Asha Rao', number);
  await elsewhere.goto('/dashboard/shortlist');
  await expect(elsewhere.getByRole('article')).toHaveCount(2);
  await elsewhere
    .getByRole('button', { name: /^Shortlist: / })
    .first()
    .click();
  await expect.poll(onTheServer).toEqual([first]);
  await elsewhere.close();
  await page.goto('/dashboard/shortlist');
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: /open the assistant/ })).toHaveCount(0);
  // Signing out loads the first page anew: a look during that has no page to look at.
  await expect(async () => {
    const keys = await page.evaluate(() => Object.keys(localStorage));
    expect(keys.filter((key) => key.startsWith('manemitra.'))).toEqual([]);
  }).toPass();
});
