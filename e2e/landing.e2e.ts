import { expect, plain, test } from './browser-test.ts';
import { arriveWith, holdClock, SIGNED_IN } from './visitor.ts';

test.use({ reducedMotion: 'no-preference' });

const lit = '#main [data-lit]';

test('the spotlight on the sample prompts moves every 2.5 s and rests for who looks closer', async ({
  page,
}) => {
  await arriveWith(page, { 'manemitra.featuresSeen': true });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Pause the highlight' })).toBeVisible();
  await holdClock(page);
  const prompts = await page.locator('#main li > a').allTextContents();
  // Time went by while the page came: the round begins where it stands.
  const first = prompts.indexOf((await page.locator(lit).textContent()) ?? '');
  const expectLit = (turns: number) =>
    expect(page.locator(lit)).toHaveText(prompts[(first + turns) % 3] ?? 'one of three');

  await page.clock.runFor(2_500);
  await expectLit(1);
  await page.clock.runFor(2_500);
  await expectLit(2);

  await page.locator(lit).hover();
  await page.clock.runFor(10_000);
  await expectLit(2);
  await page.getByRole('heading', { level: 1 }).hover();
  await page.clock.runFor(2_500);
  await expectLit(3);

  await page.locator(lit).focus();
  await page.clock.runFor(10_000);
  await expectLit(3);
});

test('with reduced motion the spotlight stays', async ({ browser }) => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  await page.getByRole('dialog').waitFor();
  await page.clock.runFor(10_000);
  await expect(page.locator(lit)).toContainText('3bhk near purple line');
  await page.close();
});

/** It leaves the page alone for the first seconds. */
const AFTER_A_LOOK = { timeout: 20_000 };

test('the five points are shown once, leave the page usable and never stand where a visitor writes', async ({
  page,
}) => {
  await page.goto('/');
  const popup = page.getByRole('dialog', { name: 'House hunting, with a friend' });
  const points = popup.getByText('AI knows best');
  const field = page.getByRole('textbox');
  await expect(popup).toBeVisible(AFTER_A_LOOK);
  for (const point of [
    'Let AI do the hunting',
    'Search your way',
    'Instant chat',
    'Super easy and fast',
    'AI knows best',
  ]) {
    await expect(popup).toContainText(point);
  }
  await field.fill('2 bhk');
  await expect(popup).toBeVisible();
  await field.blur();
  for (const [width, height, isWhole] of [
    [1440, 900, true],
    [1366, 650, false],
    [1100, 800, true],
    [768, 1024, true],
    [390, 844, false],
  ] as const) {
    await page.setViewportSize({ width, height });
    if (width < 600) {
      // On a phone it waits until the sample sentences are no longer where it lies.
      await expect(popup).toBeHidden();
      await page.evaluate(() => scrollTo(0, 600));
    }
    await expect(points).toBeVisible({ visible: isWhole });
    await expect(async () => {
      const written = await field.boundingBox();
      const covered = await popup.boundingBox();
      const isAbove = (written?.y ?? 0) + (written?.height ?? 0) < (covered?.y ?? 0);
      const isBeside = (written?.x ?? 0) + (written?.width ?? 0) < (covered?.x ?? 0);
      expect([width, height, isAbove || isBeside]).toEqual([width, height, true]);
    }).toPass();
  }
  await field.focus();
  await expect(popup).toBeHidden();
  await field.blur();
  await page.evaluate(() => scrollTo(0, 600));
  await popup.getByRole('button', { name: 'Five things I can do for you' }).click();
  await expect(points).toBeVisible();

  await popup.getByRole('button', { name: 'Got it' }).click();
  await expect(popup).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('manemitra.featuresSeen')))
    .toBe('true');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Pause the highlight' })).toBeVisible();
  await expect(popup).toHaveCount(0);
});

plain(
  'who has signed in and searched goes on to the projects, an admin to the admin door',
  async ({ page }) => {
    await arriveWith(page, { ...SIGNED_IN, search: '"3 BHK in Hebbal"' });
    await page.goto('/');
    await expect(page).toHaveURL(/\/dashboard(\?|$)/);

    await page.evaluate(() => localStorage.setItem('role', '"admin"'));
    await page.goto('/');
    await expect(page).toHaveURL(/\/admin$/);
  },
);
