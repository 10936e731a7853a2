import type { BrowserContext, Page } from '@playwright/test';
import { expectAxeToFindNothing } from './axe.ts';
import { expect, plain, test } from './browser-test.ts';
import { expectToFitTheScreen } from './fits-the-screen.ts';
import { anotherDesk, signInAsAdmin } from './staff-session.ts';
import { inEachLook } from './looks.ts';
import { ADMIN_PASSWORD } from './start-server.ts';

interface Listed {
  id: number;
  slug: string;
  name: string;
  isDemonstration: boolean;
}

test.beforeEach(({ context }) => signInAsAdmin(context));
plain.beforeEach(({ context }) => signInAsAdmin(context));

/** A project of its own for each journey, so that they do not edit each other's. Names do not change in them. */
async function projectNo(context: BrowserContext, at: number): Promise<Listed> {
  const list = await context.request.get(
    '/api/v1/admin/properties?sort=name-desc&pageSize=20&status=published',
  );
  const { items } = (await list.json()) as { items: Listed[] };
  const found = items.filter(({ isDemonstration }) => isDemonstration)[at];
  if (found === undefined) throw new Error('The catalogue has too few projects for this test.');
  return found;
}

const open = (page: Page, { id }: Listed, section: string) =>
  page.goto(`/admin-dashboard/modify-component/${id}?section=${section}`);

/** A picture as a browser sends one. */
const picture = async (page: Page, name: string, colour: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    await page.evaluate(async (fill) => {
      const canvas = new OffscreenCanvas(640, 480);
      const pen = canvas.getContext('2d');
      if (pen === null) throw new Error('This browser cannot draw.');
      pen.fillStyle = fill;
      pen.fillRect(0, 0, 640, 480);
      const blob = await canvas.convertToBlob();
      return [...new Uint8Array(await blob.arrayBuffer())];
    }, colour),
  ),
});

// A refused save is answered 400, which the console mentions.
plain(
  'what is edited is on the public page, in the history, and can be undone; nothing typed is left unasked',
  async ({ page, context }) => {
    const project = await projectNo(context, 1);
    await open(page, project, 'units');
    const price = page.getByRole('textbox', { name: 'Agreement price, from' }).first();
    await expect(price).toHaveValue(/^[\d,]*$/);
    await price.fill('1.42 Cr');
    await price.blur();
    await expect(price).toHaveValue('1,42,00,000');
    // The range must not end below its beginning.
    const to = page.getByRole('textbox', { name: 'Agreement price, to' }).first();
    await to.fill('90 lakh');
    await page.getByRole('button', { name: 'Save unit types and prices' }).click();
    await expect(page.getByText('The highest price is lower than the lowest.')).toBeVisible();
    await expect(to).toBeFocused();
    await to.fill('');
    await page.getByRole('button', { name: 'Copy' }).first().click();
    await expect(page.getByRole('heading', { name: /\(copy\)/ })).toBeVisible();
    await page.getByRole('button', { name: /^Remove .*\(copy\)/ }).click();

    // Another section is looked at meanwhile; the address beyond it is asked about.
    await page.getByRole('navigation', { name: 'Sections' }).getByText('Description').click();
    await page
      .getByRole('textbox', { name: 'Description' })
      .fill('Between two lakes, near the metro.');
    await page.getByRole('link', { name: 'Projects', exact: true }).first().click();
    const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(leave).toContainText('description, unit types and prices');
    await leave.getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('button', { name: 'Save description' }).click();
    await expect(page.getByText('Description saved.')).toBeVisible();
    await page.getByRole('navigation', { name: 'Sections' }).getByText('Unit types').click();
    await page.getByRole('button', { name: 'Save unit types and prices' }).click();
    await expect(page.getByText('Unit types and prices saved.')).toBeVisible();

    const shown = await context.request.get(`/projects/${project.slug}`);
    const html = await shown.text();
    expect(html).toContain('Between two lakes, near the metro.');
    expect(html).toContain('1.42 Cr');

    await page.getByRole('navigation', { name: 'Sections' }).getByText('History').click();
    await page
      .getByRole('button', { name: /Undo the change of description/ })
      .first()
      .click();
    await expect(page.getByText('undone', { exact: true })).toBeVisible();
    const after = await context.request.get(`/projects/${project.slug}`);
    expect(await after.text()).not.toContain('Between two lakes, near the metro.');
  },
);

plain(
  'two people edit one section: what they do not share is joined, what they share is chosen, nothing is lost',
  async ({ page, context, browser }) => {
    const project = await projectNo(context, 2);
    const other = await anotherDesk(browser);
    await Promise.all([open(page, project, 'basics'), open(other, project, 'basics')]);
    await other.getByRole('textbox', { name: 'Towers' }).fill('41');
    await other.getByRole('textbox', { name: 'Homes in total' }).fill('1234');
    await other.getByRole('button', { name: 'Save basics' }).click();
    await expect(other.getByText('Basics saved.')).toBeVisible();

    await page.getByRole('textbox', { name: 'Basements' }).fill('4');
    await page.getByRole('button', { name: 'Save basics' }).click();
    await expect(page.getByText(/both changes are kept/)).toBeVisible();
    await expect(page.getByText('All saved')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Homes in total' })).toHaveValue('1,234');

    await other.getByRole('textbox', { name: 'Towers' }).fill('17');
    await other.getByRole('textbox', { name: 'Floors' }).fill('33');
    await page.getByRole('textbox', { name: 'Towers' }).fill('19');
    await page.getByRole('button', { name: 'Save basics' }).click();
    await expect(page.getByText('All saved')).toBeVisible();
    await other.getByRole('button', { name: 'Save basics' }).click();
    await expect(other.getByText(/while you were editing it/)).toBeVisible();
    const towers = other.getByRole('group', { name: 'Towers' });
    await expect(towers).toContainText('It was: 41');
    await expect(other.getByRole('button', { name: 'Save what is chosen' })).toBeDisabled();
    await expectAxeToFindNothing(other, { within: 'main' });
    await towers.getByRole('radio', { name: /^Mine/ }).check();
    await other.getByRole('button', { name: 'Save what is chosen' }).click();
    await expect(other.getByText('All saved')).toBeVisible();
    await expect(other.getByRole('textbox', { name: 'Towers' })).toHaveValue('17');
    await expect(other.getByRole('textbox', { name: 'Floors' })).toHaveValue('33');
    await expect(other.getByRole('textbox', { name: 'Basements' })).toHaveValue('4');
    await other.context().close();
  },
);

/** Ends the session of this browser, as it would be in another tab, by time, or from another device. */
async function endSession(page: Page): Promise<void> {
  // Until then the page does not know whose text it keeps.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).not.toBeNull();
  const origin = process.env['E2E_BASE_URL'] ?? '';
  const answer = await page.request.post('/api/v1/auth/logout', { headers: { origin } });
  expect(answer.status()).toBe(200);
}

/** From the first page, where a session that is over leads, back to the form. */
async function returnTo(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByText(/what you entered was not saved/)).toBeVisible();
  await page.getByRole('link', { name: 'Sign in and continue' }).click();
  await page.getByLabel('User name').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(address);
  await expect(page.getByText(/is here again/)).toBeVisible();
}

plain(
  'what staff enter survives a session that ends under it, and what others saved meanwhile is noticed',
  async ({ page, context, browser }) => {
    const project = await projectNo(context, 5);
    await open(page, project, 'basics');
    await page.getByRole('textbox', { name: 'Basements' }).fill('3');
    await page.getByRole('navigation', { name: 'Sections' }).getByText('Description').click();
    await page.getByRole('textbox', { name: 'Description' }).fill('Kept over the end.');
    await endSession(page);
    await page.getByRole('button', { name: 'Save description' }).click();
    await returnTo(page, /modify-component\/\d+\?section=description$/);
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue(
      'Kept over the end.',
    );
    await page.getByRole('button', { name: 'Save description' }).click();
    await expect(page.getByText('Description saved.')).toBeVisible();
    await page.getByRole('navigation', { name: 'Sections' }).getByText('Basics').click();
    await expect(page.getByRole('textbox', { name: 'Basements' })).toHaveValue('3');
    await page.getByRole('button', { name: 'Save basics' }).click();
    await expect(page.getByText('Basics saved.')).toBeVisible();

    const made = await page.request.post('/api/v1/admin/promoters', {
      data: { name: `Tamarind Homes ${project.id}` },
    });
    const { promoterId, version } = (await made.json()) as { promoterId: number; version: number };
    const address = `/admin-dashboard/promoter-account-management?promoter=${promoterId}`;
    await page.goto(address);
    await page.getByLabel('Address').fill('2, Mine');
    await page.getByLabel('Reason').fill('Papers are being looked at.');
    await page.getByRole('radio', { name: /^Suspended/ }).check();
    await endSession(page);
    const other = await anotherDesk(browser);
    const saved = await other.request.patch(`/api/v1/admin/promoters/${promoterId}/profile`, {
      data: { version, address: '1, Theirs' },
    });
    expect(saved.status()).toBe(200);
    await other.context().close();
    await page.getByRole('button', { name: 'Save profile' }).click();
    await returnTo(page, /promoter-account-management\?promoter=\d+$/);
    await expect(page.getByLabel('Address')).toHaveValue('2, Mine');
    await expect(page.getByLabel('Reason')).toHaveValue('Papers are being looked at.');
    await expect(page.getByRole('radio', { name: /^Suspended/ })).toBeChecked();
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'changed this on' })).toContainText(
      '1, Theirs',
    );
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByText(/The profile of .* was saved/)).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('manemitra.draft')))
      .toBeNull();
  },
);

plain(
  'of pictures whose connection drops the rest arrive, the failed one is tried again, and refused files say why',
  async ({ page, context }) => {
    const project = await projectNo(context, 3);
    await open(page, project, 'images');
    const input = page.locator('input[type=file][aria-label="Files for: Real photos"]');
    let isBroken = true;
    await page.route('**/api/v1/images', (route) => {
      const isSecond = route.request().postDataBuffer()?.includes('second.png') === true;
      return isBroken && isSecond ? route.abort('connectionreset') : route.fallback();
    });
    await input.setInputFiles([
      await picture(page, 'first.png', 'teal'),
      await picture(page, 'second.png', 'orange'),
      await picture(page, 'third.png', 'plum'),
    ]);
    await expect(page.getByText('2 images uploaded successfully!')).toBeVisible();
    await expect(page.getByText('second.png did not arrive.')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Image uploaded successfully!')).toBeVisible();
    await expect(page.getByText('second.png did not arrive.')).toHaveCount(0);

    await input.setInputFiles([
      { name: 'brochure.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') },
    ]);
    await expect(page.getByRole('alert').first()).toContainText('brochure.pdf');
    await input.setInputFiles([
      { name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
    ]);
    await expect(page.getByRole('alert').first()).toContainText('Upload failed:');
    await page.getByRole('button', { name: 'Leave it out' }).click();

    // A picture needs its words: the server's sentence names which one.
    await page.getByRole('button', { name: 'Save images' }).click();
    await expect(page.getByRole('alert').first()).toContainText(/of real: Say in a few words/);
    for (const caption of await page
      .getByRole('textbox', { name: /^Caption of image \d+ of real/ })
      .all()) {
      await caption.fill('Tower A in November');
    }
    await page.getByRole('button', { name: 'Save images' }).click();
    await expect(page.getByText('Images saved successfully!')).toBeVisible();

    await open(page, project, 'documents');
    const papers = page.locator('input[type=file][aria-label="PDF files"]');
    await papers.setInputFiles([
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') },
      { name: 'khata.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a paper') },
    ]);
    await expect(page.getByText(/notes\.txt is no PDF/)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'khata.pdf:' })).toBeVisible();
    await page.getByRole('button', { name: 'Leave it out' }).click();
  },
);

test('a file of projects is matched, looked at, taken in as drafts, and taken back, though the server does not answer or its answer is lost', async ({
  page,
  surprises,
}) => {
  await page.goto('/admin-dashboard/import-properties');
  const rows = [
    'What we call it,promoter,locality,source_name,pincode',
    'Journey Nest,Journey Homes Pvt Ltd,Yelahanka,Site visit,560064',
    ',Journey Homes Pvt Ltd,Devanahalli,Site visit,562110',
  ];
  await page.locator('input[type=file]').setInputFiles({
    name: 'journey.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(rows.join('\n')),
  });
  await expect(page.getByText('Say which project each row is of')).toBeVisible();
  const look = page.getByRole('button', { name: 'See what it would do' });
  await expect(look).toBeDisabled();
  await page.getByLabel('What we call it', { exact: true }).selectOption('name');
  await expect(page.getByRole('region', { name: 'These would be refused' })).toContainText('Row 3');
  await expectAxeToFindNothing(page, { within: 'main' });
  await look.click();
  await expect(page.getByText('Nothing has happened yet. It would add 1')).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('region', { name: 'Rows and what they do' })).toContainText(
    'Journey Nest',
  );
  await expectAxeToFindNothing(page, { within: 'main' });
  await page.getByRole('button', { name: 'Start the import' }).click();
  await expect(page.getByText('1 row was imported. 1 row was refused')).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('button', { name: 'Publish its draft' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What was refused' })).toContainText('Row 3');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Rows to correct' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.csv$/);
  const takeBack = async () => {
    await page.getByRole('button', { name: 'Take this import back' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
  };
  const asked = '**/api/v1/admin/imports/*/take-back';
  await page.route(asked, (route) => route.abort());
  await takeBack();
  await expect(page.getByText(/^We could not reach the server/)).toBeVisible();
  // The import stands as before; the next time the server hears of it, and its answer is lost.
  await expect(page.getByRole('button', { name: 'Publish its draft' })).toBeVisible();
  await page.unroute(asked);
  await page.route(asked, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await takeBack();
  await expect(page.getByText('This import was taken back.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(/^We could not reach the server/)).toHaveCount(0);
  const lost: unknown = expect.stringContaining('net::ERR_FAILED');
  expect(surprises.splice(0)).toEqual([lost, lost]);
});

test('each section can be read and used', async ({ page, context }) => {
  const project = await projectNo(context, 4);
  for (const section of ['basics', 'location', 'units', 'amenities', 'legal', 'documents']) {
    await open(page, project, section);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await inEachLook(page, async (what) => {
      await expectAxeToFindNothing(page, { what, within: 'main' });
      await expectToFitTheScreen(page, what);
    });
  }
});
