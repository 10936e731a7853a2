import { expect, test } from './browser-test.ts';
import { howMany, thatMany } from './how-many.ts';
import { WITHOUT_MAP } from './looks.ts';

test.use({ viewport: WITHOUT_MAP });

const WISH =
  '3bhk flat in whitefield under 2 cr with swimming pool, east facing preferred, with a moat';

test('a visitor types a sentence and reaches projects that fit, each saying why, and what could not be used', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('textbox').fill(WISH);
  await page.getByRole('textbox').press('Enter');

  await expect(page).toHaveURL(/\/dashboard\/property-list\?q=/);
  await expect(page.getByRole('heading', { name: 'Properties for You' })).toBeVisible();
  await expect(howMany(page)).toBeVisible();

  const cards = page.getByRole('article');
  await expect.poll(() => cards.count()).toBeGreaterThan(0);
  for (const card of (await cards.all()).slice(0, 5)) {
    await card.locator('summary').click();
    await expect(card).toContainText('3 BHK');
    await expect(card).toContainText(/(Fits: |part of )Whitefield/);
    await expect(card).toContainText(/(under|over|at|left of) your limit of/);
    await expect(card).toContainText('Swimming pool');
  }
  await expect(page.getByText('Not understood or not used')).toContainText('moat');
});

const HEBBAL = '3 BHK under 1.5 Cr near Hebbal, with a moat';

test('from the first page to a list that is refined, reloaded and loses a chip, and what was not used is said all the way', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('textbox').fill(HEBBAL);
  await page.getByRole('textbox').press('Enter');
  await expect(page).toHaveURL(/property-list\?q=3\+BHK\+under\+1\.5\+Cr/);
  const unused = page.getByText('Not understood or not used');
  await expect(unused).toContainText('moat');

  const box = page.getByRole('textbox', { name: 'Change this search' });
  await box.fill('only ready to move');
  await box.press('Enter');
  await expect(page).toHaveURL(/ready\+to\+move/);
  await expect(page.getByRole('button', { name: /3 BHK/ })).toBeVisible();
  await expect(unused).toContainText('moat');
  const total = await howMany(page).textContent();
  await page.reload();
  await expect(howMany(page)).toHaveText(total ?? '');
  await expect(unused).toContainText('moat');

  await box.fill('zzqx vvkw');
  await box.press('Enter');
  const beside = page.getByRole('complementary', { name: 'Ask Mitra' });
  await expect(beside.getByRole('log')).toContainText('I cannot choose homes by “zzqx vvkw”');
  await expect(howMany(page)).toHaveText(total ?? '');
  await beside.getByRole('button', { name: 'Close the conversation' }).click();

  await page.getByRole('button', { name: /Ready/ }).first().click();
  await page.getByRole('menuitem', { name: /drop/i }).click();
  await expect(page).not.toHaveURL(/ready/);
  await expect(page.getByRole('button', { name: /Ready/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /3 BHK/ })).toBeVisible();
  await expect(unused).toContainText('moat');

  await page.getByRole('link', { name: 'Edit the sentence' }).click();
  const sentence = page.getByRole('textbox', { name: 'What you are looking for' });
  await expect(sentence).toBeFocused();
  await sentence.fill('villa in devanahalli');
  await sentence.press('Enter');
  await expect(page).toHaveURL(/q=villa\+in\+devanahalli/);
  await expect(unused).toHaveCount(0);

  await box.fill('start over');
  await box.press('Enter');
  await expect(page.getByText('What should the home be like?')).toBeVisible();
});

test('a counter-offer yields exactly what it promises', async ({ page }) => {
  await page.goto(
    '/dashboard/property-list?q=3%20bhk%20villa%20in%20jayanagar%20under%2080%20lakh%20with%20pool',
  );
  await expect(howMany(page).filter({ hasText: 'No project fits all of it' })).toBeVisible();
  const offer = page.getByRole('link', { name: /: \d+ (?:more|projects?)/ }).first();
  const promised = /: (\d+) (?:more|projects?)/.exec((await offer.textContent()) ?? '')?.[1];
  await offer.click();

  await expect(howMany(page)).toContainText(thatMany(promised ?? ''));
});
