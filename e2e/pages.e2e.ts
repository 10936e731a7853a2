import type { Page } from '@playwright/test';
import { expect, plain as base, test } from './browser-test.ts';
import { PAGES_TO_READ } from './pages-to-read.ts';

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
}

test('each page to read names its own address, and what the specification has it say', async ({
  request,
}) => {
  const said: Record<string, string[]> = {
    // Spec 2.
    '/dashboard/seller-signup': [
      'AI-Powered Insights',
      'Smart Buyer Interaction',
      'First Leads - Free!',
      'Create account',
      'Add property details',
      'Get free leads',
    ],
    '/dashboard/terms-of-use': ['Effective 20/04/2025'],
    '/dashboard/privacy-policy': ['within 48 hours', 'within 15 business days'],
  };
  for (const path of PAGES_TO_READ) {
    const answer = await request.get(path);
    const html = await answer.text();
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
    expect(canonical, path).toBe(new URL(path, answer.url()).href);
    for (const text of said[path] ?? []) expect(html, path).toContain(text);
  }
});

// A browser reports a refusal (400) in its console, so these two do without the quiet-console fixture.
for (const javaScriptEnabled of [true, false]) {
  base.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    base.use({ javaScriptEnabled });

    base('a seller is told what is wrong, loses nothing, and then has asked', async ({ page }) => {
      await page.goto('/dashboard/seller-signup');
      await page.getByText('Smart Buyer Interaction').click();
      await expect(page.locator('main details[open]')).toHaveCount(1);
      await fill(page, {
        'Contact person': 'Meera Rao',
        'Builder or company': 'Areca Homes',
        'Phone number': '98450 1234',
        'E-mail': `meera@js-${javaScriptEnabled}.example`,
      });
      await page.getByRole('button', { name: 'Submit enquiry' }).click();

      await expect(page.getByText('Give a mobile number of ten digits')).toBeVisible();
      await expect(page.getByLabel('Contact person')).toHaveValue('Meera Rao');
      if (javaScriptEnabled) await expect(page.getByLabel('Phone number')).toBeFocused();
      await page.getByLabel('Phone number').fill('98450 12345');
      await page.getByRole('button', { name: 'Submit enquiry' }).click();

      await expect(page.getByText('Enquiry submitted successfully!')).toBeVisible();
      await expect(page.getByLabel('Contact person')).toHaveValue('');
    });
  });
}

test.describe('read without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the blog is read from its list to a post and its last page', async ({ page }) => {
    await page.goto('/dashboard/blog');
    await page.getByRole('link', { name: 'Page 3' }).click();
    await expect(page).toHaveURL(/page=3/);
    await page.getByRole('article').getByRole('link').click();

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Sources' })).toBeVisible();
    expect(await page.locator('script[type="application/ld+json"]').textContent()).toContain(
      '"Article"',
    );
  });
});

test('every post of the list is in the sitemap, and every other address answers as it should', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemaps/pages.xml')).text();
  const slugs = [];
  for (const page of [1, 2, 3]) {
    const html = await (await request.get(`/dashboard/blog?page=${page}`)).text();
    slugs.push(...[...html.matchAll(/href="[^"]*\?post=([\w-]+)"/g)].map(([, slug]) => slug));
  }
  expect(slugs).toHaveLength(7);
  for (const slug of slugs) expect(sitemap).toContain(`?post=${slug}<`);

  const answers = [
    ['/unauthorized', 403, undefined],
    ['/dashboard/blog?page=4', 404, undefined],
    ['/dashboard/blog-details?post=nothing', 404, undefined],
    ['/dashboard/blog-details', 302, '/dashboard/blog'],
    ['/dashboard/chatbot', 200, undefined],
    ['/dashboard/modify-component', 302, '/admin-dashboard/show-property-list'],
    ['/dashboard/modify-component?id=7', 302, '/admin-dashboard/modify-component/7'],
    ['/dashboard/all-jobs', 404, undefined],
    ['/property-detail', 302, '/dashboard/property-list'],
    ['/property-detail?slug=areca', 302, '/projects/areca'],
    ['/property-detail?id=7', 302, '/projects/7'],
  ] as const;
  for (const [path, status, location] of answers) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers()['location']]).toEqual([path, status, location]);
  }

  const about = await (await request.get('/dashboard/about-us')).text();
  expect(about).toMatch(/rel="canonical" href="[^"]*:\d+\/about-us"/);
});
