import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expectAxeToFindNothing } from './axe.ts';
import { expect, plain as test } from './browser-test.ts';
import { expectToFitTheScreen } from './fits-the-screen.ts';
import { inEachLook, LOOKS } from './looks.ts';
import { aName } from './a-name.ts';
import { type OwnProject, operatorPage, promoterPage, someProjectsOf } from './staff-people.ts';
import { signInByApi } from './visitor.ts';

/** A buyer of this name asks to be called about a project. */
async function askFor(browser: Browser, { id }: OwnProject, name: string): Promise<string> {
  const buyer = await browser.newPage();
  const number = await signInByApi(buyer, name);
  const sent = await buyer.request.post(`/api/v1/properties/${id}/leads`, {
    data: {
      type: 'callback',
      message: 'Please call me back about this project.',
      extraDetails: { call: 'Yes', whatsapp: 'No' },
    },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  await buyer.close();
  return number;
}

const screensOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Screens' }).getByRole('link').allTextContents();

async function downloadBy(page: Page, press: () => Promise<void>): Promise<string> {
  const download = page.waitForEvent('download');
  await press();
  return readFile(await (await download).path(), 'utf8');
}

test('a promoter sees their own projects, answers their leads, and reaches nothing else', async ({
  browser,
}) => {
  const { promoterId, projects } = await someProjectsOf(browser, aName('Jasmine Homes'), 2);
  const [first, second] = projects as [OwnProject, OwnProject];
  // The number goes to a promoter only where they have an account when the buyer asks.
  const page = await promoterPage(browser, promoterId);
  const number = await askFor(browser, first, 'Asha Rao');
  const shown = `+91 ${number.slice(0, 5)} ${number.slice(5)}`;

  await page.goto('/admin-dashboard');
  await expect
    .poll(() => screensOf(page))
    .toEqual([
      'Overview',
      'Projects',
      'Leads',
      'Pictures and documents',
      'Export changed projects',
      'Your profile',
    ]);
  const waiting = page.getByRole('region', { name: 'Buyers waiting for an answer' });
  await expect(waiting).toContainText(shown);
  // Each way of reaching a buyer is offered only where they allowed it.
  await expect(waiting.getByRole('link', { name: 'Call Asha Rao' })).toBeVisible();
  await expect(waiting.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);
  await page
    .getByRole('region', { name: 'Least known about' })
    .getByRole('link', { name: second.name })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name);

  // Leads: found by number, called, answered with status and notes, taken away as a file
  await page.goto('/admin-dashboard/leads');
  await page.getByLabel(/^Search buyer/).fill(shown);
  await expect(page).toHaveURL(/search=/);
  const row = page.getByRole('row', { name: /Asha Rao/ });
  await expect(row.getByRole('link', { name: 'Call Asha Rao' })).toHaveAttribute(
    'href',
    `tel:+91${number}`,
  );
  await expect(row.getByRole('link', { name: /WhatsApp/ })).toHaveCount(0);
  await row.getByRole('button', { name: /^Answer/ }).click();
  await page.getByRole('radio', { name: 'Contacted' }).check();
  await page.getByLabel('Notes').fill('Comes on Sunday at ten.');
  await page.getByRole('button', { name: 'Save lead' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(row).toContainText('Contacted');
  await expect(row).toContainText('Comes on Sunday at ten.');
  const csv = await downloadBy(page, () =>
    page.getByRole('button', { name: 'All leads as CSV' }).click(),
  );
  expect(csv).toContain(first.name);
  expect(csv).toContain('Comes on Sunday at ten.');

  // Their profile: how to reach them, and no more
  await page.getByRole('link', { name: 'Your profile' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jasmine Homes');
  await expect(page.getByLabel('Name', { exact: true })).toHaveCount(0);
  await page.getByLabel('Phone number').fill('98450 54321');
  await page.getByRole('button', { name: 'Save contact' }).click();
  await expect(page.getByText('Your contact was saved.')).toBeVisible();

  for (const screen of ['manage-users', 'import-properties', 'audit-log', 'create-operator']) {
    await page.goto(`/admin-dashboard/${screen}`);
    await expect(page).toHaveURL(/\/unauthorized$/);
  }
  const others = await page.request.get('/api/v1/admin/properties/1');
  expect(others.status()).toBe(404);
  await page.context().close();
});

test('an operator looks after the projects given to them and no others', async ({ browser }) => {
  const { projects } = await someProjectsOf(browser, aName('Champak Homes'), 3);
  const [given, , other] = projects as [OwnProject, OwnProject, OwnProject];
  await askFor(browser, given, 'Imran Khan');
  await askFor(browser, other, 'Not For Them');
  const page = await operatorPage(browser, [given.id]);

  await page.goto('/admin-dashboard');
  await expect
    .poll(() => screensOf(page))
    .toEqual([
      'Overview',
      'Projects',
      'Leads',
      'Pictures and documents',
      'Differences',
      'Places',
      'Likely doubles',
      'Export changed projects',
      'Promoters',
    ]);
  await page.goto('/admin-dashboard/show-property-list');
  await expect(page.getByText('1 to 1 of 1')).toBeVisible();
  await page.goto('/admin-dashboard/leads');
  await expect(page.getByRole('row', { name: /Imran Khan/ })).toBeVisible();
  await expect(page.getByText('Not For Them')).toHaveCount(0);

  // Promoters of those projects: to be read, not to be managed
  await page.goto('/admin-dashboard/manage-promoters');
  await expect(page.getByText('1 to 1 of 1')).toBeVisible();
  await expect(page.getByRole('link', { name: /Add a promoter/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^Champak Homes/ }).click();
  await expect(page.getByRole('button', { name: /Save|Delete/ })).toHaveCount(0);

  // A file of what changed, which holds theirs alone
  await page.goto('/admin-dashboard/export-modified-properties');
  await page.getByLabel('JSON Lines').check();
  await page.getByRole('button', { name: 'Make the file' }).click();
  const link = page.getByRole('link', { name: 'Download jsonl' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  const lines = (await downloadBy(page, () => link.click())).trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(given.name);

  for (const screen of ['create-promoter', 'manage-operators', 'manage-prompts']) {
    await page.goto(`/admin-dashboard/${screen}`);
    await expect(page).toHaveURL(/\/unauthorized$/);
  }
  expect((await page.request.get(`/api/v1/admin/properties/${other.id}`)).status()).toBe(404);
  await page.context().close();
});

test('projects are taken down together with a result to fetch, published one by one, deleted and restored', async ({
  browser,
}) => {
  const { promoterId, projects } = await someProjectsOf(browser, aName('Neem Homes'), 23);
  const [first] = projects as [OwnProject];
  const isPublic = async (): Promise<number> =>
    (await page.request.get(`/api/v1/properties/${first.id}`)).status();
  const page = await promoterPage(browser, promoterId);
  await page.goto('/admin-dashboard/show-property-list?sort=name-asc');
  await page.getByLabel('Choose all of this page').check();
  await expect(page.getByText('20 chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Choose all 23' }).click();
  await expect(page.getByText('All 23 that fit')).toBeVisible();
  await page.getByRole('button', { name: 'Take down' }).click();
  const ask = page.getByRole('dialog', { name: 'Take down 23 projects?' });
  await ask.getByLabel('Reason').fill('The sale has ended.');
  await ask.getByRole('button', { name: 'Take down 23 projects' }).click();
  const work = page.getByRole('region', { name: 'Change of several projects' });
  await expect(work.getByRole('progressbar')).toBeVisible();
  await expect(work).toContainText('23 taken down.', { timeout: 60_000 });
  // It is in the address: the result is there after a reload.
  await page.reload();
  const csv = await downloadBy(page, () =>
    work.getByRole('link', { name: 'Result as CSV' }).click(),
  );
  expect(csv.trim().split('\n')).toHaveLength(24);
  await work.getByRole('link', { name: 'Close' }).click();
  await expect(work).toHaveCount(0);
  await expect.poll(() => isPublic()).toBe(404);

  const act = async (action: string): Promise<void> => {
    await page.getByRole('button', { name: `Actions for ${first.name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: action }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `${action} project` })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  await act('Publish');
  await expect.poll(() => isPublic()).toBe(200);
  await act('Delete');
  await expect.poll(() => isPublic()).toBe(404);
  await page.goto('/admin-dashboard/show-property-list?status=deleted');
  await expect(page.getByText('1 to 1 of 1')).toBeVisible();
  await act('Restore');
  await expect(page.getByText('No projects fit this')).toBeVisible();
  await expect.poll(() => isPublic()).toBe(200);

  // The same from the editor, and its history knows of it.
  await page.goto(`/admin-dashboard/modify-component/${first.id}`);
  await page.getByRole('button', { name: 'Take down' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take down' }).click();
  await expect(page.getByText('Not published')).toBeVisible();
  // Who looks after it sees its page all the same, and nobody else.
  const coming = page.context().waitForEvent('page');
  await page.getByRole('link', { name: /^Preview/ }).click();
  const preview = await coming;
  await expect(preview.getByRole('article', { name: first.name })).toBeVisible();
  const stranger = await browser.newContext();
  const refused = await stranger.request.get(preview.url(), { maxRedirects: 0 });
  expect(refused.status()).toBe(302);
  await stranger.close();
  await preview.close();
  await page.getByRole('navigation', { name: 'Sections' }).getByText('History').click();
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect.poll(isPublic).toBe(200);
  await page.context().close();
});

test('axe finds nothing on the screens of promoters and operators', async ({ browser }) => {
  const { promoterId, projects } = await someProjectsOf(browser, aName('Tamarind Homes'), 2);
  const [project] = projects as [OwnProject];
  await askFor(browser, project, 'Lakshmi Narayanaswamy Venkataramana Iyengar');
  // What they see of other screens is what the admin sees of them, or less: `staff-screens.e2e.ts`.
  const shared = [
    '',
    '/leads',
    `/promoter-account-management?promoter=${promoterId}`,
    `/modify-component/${project.id}?section=images`,
    `/modify-component/${project.id}?section=history`,
    `/modify-component/${project.id}/preview`,
  ];
  const pages = [
    await promoterPage(browser, promoterId),
    await operatorPage(browser, [project.id]),
  ];
  for (const [who, page] of pages.entries()) {
    for (const [nth, screen] of shared.entries()) {
      // Both see the same screens: each is looked at as one of them.
      if (LOOKS.length <= 2 && nth % 2 !== who) continue;
      await page.goto(`/admin-dashboard${screen}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await inEachLook(page, async (what, at) => {
        // Before axe in one of the looks: it is slow on long tables.
        if (LOOKS.length > 2 || nth % LOOKS.length === at)
          await expectAxeToFindNothing(page, { what });
        await expectToFitTheScreen(page, what);
      });
    }
    await page.context().close();
  }
});
