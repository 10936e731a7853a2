import { expect, test } from './browser-test.ts';

test.use({ javaScriptEnabled: false });

test('the landing page can be read and its form searches', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox').fill('2 bhk in whitefield');
  await page.getByRole('button', { name: /send|search/i }).click();

  await expect(page).toHaveURL(/property-list\?q=2\+bhk\+in\+whitefield/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('a list can be read to its next page', async ({ page }) => {
  await page.goto('/dashboard/property-list?q=apartment');
  const first = await page.getByRole('article').first().textContent();
  await page.getByRole('link', { name: /more projects/i }).click();

  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.getByRole('article').first().textContent()).not.toBe(first);
});

test('a project page can be read in full', async ({ page, request }) => {
  const answer = await request.get(
    '/api/v1/properties/search?prompt=apartment%20in%20hebbal&limit=1',
  );
  const { properties } = (await answer.json()) as {
    properties: { slug: string; project: { name: string } }[];
  };
  const [property] = properties;
  await page.goto(`/projects/${property?.slug}`);

  await expect(
    page.getByRole('heading', { level: 1, name: property?.project.name ?? '' }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Price' })).toBeVisible();
  await expect(page.getByText('Demonstration project: it, its promoter').first()).toBeVisible();
});
