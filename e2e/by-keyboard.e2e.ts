import { expect, test } from './browser-test.ts';
import { WITHOUT_MAP } from './looks.ts';
import { tabTo } from './tab-to.ts';
import { arriveWith } from './visitor.ts';

test.use({ viewport: WITHOUT_MAP });

test('from the first page over list and comparison to the instalments, by keyboard alone', async ({
  page,
}) => {
  await arriveWith(page, { 'manemitra.featuresSeen': true });
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip/i })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox'));
  await page.keyboard.type('3 bhk in whitefield');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard\/property-list\?q=/);
  const card = (at: number) => page.getByRole('article').nth(at);
  for (const at of [0, 1]) {
    await tabTo(page, card(at).getByRole('button', { name: /^Compare/ }));
    await page.keyboard.press('Enter');
    await expect(card(at).getByRole('button', { name: /^Added/ })).toBeFocused();
  }
  await tabTo(page, page.getByRole('region', { name: 'Compare' }).getByRole('link'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  // What decides, then all rows: two tables of the same two projects.
  await expect(page.getByRole('columnheader')).toHaveCount(6);

  const emi = page.getByRole('link', { name: /^EMI for/ }).first();
  const name = (await emi.textContent())?.replace('EMI for ', '') ?? '';
  await tabTo(page, emi);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/emi-calculator\?project=/);
  await expect(page.getByRole('main')).toContainText(`For ${name}`);
});
