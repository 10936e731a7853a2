import { expect, type Page } from '@playwright/test';

/**
 * Nothing on the page is wider than the screen: who can push a page sideways takes it for a broken one. A failure names
 * `what` was looked at (by default the address), the width in px and the elements that stick out.
 */
export async function expectToFitTheScreen(page: Page, what = page.url()): Promise<void> {
  const measure = () =>
    page.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement;
      const sticksOut = (element: Element): boolean =>
        element.getBoundingClientRect().right > clientWidth + 0.5;
      const culprits = [...document.querySelectorAll('body *')].filter(sticksOut);
      return {
        width: clientWidth,
        tooWide:
          scrollWidth > clientWidth
            ? [
                `${scrollWidth} px`,
                ...culprits.slice(0, 5).map((culprit) => culprit.outerHTML.slice(0, 120)),
              ]
            : [],
      };
    });
  // What follows a new width, such as a row that scrolls to its place, may come a moment later.
  await expect
    .poll(async () => ({ what, ...(await measure()) }))
    .toMatchObject({ what, tooWide: [] });
}

/**
 * The same on the screen of now, and where it is the first look (`at`) on a tablet and in a small window: no theme has widths of
 * its own.
 */
export async function expectToFitEveryScreen(page: Page, what = page.url(), at = 0): Promise<void> {
  if (at > 0) return expectToFitTheScreen(page, what);
  const size = page.viewportSize() ?? { width: 390, height: 900 };
  for (const width of [size.width, 768, 1100]) {
    await page.setViewportSize({ width, height: size.height });
    await expectToFitTheScreen(page, what);
  }
  await page.setViewportSize(size);
}
