import type { PropertyDetail } from '../packages/contract/src/properties.ts';
import { expectAxeToFindNothing } from './axe.ts';
import { expect, plain, test } from './browser-test.ts';
import { findProject } from './find-project.ts';
import { WITHOUT_MAP } from './looks.ts';
import { aNumber, codeTo, notThe } from './outbox.ts';
import { visit } from './visit.ts';
import { arriveWith, SIGNED_IN, signInByApi } from './visitor.ts';

/** The projects of the demonstration are invented. */
const NOTED = 'Your request is noted. The project is invented, so nobody will call you.';

let project: PropertyDetail;

test.beforeAll(async ({ request }) => {
  project = await findProject(request, ({ valueAddedServices }) => valueAddedServices.length > 6);
});

// Its wrong code is refused, which a browser reports on its console.
plain(
  'a visitor asks for a callback, proves the phone on the way, sees who has the number and takes it back',
  async ({ page }) => {
    await visit(page, `/projects/${project.slug}`);
    await page.getByRole('button', { name: 'Request a callback' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request a callback' });
    await expect(dialog).toContainText('Your number goes only to the ManeMitra team.');
    await expect(dialog).toContainText(`${project.promoter.name}, the promoter, does not get it.`);
    await expect(dialog.getByLabel('Call me')).toBeChecked();
    await expect(dialog.getByLabel('Write to me on WhatsApp')).not.toBeChecked();
    await dialog.getByLabel('Write to me on WhatsApp').check();
    await expectAxeToFindNothing(page, { within: '[role=dialog]' });

    await dialog.getByLabel('Your mobile number').fill('12');
    await dialog.getByRole('button', { name: 'Send me a code' }).click();
    await expect(dialog).toContainText('A mobile number in India has ten digits.');
    const number = aNumber();
    await dialog.getByLabel('Your mobile number').fill(number);
    await page.keyboard.press('Enter');
    const code = await codeTo(number);
    await dialog.getByLabel('The code we sent you').fill(notThe(code));
    await dialog.getByRole('button', { name: 'Request a callback' }).click();
    await expect(dialog).toContainText('That is not the code we sent.');
    await expect(dialog.getByLabel('Write to me on WhatsApp')).toBeChecked();
    await dialog.getByLabel('The code we sent you').fill(code);
    await dialog.getByRole('button', { name: 'Request a callback' }).click();

    await expect(page.getByText(NOTED)).toBeVisible();
    await expect(dialog).toHaveCount(0);

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Who has my number' }).click();
    const request = page.getByRole('article', { name: 'Callback' });
    await expect(request).toContainText(project.project.name);
    await expect(request).toContainText('Phone call and WhatsApp');
    await expect(request).toContainText('The ManeMitra team');
    await expect(request).not.toContainText(`${project.promoter.name} (promoter)`);
    await expectAxeToFindNothing(page, { within: 'main' });

    await request.getByRole('button', { name: 'Take back' }).click();
    const confirm = page.getByRole('dialog', { name: 'Take this request back?' });
    await confirm.getByRole('button', { name: 'Take it back' }).click();
    await expect(request).toContainText('Your number is no longer shown for it.');
    await expect(confirm).toHaveCount(0);
    await expect(
      page.getByText('Your request is taken back, and your number is hidden.'),
    ).toBeVisible();
    await expect(request.getByRole('heading')).toBeFocused();
  },
);

test('a service is described, confirmed and sent by who is signed in; the same again stays one', async ({
  page,
}) => {
  const number = await arriveWith(page, SIGNED_IN);
  await visit(page, `/projects/${project.slug}?part=services`);
  const service = project.valueAddedServices.find(({ leadType }) => leadType !== null);
  if (service === undefined) throw new Error('The catalogue offers no service to ask for.');
  const card = page.getByRole('button', { name: new RegExp(`Ask for it.*${service.title}`) });

  await page.route('**/leads', async (route) => {
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await route.continue();
  });
  await card.click();
  const dialog = page.getByRole('dialog', { name: service.title });
  await expect(dialog).toContainText(service.confirmation ?? '');
  await expect(dialog).toContainText(`${project.promoter.name} does not get it.`);
  await expect(dialog).toContainText(`+91 98••• ••${number.slice(-3)}`);
  await dialog.getByLabel('Call me').uncheck();
  await expect(dialog.getByRole('button', { name: 'Yes, ask for it' })).toBeDisabled();
  await dialog.getByLabel('Call me').check();
  await dialog.getByRole('button', { name: 'Yes, ask for it' }).click();
  await expect(page.getByText(NOTED)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(card).toBeFocused();

  await card.click();
  await dialog.getByRole('button', { name: 'Yes, ask for it' }).click();
  await expect(page.getByText('so it counts as one request')).toBeVisible();
});

plain('a request that fails closes its dialog and says so', async ({ page }) => {
  await arriveWith(page, { ...SIGNED_IN, chatOn: true });
  await page.route('**/leads', (route) => route.fulfill({ status: 500, json: {} }));
  await visit(page, `/projects/${project.slug}`);
  // With the chat on, Contact asks for a call.
  await page.getByRole('button', { name: 'Contact' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Request a callback' }).click();
  await expect(page.getByText('❌ Failed to submit contact request.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

plain(
  'a request that meets the end of the session is kept, and goes on after signing in again',
  async ({ page }) => {
    const number = await signInByApi(page, 'Asha Rao');
    await visit(page, `/projects/${project.slug}`);
    await page.getByRole('button', { name: 'Request a callback' }).click();
    const dialog = page.getByRole('dialog', { name: 'Request a callback' });
    await dialog.getByLabel('Write to me on WhatsApp').check();
    await dialog.getByLabel('Call me').uncheck();
    await page.request.post('/api/v1/auth/logout-everywhere');
    await dialog.getByRole('button', { name: 'Request a callback' }).click();

    await expect(page).toHaveURL(/\/$/);
    const notice = page.getByRole('status').filter({ hasText: 'was not sent' });
    await expect(notice).toContainText(project.project.name);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    await notice.getByRole('link', { name: 'Sign in and continue' }).click();
    await page.getByLabel('Mobile number').fill(number);
    await page.getByRole('button', { name: 'Send me a code' }).click();
    await page.getByLabel('Code').fill(await codeTo(number, 2));
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(new RegExp(`/projects/${project.slug}`));
    await expect(dialog.getByLabel('Write to me on WhatsApp')).toBeChecked();
    await expect(dialog.getByLabel('Call me')).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Request a callback' }).click();
    await expect(page.getByText(NOTED)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Request a callback' })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  },
);

test('the search and the home that fits it are sent along unless the buyer leaves them out', async ({
  page,
}) => {
  await arriveWith(page, { ...SIGNED_IN, chatOn: true });
  await page.setViewportSize(WITHOUT_MAP);
  await page.goto('/dashboard/property-list?q=3+BHK+under+1.5+Cr+near+Hebbal');
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Contact' }).click();
  const dialog = page.getByRole('dialog', { name: 'Request a callback' });
  await expect(dialog.getByLabel('Send along what I searched for')).toBeChecked();
  await expect(dialog).toContainText('“3 BHK under 1.5 Cr near Hebbal”, and the home that fits it');
  await dialog.getByRole('button', { name: 'Request a callback' }).click();
  await expect(page.getByText(NOTED)).toBeVisible();
  await page.goto('/dashboard/my-enquiries');
  await expect(page.getByRole('article', { name: 'Callback' })).toContainText(
    '“3 BHK under 1.5 Cr near Hebbal”',
  );
});
