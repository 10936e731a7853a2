import type { AccountView } from '@manemitra/contract/accounts';
import { STAFF_ROLES, type StaffRole } from '@manemitra/contract/access';
import { createContext, redirect, type RouterContextProvider } from 'react-router';
import { apiContext } from '#web/api/server-context.ts';
import { paths } from '#web/paths.ts';

export type StaffAccount = AccountView & {
  role: StaffRole;
  /** Can do nothing before they have set up the second factor that is asked of them. */
  mustSetUp?: true;
};

/** Who works in the dashboard; set before any of its loaders runs. */
export const staffContext = createContext<StaffAccount>();

/**
 * Lets staff through and leads everybody else to /unauthorized (spec 2). The server decides from its own session; what a
 * browser stores decides nothing here. A form reaches its action without a session too: each of its calls is refused, and
 * the page must learn that to keep the input.
 */
export async function requireStaff(
  context: Readonly<RouterContextProvider>,
  { method, url }: { method: string; url: string },
): Promise<void> {
  const { account, needsSecondFactor } = await context.get(apiContext).getSession({});
  if (account === null && method === 'POST') return;
  if (account === null || !isStaff(account)) throw redirect(paths.unauthorized());
  if (needsSecondFactor === true && !isOwnAccount(url)) throw redirect(paths.staff('account'));
  context.set(staffContext, needsSecondFactor === true ? { ...account, mustSetUp: true } : account);
}

/** Its data is asked for at an address of its own. */
const isOwnAccount = (url: string): boolean =>
  new URL(url).pathname.replace(/\.data$/, '') === paths.staff('account');

function isStaff(account: AccountView): account is StaffAccount {
  return STAFF_ROLES.some((role) => role === account.role);
}

/** For screens of admins that call nothing while they are drawn; their calls are refused by the server as well. */
export function requireAdmin(context: Readonly<RouterContextProvider>): void {
  if (context.get(staffContext).role !== 'admin') throw redirect(paths.unauthorized());
}
