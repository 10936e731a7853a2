import type { AccountView } from '@manemitra/contract/accounts';
import { slots, store, stored, type StoredUser } from '#web/browser/storage.ts';

/** Data of an account that the browser stores. It only decides what is drawn. */
export type Signed = Pick<
  AccountView,
  'id' | 'name' | 'userName' | 'email' | 'phone' | 'type' | 'role' | 'createdAt'
>;

/** The record of spec 3, of an account. */
export function storedUser(account: Signed): StoredUser {
  const { id, email, phone, type, createdAt } = account;
  return { id, name: shownName(account), email, phone, type, createdAt };
}

/** The name by which the bar calls somebody; buyers need not give one. */
export function shownName({ name, userName }: Pick<Signed, 'name' | 'userName'>): string {
  return name ?? userName ?? '';
}

/** Keeps who has signed in, and a marker that there is a session (spec 3 and 9). */
export function rememberSession(account: Signed): void {
  store(slots.user, storedUser(account));
  store(slots.role, account.role);
  store(slots.token, 'session');
}

/** Whether this browser takes its visitor for signed in. */
export function believesInSession(): boolean {
  return stored(slots.user) !== null || stored(slots.token) !== null;
}

/** Whether this browser already stores what the server says of its visitor; null means nobody. */
export function isKnown(account: Signed | null): boolean {
  return account === null ? !believesInSession() : remembers(account);
}

function remembers(account: Signed): boolean {
  return (
    JSON.stringify(stored(slots.user)) === JSON.stringify(storedUser(account)) &&
    stored(slots.role) === account.role &&
    stored(slots.token) !== null
  );
}
