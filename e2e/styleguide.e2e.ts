import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAxeToFindNothing } from './axe.ts';
import { expectToFitTheScreen } from './fits-the-screen.ts';
import { inEachLook, LOOKS } from './looks.ts';
import { expect, STYLEGUIDE_BUILD, test } from './styleguide-test.ts';

/** The guide, once it is alive: only then it knows which text is cut, and carousels know their slides. */
async function openGuide(page: Page): Promise<void> {
  await page.goto('/styleguide/');
  await expect(page.locator('[tabindex="0"]', { hasText: 'Rangavalli Developers' })).toHaveCount(2);
  for (const theme of ['light', 'dark']) {
    const carousel = page.getByRole('region', { name: `Pictures, ${theme}` });
    await expect(carousel.locator('[style*=translate3d]').first()).toBeAttached();
  }
}

// Without movement a picture of a state is the state.
test('axe finds nothing in the styleguide and in what opens over it, nothing is too wide, no target is too small', async ({
  page,
}) => {
  await openGuide(page);
  await inEachLook(page, async (what, at) => {
    await expectAxeToFindNothing(page, { what });
    await expectToFitTheScreen(page, what);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(button, a, input, summary, select)')]
        .filter((target) => {
          const { width: w, height: h } = target.getBoundingClientRect();
          return w > 0 && Math.min(w, h) < 24;
        })
        .map((target) => target.outerHTML),
    );
    expect(small).toEqual([]);

    for (const [opener, opened] of [
      ['Contact the promoter', 'dialog'],
      ['Filters', 'dialog'],
      ['Swimming pool', 'menu'],
    ] as const) {
      const button = page
        .getByRole('button', { name: opener, exact: true })
        .nth(LOOKS[at]?.colorScheme === 'light' ? 0 : 1);
      await button.click();
      await expect(page.getByRole(opened)).toBeVisible();
      await expectAxeToFindNothing(page, {
        what: `${opener}, ${what}`,
        within: `[role=${opened}]`,
      });
      await page.keyboard.press('Escape');

      await expect(page.getByRole(opened)).toHaveCount(0);
      await expect(button, `focus is back on ${opener}`).toBeFocused();
    }
  });
});

test('a toast says what it has to say, with a button, and goes; the carousel turns round with the arrow keys; ₹, Kannada and Devanagari are drawn from our own fonts', async ({
  page,
}) => {
  await openGuide(page);
  await page.getByRole('button', { name: 'Warning, above' }).first().click();
  const toast = page.getByRole('listitem').filter({ hasText: 'You can compare three projects' });

  await expect(toast).toBeVisible();
  await toast.hover(); // it stays while it is pointed at
  await expectAxeToFindNothing(page, { within: '[data-sonner-toaster]' });
  await toast.getByRole('button', { name: 'Compare' }).click();
  await expect(toast).toHaveCount(0);

  const carousel = page.getByRole('region', { name: 'Pictures, light' });
  await carousel.getByRole('group', { name: /arrow keys/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(carousel.getByText('4 / 4')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(carousel.getByText('1 / 4')).toBeVisible();

  await page.evaluate(() => document.fonts.ready);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');

  for (const script of ['rupee', 'kannada', 'devanagari']) {
    const { nodeId } = await devtools.send('DOM.querySelector', {
      nodeId: root.nodeId,
      selector: `[data-script=${script}]`,
    });
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });

    expect(fonts.length, script).toBeGreaterThan(0);
    expect(
      fonts.filter((font) => !font.isCustomFont || !font.familyName.startsWith('Anek')),
      script,
    ).toEqual([]);
  }
});

test('what is shipped holds nothing of the styleguide, and knows no such page', async ({
  request,
}) => {
  const product = process.env['E2E_BASE_URL'] ?? '';
  expect((await request.get(`${product}/styleguide`)).status()).toBe(404);
  // The name of its list of parts: in its own build, to see that it is still called so, and in no other.
  const isHeldBy = (folder: string): boolean =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(js|html|css|json)$/.test(entry.name))
      .some((entry) =>
        readFileSync(join(entry.parentPath, entry.name), 'utf8').includes(
          'Parts of the styleguide',
        ),
      );
  expect(isHeldBy(STYLEGUIDE_BUILD)).toBe(true);
  expect(isHeldBy(join(import.meta.dirname, '../apps/web/build'))).toBe(false);
});
