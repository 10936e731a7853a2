import { expectAxeToFindNothing } from './axe.ts';
import { expect, test } from './browser-test.ts';
import { findSlugs } from './find-project.ts';
import { expectToFitTheScreen } from './fits-the-screen.ts';
import { inEachLook } from './looks.ts';

const CALCULATOR = '/dashboard/emi-calculator';

test('a loan is worked out as its fields change, and the address carries it', async ({ page }) => {
  await page.goto(CALCULATOR);
  const form = page.getByRole('form', { name: 'EMI calculator' });
  await expect(form).toContainText('₹43,391');
  await expect(form).toContainText(/forty-three thousand three hundred and ninety-one rupees/i);

  // Spec 9: from, to, and where it stands at first.
  for (const [name, ...range] of [
    ['Loan amount', '500000', '50000000', '5000000'],
    ['Interest rate', '5', '15', '8.5'],
    ['Tenure', '1', '30', '20'],
  ] as const) {
    const slider = page.getByRole('slider', { name });
    for (const [at, part] of ['min', 'max', 'now'].entries()) {
      await expect(slider).toHaveAttribute(`aria-value${part}`, range[at] ?? '');
    }
  }

  const loan = page.getByRole('textbox', { name: 'Loan amount' });
  await loan.fill('80 lakh');
  await expect(loan).toHaveValue('80'); // spec 5: digits only
  await loan.fill('8000000');
  await loan.press('Enter');
  await page.getByRole('slider', { name: 'Tenure' }).press('ArrowRight');
  await expect(page).toHaveURL(/loan=8000000&years=21/);
  await loan.fill('0');
  await loan.press('Enter');
  await expect(loan).toHaveValue('80,00,000'); // spec 5: zero is ignored
  await loan.fill('900000000');
  await loan.press('Enter');
  await expect(form).toContainText('₹90,00,00,000 is above the maximum, ₹5,00,00,000.');

  const rate = page.getByRole('textbox', { name: 'Interest rate' });
  await rate.fill('9.2x5%');
  await expect(rate).toHaveValue('9.25');
  await rate.press('Enter');
  await expect(page).toHaveURL(/rate=9.25/);
  await page.reload();
  await expect(loan).toHaveValue('5,00,00,000');
  await expect(rate).toHaveValue('9.25');
});

test('what-ifs and an income say what they change, and lead to homes in the budget', async ({
  page,
}) => {
  await page.goto(CALCULATOR);
  await page.getByRole('textbox', { name: 'Once' }).fill('500000');
  await expect(page.getByText(/You save ₹16,03,691 of interest/)).toBeVisible();
  await page.getByRole('textbox', { name: 'New rate' }).fill('9.5');
  await expect(page.getByText(/If the EMI stays: the loan ends/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Monthly income' }).fill('150000');
  await page.getByRole('textbox', { name: 'EMIs you pay already' }).fill('10000');
  // What is comfortable leads; what a lender would give is a ceiling.
  await expect(page.getByText('₹1,55,77,000')).toBeVisible();
  await expect(page.getByRole('link', { name: /Central Bank of India/ }).first()).toBeVisible();

  await page.getByRole('link', { name: 'See projects under ₹76.2 L all in' }).click();
  await expect(page).toHaveURL(/property-list\?q=/);
  await expect(page.getByText('Up to ₹76.2 L all-in').first()).toBeVisible();
});

test('a project is named with its price, and leads back', async ({ page, request }) => {
  const [slug = ''] = await findSlugs(request, 1);
  await page.goto(`${CALCULATOR}?project=${slug}`);
  await expect(
    page.getByText(/^((from )?₹.+ (all-in|listed; all-in not known)|at least ₹.+ without .+)$/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Back to the project' }).click();
  await expect(page).toHaveURL(new RegExp(`/projects/${slug}`));

  await page.goto(`${CALCULATOR}?project=no-such-project`);
  await expect(page.getByText(/not published any more/)).toBeVisible();
});

test('axe finds nothing on the calculator', async ({ page }) => {
  await page.goto(`${CALCULATOR}?once=500000&newRate=9.5&income=150000&loan=1`);
  await inEachLook(page, async (what) => {
    await expectAxeToFindNothing(page, { what });
    await expectToFitTheScreen(page, what);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is worked out by the server', async ({ page }) => {
    await page.goto(CALCULATOR);
    await expect(page.getByRole('slider')).toHaveCount(0);
    await page.getByRole('textbox', { name: 'Loan amount' }).fill('60,00,000');
    await page.getByRole('textbox', { name: 'Tenure' }).fill('99');
    await page.getByRole('textbox', { name: 'Monthly income' }).fill('1,50,000');
    await page.getByRole('button', { name: 'Work it out' }).first().click();

    await expect(page).toHaveURL(/loan=60%2C00%2C000/);
    await expect(page.getByRole('textbox', { name: 'Loan amount' })).toHaveValue('60,00,000');
    await expect(page.getByText('99 years is above the maximum, 30 years.')).toBeVisible();
    await expect(page.getByText('₹46,135')).toBeVisible();
    await expect(page.getByText('All in, you can look for a home of up to')).toBeVisible();
  });
});
