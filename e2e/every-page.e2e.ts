import { expectAxeToFindNothing } from './axe.ts';
import { expect, test } from './browser-test.ts';
import { findSlugs } from './find-project.ts';
import { expectToFitTheScreen } from './fits-the-screen.ts';
import { inEachLook } from './looks.ts';
import { PAGES_TO_READ } from './pages-to-read.ts';

/** Pages to which a visitor comes by their address alone, without anything to be done on them. */
const PAGES = [
  '/',
  '/dashboard/property-list?q=3%20bhk%20in%20whitefield%20under%202%20cr',
  '/dashboard/property-list?q=villa%20in%20jayanagar%20under%2020%20lakh', // nothing fits
  '/dashboard/property-list?q=2bhk%20in%20kothanur', // a question
  '/dashboard/chatbot',
  ...PAGES_TO_READ,
];

test('axe finds nothing on any page, and none is wider than the screen', async ({ page }) => {
  for (const path of PAGES) {
    await page.goto(path);
    await inEachLook(page, async (what) => {
      await expectAxeToFindNothing(page, { what });
      await expectToFitTheScreen(page, what);
    });
  }
});

test('a project page tells search engines what it is', async ({ request }) => {
  const [slug = ''] = await findSlugs(request, 1);
  const answer = await request.get(`/projects/${slug}`);
  const html = await answer.text();

  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  expect(canonical).toBe(answer.url());
  const [, data = ''] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(data).toContain('ApartmentComplex');
});
