import { expect, test as base } from '@playwright/test';

// The browser itself reports a 404 in its console, so this journey does without the quiet-console fixture.
base('an unknown address says so and leads home', async ({ page }) => {
  const answer = await page.goto('/no/such/page');

  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Ohh! page not found')).toBeVisible();
  await expect(page.getByText("we can't seem to find the page you are looking for")).toBeVisible();
});
