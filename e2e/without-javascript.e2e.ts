import { expect, test } from './browser-test.ts';
import { findProject } from './find-project.ts';
import { aNumber, codeTo } from './outbox.ts';

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

test('the box of a list refines its search', async ({ page }) => {
  await page.goto('/dashboard/property-list?q=3+BHK+under+1.5+Cr+near+Hebbal');
  const box = page.getByRole('textbox', { name: 'Change this search' });
  await box.fill('cheaper');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page).toHaveURL(/near\+Hebbal.*cheapest\+first/);

  await box.fill('zzqx');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText('Not understood: “zzqx”. The list is as it was.')).toBeVisible();
  await expect(page.getByText('near Hebbal, cheapest first”')).toBeVisible();

  await page.getByRole('link', { name: 'Edit the sentence' }).click();
  await expect(page.getByRole('textbox', { name: 'What you are looking for' })).toHaveValue(
    /near Hebbal, cheapest first/,
  );
});

test('Contact on a project asks there how to be called', async ({ page, request }) => {
  const { slug } = await findProject(request, () => true);
  await page.goto(`/projects/${slug}`);
  await page.getByRole('link', { name: 'Contact' }).click();
  const form = page.getByRole('region', { name: 'Request a callback' });
  await expect(form).toContainText('Your number goes only to the ManeMitra team.');
  await form.getByRole('link', { name: 'Confirm your number first' }).click();

  const number = aNumber();
  await page.getByLabel('Mobile number').fill(number);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await page.getByLabel('Code').fill(await codeTo(number));
  await page.getByRole('button', { name: /sign in/i }).click();
  await expect(page).toHaveURL(new RegExp(`/projects/${slug}\\?ask=callback`));
  await form.getByRole('button', { name: 'Request a callback' }).click();
  await expect(form).toContainText('The project is invented, so nobody will call you.');
  await form.getByRole('link', { name: 'Who has my number' }).click();
  await expect(page.getByRole('article', { name: 'Callback' })).toBeVisible();
});
