import type { Page } from '@playwright/test';
import { expectAxeToFindNothing } from './axe.ts';
import { expect, test } from './browser-test.ts';
import { findSlugs } from './find-project.ts';
import { inEachLook } from './looks.ts';

const LIST = '/dashboard/property-list?q=3+BHK+under+1.5+Cr+near+Hebbal';

const LONG = `${'a home for my parents and for me, '.repeat(12)}${'x'.repeat(120)}`;

const beside = (page: Page) => page.getByRole('complementary', { name: 'Ask Mitra' });
const log = (page: Page) => beside(page).getByRole('log');
const sentence = (page: Page) => new URL(page.url()).searchParams.get('q');
const card = (page: Page, place: number) =>
  page.locator(`#found > li[aria-posinset="${place}"]`).getByRole('heading');

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask Mitra' }).click();
  await expect(beside(page).getByRole('textbox')).toBeFocused();
}

async function say(page: Page, text: string): Promise<void> {
  const field = beside(page).getByRole('textbox');
  await field.fill(text);
  await field.press('Enter');
  await expect(log(page)).toContainText(`You: ${text}`);
  await expect(beside(page).getByText('Looking…')).toHaveCount(0);
}

/** What was answered last. */
const last = (page: Page) => log(page).locator('> ul > li').last();

test('beside a list, without signing in, questions leave it alone and wishes change it with the same wishes', async ({
  page,
}) => {
  await page.goto(LIST);
  const names = [await card(page, 1).textContent(), await card(page, 2).textContent()];
  await open(page);
  const before = sentence(page);

  await say(page, 'which of these has OC?');
  await expect(last(page)).toContainText(/\d+ of the \d+ meets? “OC received”/);
  await expect(last(page).getByRole('button', { name: /^Keep only/ })).toBeVisible();
  await say(page, 'is B khata safe?');
  await expect(last(page)).toContainText('Source');
  await expect(last(page)).toContainText(/Of the \d+ shown, “B Khata”/);
  await say(page, 'what will I pay in total for the second one?');
  await expect(last(page)).toContainText('All-in, until you hold the keys: ');
  await expect(last(page).getByRole('list', { name: 'Projects' })).toContainText(names[1] ?? '?');
  await say(page, 'compare the first two');
  const table = last(page).getByRole('table');
  for (const name of names) await expect(table).toContainText(name ?? '?');
  await expect(table.getByRole('row', { name: /^Our verdict/ })).toBeVisible();
  await say(page, 'call me about the first one');
  await last(page).getByRole('button', { name: 'Request a callback' }).click();
  const form = page.getByRole('dialog', { name: 'Request a callback' });
  await expect(form).toContainText(names[0] ?? '?');
  await form.getByRole('button', { name: 'Not now' }).click();
  await say(page, 'I earn 1.8 lakh a month, have 30 lakh');
  await expect(last(page)).toContainText('Comfortable: up to');
  await say(page, 'thanks');
  await expect(last(page)).toContainText('You are welcome');
  await expect(last(page)).toContainText('is saved');
  expect(sentence(page)).toBe(before);

  await say(page, 'closer to metro');
  await expect.poll(() => sentence(page)).toMatch(/3 BHK.*Hebbal.*km of metro/);
  await page.goBack();
  await expect.poll(() => sentence(page)).toBe(before);
  await expect(card(page, 1)).toHaveText(names[0] ?? '?');
  await say(page, 'cheaper');
  await expect.poll(() => sentence(page)).toMatch(/3 BHK under ₹[\d.]+ (?:L|Cr), near Hebbal/);
  await page.goBack();
  await expect.poll(() => sentence(page)).toBe(before);
  await say(page, 'what about Yelahanka?');
  await expect(last(page)).toContainText('Yelahanka');
  await expect(last(page)).not.toContainText('near Hebbal');
});

test('the box of a list, the panel and the first page are one conversation, over a reload and in a second tab', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await page.getByRole('textbox').fill('3 BHK under 1.5 Cr near Hebbal');
  await page.getByRole('textbox').press('Enter');
  await expect(page).toHaveURL(/property-list/);
  await expect(log(page)).toContainText('You: 3 BHK under 1.5 Cr near Hebbal');

  const box = page.getByRole('textbox', { name: 'Change this search' });
  await box.fill('which of these has OC?');
  await box.press('Enter');
  await expect(log(page)).toContainText(/\d+ of the \d+ meets? “OC received”/);
  await expect(box).toHaveValue('');

  await page.reload();
  await expect(log(page)).toContainText('which of these has OC?');
  await say(page, 'keep only those');
  await expect.poll(() => sentence(page)).toContain('OC received');

  const second = await context.newPage();
  await second.goto('/');
  await expect(second.getByRole('log')).toContainText('keep only those');
  await second.getByRole('textbox').fill('ready to move');
  await second.getByRole('textbox').press('Enter');
  await expect.poll(() => sentence(second)).toMatch(/3 BHK.*Hebbal.*ready to move/);
  await second.close();
});

test('what is shared, removed and taken back in words is so on the page', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(LIST);
  await open(page);
  await say(page, 'ready to move');
  await expect.poll(() => sentence(page)).toContain('ready to move');
  const wished = sentence(page);
  const name = (await card(page, 2).textContent()) ?? '?';

  await say(page, 'share the second one with my wife');
  await expect(last(page)).toContainText(name);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toContain('/projects/');
  expect(sentence(page)).toBe(wished);

  await say(page, 'dusra hata do yaha se');
  await expect.poll(() => sentence(page)).toContain(`not ${name}`);
  await expect(card(page, 2)).not.toHaveText(name);
  await say(page, 'undo');
  await expect.poll(() => sentence(page)).toBe(wished);
  await expect(card(page, 2)).toHaveText(name);
});

test('beside a project what speaks against it is told, and homes like it become a list', async ({
  page,
  request,
}) => {
  const [slug = ''] = await findSlugs(request, 1);
  await page.goto(`/projects/${slug}`);
  await open(page);
  for (const asked of ['negatives?', 'why is it cheap?', 'should I buy this?']) {
    await say(page, asked);
    await expect(last(page)).toContainText('How we judge');
  }
  await say(page, 'who are the other buyers?');
  await expect(last(page)).toContainText('owners’ association');
  await say(page, 'can I visit on Saturday?');
  await expect(last(page)).toContainText('Take along to a visit');
  await last(page)
    .getByRole('button', { name: /^Saturday .* in the morning$/ })
    .click();
  await expect(
    last(page).getByRole('button', { name: /^Ask for a visit on Saturday .*, in the morning$/ }),
  ).toBeVisible();
  await expect(page).toHaveURL(new RegExp(slug));
  await say(page, 'similar but with OC');
  await expect(last(page)).toContainText(/OC received/);
});

test('a family’s sentence finds homes at once, with preferences that can be taken off and one question', async ({
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('textbox')
    .fill(
      'I want a home, family of 4, old parents, baby, dog, hate traffic, mother-in-law from Mysore by train',
    );
  await page.getByRole('textbox').press('Enter');
  await expect(page).toHaveURL(/property-list/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(last(page)).toContainText('a lift, for your parents');
  const lift = page.getByRole('button', { name: /Nice ?Lift/ });
  await lift.click();
  await page.getByRole('menuitem', { name: /drop/i }).click();
  await expect(lift).toHaveCount(0);
});

test('the panel is closed by the keyboard, gives the focus back and fits every look', async ({
  page,
}) => {
  await page.goto(LIST);
  await inEachLook(page, async () => {
    await open(page);
    await say(page, 'compare the first two');
    await expect(last(page).getByRole('table')).toBeVisible();
    await expectAxeToFindNothing(page, { within: '.assistant-dock' });
    const fits = await page.evaluate(
      () => document.documentElement.scrollWidth <= window.innerWidth,
    );
    expect(fits).toBe(true);
    // A long sentence is read to its end, and its answer begins in view.
    const field = beside(page).getByRole('textbox');
    await field.fill(LONG);
    const strip = beside(page).getByRole('region', { name: 'Understood so far' });
    await expect(strip).toBeVisible();
    expect(await strip.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    await field.press('Enter');
    await expect(beside(page).getByText('Looking…')).toHaveCount(0);
    await expect(last(page)).toContainText('ManeMitra:');
    await expect(last(page)).toBeInViewport();
    await beside(page).getByRole('textbox').focus();
    await page.keyboard.press('Escape');
    await expect(beside(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Ask Mitra' })).toBeFocused();
  });
});
