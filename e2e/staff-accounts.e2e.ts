import type { Page } from '@playwright/test';
import { expect, test } from './browser-test.ts';
import { aName } from './a-name.ts';
import { signInAsAdmin } from './staff-session.ts';
import { signInByApi } from './visitor.ts';

const act = async (page: Page, of: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${of}` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('a promoter is added, reached, suspended with a reason, deleted and brought back', async ({
  page,
}) => {
  const name = aName('Areca Homes');
  await signInAsAdmin(page.context());
  await page.goto('/admin-dashboard/create-promoter');
  await page.getByLabel('Address').fill('12, Church Street');
  await page.getByRole('button', { name: 'Add promoter' }).click();
  await expect(page.getByText('Give the name of the promoter.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await expect(page.getByLabel('Address')).toHaveValue('12, Church Street');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('E-mail').fill(`${name.replaceAll(' ', '.')}@areca.example`);
  await page.getByRole('button', { name: 'Add promoter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  // promoter-account-management: the texts of the specification at the fields
  await page.getByRole('button', { name: 'Save status' }).click();
  await expect(page.getByText('reason is required')).toBeVisible();
  await page.getByRole('radio', { name: 'Active', exact: true }).check();
  await page.getByLabel('Reason').fill('Papers were seen.');
  await page.getByRole('button', { name: 'Save status' }).click();
  await expect(page.getByText(/The status of .* is now active/)).toBeVisible();

  // credential-generation
  await page.getByRole('link', { name: 'Send credentials' }).click();
  await page.getByRole('checkbox', { name: 'E-mail' }).uncheck();
  await page.getByRole('button', { name: 'Send credentials' }).click();
  await expect(page.getByText(/Choose at least one way to notify/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'E-mail' }).check();
  await page.getByRole('checkbox', { name: 'SMS' }).check();
  await page.getByRole('button', { name: 'Send credentials' }).click();
  const report = page.getByRole('region', { name: 'What was sent' }).first();
  await expect(report).toContainText('Sent');
  await expect(report).toContainText('No address on file');
  await page.getByRole('button', { name: 'Send credentials' }).click();
  await expect(page.getByText(/promoterIds is required/)).toBeVisible();

  // manage-promoters
  await page.goto(`/admin-dashboard/manage-promoters?search=${encodeURIComponent(name)}`);
  await act(page, name, 'Delete');
  await page.getByRole('button', { name: 'Delete promoter' }).click();
  await expect(page.getByText('No promoters fit this')).toBeVisible();
  await page.getByLabel('Status').selectOption('deleted');
  await expect(page).toHaveURL(/status=deleted/);
  await act(page, name, 'Restore');
  await page.getByRole('button', { name: 'Restore promoter' }).click();
  await expect(page.getByText('No promoters fit this')).toBeVisible();
});

test('two who edit one profile see each other’s words and lose none', async ({ page, context }) => {
  const name = aName('Banyan Homes');
  await signInAsAdmin(page.context());
  const { promoterId } = (await (
    await page.request.post('/api/v1/admin/promoters', { data: { name } })
  ).json()) as { promoterId: number };
  const address = `/admin-dashboard/promoter-account-management?promoter=${promoterId}`;
  const other = await context.newPage();
  for (const each of [page, other]) await each.goto(address);

  await other.getByLabel('Address').fill('1, Theirs');
  await other.getByRole('button', { name: 'Save profile' }).click();
  await expect(other.getByText(/The profile of .* was saved/)).toBeVisible();

  await page.getByLabel('Address').fill('2, Mine');
  await page.getByLabel('Registration number').fill('PRM/1');
  await page.getByRole('button', { name: 'Save profile' }).click();
  const conflict = page.getByRole('alert').filter({ hasText: 'changed this on' });
  await expect(conflict).toContainText('1, Theirs');
  await expect(page.getByLabel('Address')).toHaveValue('2, Mine');
  await conflict
    .getByRole('listitem')
    .filter({ hasText: 'Address' })
    .getByRole('button', { name: 'Take theirs' })
    .click();
  await expect(page.getByLabel('Address')).toHaveValue('1, Theirs');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText(/The profile of .* was saved/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Registration number')).toHaveValue('PRM/1');
  await other.close();
});

test('an operator is added, given projects over two pages, and sent a link', async ({ page }) => {
  const userName = aName('op').replaceAll(' ', '.');
  await signInAsAdmin(page.context());
  await page.goto('/admin-dashboard/create-operator');
  await page.getByLabel('User name').fill(userName);
  await page.getByLabel('Name', { exact: true }).fill('Kavya Rao');
  await page.getByRole('button', { name: 'Add operator' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kavya Rao');

  // operators-property-association
  await page.getByRole('link', { name: '0 projects' }).click();
  await page
    .getByRole('checkbox', { name: /^Choose (?!all)/ })
    .first()
    .check();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^21 to 40 of/)).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Choose (?!all)/ })
    .first()
    .check();
  await expect(page.getByText('2 chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Save projects' }).click();
  await expect(page.getByText('Kavya Rao now looks after 2 projects.')).toBeVisible();
  await page.getByLabel('Show').selectOption('associated');
  await expect(page.getByText('1 to 2 of 2')).toBeVisible();

  // operators-credential-generation
  await page.goto(`/admin-dashboard/operators-credential-generation?operator=${userName}`);
  await page.getByRole('button', { name: 'Send credentials' }).click();
  await expect(page.getByText('email is required')).toBeVisible();
  await expect(page.getByText('phone is required')).toBeVisible();
  await page.getByLabel('E-mail').fill('kavya@areca.example');
  await page.getByLabel('Phone number').fill('98450 12345');
  await page.getByRole('button', { name: 'Send credentials' }).click();
  await expect(page.getByRole('region', { name: 'What was sent' }).first()).toContainText('Sent');

  // manage-operators, operators-account-management
  await page.goto(`/admin-dashboard/manage-operators?search=${userName}`);
  await act(page, 'Kavya Rao', 'Change status');
  await page.getByRole('radio', { name: 'Suspended' }).check();
  await page.getByRole('button', { name: 'Save status' }).click();
  await expect(page.getByText('reason is required')).toBeVisible();
  await page.getByLabel('Reason').fill('Left the company.');
  await page.getByRole('button', { name: 'Save status' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('cell', { name: 'Suspended' })).toBeVisible();
  await page.getByRole('link', { name: 'Kavya Rao' }).click();
  await expect(page.getByLabel('Suspended (now)')).toBeChecked();

  // audit-log
  await page.goto('/admin-dashboard/audit-log?actor=admin');
  await expect(page.getByText('Left the company.')).toBeVisible();
});

test('a buyer is found by number, shut out, and erased when they ask', async ({
  page,
  browser,
}) => {
  const buyer = await browser.newPage();
  const number = await signInByApi(buyer, 'Asha Rao');
  await signInAsAdmin(page.context());
  await page.goto(`/admin-dashboard/manage-users?search=${number}`);
  const shown = `+91 ${number.slice(0, 5)} ${number.slice(5)}`;
  await page.getByRole('link', { name: shown }).click();
  await page.getByRole('radio', { name: 'Inactive' }).check();
  await page.getByLabel('Reason').fill('Asked for a pause.');
  await page.getByRole('button', { name: 'Save status' }).click();
  await expect(page.getByText('The status of Asha Rao is now inactive.')).toBeVisible();
  const { account } = (await (await buyer.request.get('/api/v1/auth/session')).json()) as {
    account: unknown;
  };
  expect(account).toBeNull();

  await page.getByRole('button', { name: 'Erase this user' }).click();
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByRole('dialog').getByText('reason is required')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Reason').fill('Asked by letter.');
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(page).toHaveURL(/manage-users$/);
  await page.goto(`/admin-dashboard/manage-users?search=${number}`);
  await expect(page.getByText('No users fit this')).toBeVisible();
  await buyer.close();
});
