import type { AccountView } from '@manemitra/contract/accounts';
import { slots, store, stored } from '#web/browser/storage.ts';

/** What a browser keeps of an account. It only decides what is drawn. */
export type Signed = Pick<AccountView, 'name' | 'userName' | 'phone' | 'role'>;

/** The name by which the bar calls somebody; buyers need not give one. */
export function shownName({ name, userName }: Pick<Signed, 'name' | 'userName'>): string {
  return name ?? userName ?? '';
}

/** Keeps who has signed in, and a marker that there is a session (spec 3 and 9). */
export function rememberSession(account: Signed): void {
  store(slots.user, { name: shownName(account), phone: account.phone });
  store(slots.role, account.role);
  store(slots.token, 'session');
}

/** Whether this browser takes its visitor for signed in. */
export function believesInSession(): boolean {
  return stored(slots.user) !== null || stored(slots.token) !== null;
}

/** Whether this browser already keeps what the server says of its visitor; null is nobody. */
export function isKnown(account: Signed | null): boolean {
  return account === null ? !believesInSession() : remembers(account);
}

function remembers(account: Signed): boolean {
  const user = stored(slots.user);
  return (
    user?.name === shownName(account) &&
    user.phone === account.phone &&
    stored(slots.role) === account.role &&
    stored(slots.token) !== null
  );
}
