import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './browser-test.ts';
import { findSlugs } from './find-project.ts';
import { expectToFitTheScreen } from './fits-the-screen.ts';
import { LOOKS } from './looks.ts';

const PAGES = [
  ['landing', '/'],
  ['list', '/dashboard/property-list?q=3%20bhk%20in%20whitefield%20under%202%20cr'],
  [
    'list where nothing fits',
    '/dashboard/property-list?q=villa%20in%20jayanagar%20under%2020%20lakh',
  ],
  ['assistant', '/dashboard/chatbot'],
  ['list with a question', '/dashboard/property-list?q=2bhk%20in%20kothanur'],
] as const;

for (const { colorScheme, width } of LOOKS) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    for (const [name, path] of PAGES) {
      test(`axe finds nothing on: ${name}`, async ({ page }) => {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page }).analyze();

        expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
      });

      test(`nothing is wider than the screen on: ${name}`, async ({ page }) => {
        await page.goto(path);
        await expectToFitTheScreen(page);
      });
    }
  });
}

test('a project page passes axe and tells search engines what it is', async ({ page, request }) => {
  const [slug = ''] = await findSlugs(request, 1);
  await page.goto(`/projects/${slug}`);

  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);

  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(new URL(page.url()).pathname);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('ApartmentComplex');
});
