import { expect, plain as base } from './browser-test.ts';

// The browser itself reports a 404 in its console, so this journey does without the quiet-console fixture.
base('an unknown address says so and leads home', async ({ page }) => {
  const answer = await page.goto('/no/such/page');

  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Ohh! page not found')).toBeVisible();
  await expect(page.getByText("we can't seem to find the page you are looking for")).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back home' })).toHaveAttribute('href', '/dashboard');
});

base('an id leads for good to the address that names the project', async ({ request }) => {
  const found = await request.get('/api/v1/properties/discover?projectName=a');
  const { items } = (await found.json()) as { items: { id: string; slug: string }[] };
  const [project] = items;

  const answer = await request.get(`/projects/${project?.id}`, { maxRedirects: 0 });

  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe(`/projects/${project?.slug}`);
});
