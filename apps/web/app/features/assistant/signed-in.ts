import { slots, store } from '#web/browser/storage.ts';

/** Who a reply says has signed in, as this browser keeps it (spec 3). It only decides what is drawn. */
export interface Signed {
  name: string;
  phone: string | null;
  role: string;
}

/** Reads the user of a reply; undefined when there is none. What is missing in it is left out, not made up. */
export function signedIn(user: unknown): Signed | undefined {
  if (typeof user !== 'object' || user === null) return undefined;
  const { name, phone, role } = user as Partial<Record<keyof Signed, unknown>>;
  return {
    name: typeof name === 'string' ? name : '',
    phone: typeof phone === 'string' ? phone : null,
    role: typeof role === 'string' && role !== '' ? role : 'user',
  };
}

/** Keeps who has signed in, for what this browser draws. */
export function keepSignedIn(
  { name, phone, role }: Signed,
  { isChatOn }: { isChatOn: boolean },
): void {
  store(slots.user, { name, phone });
  store(slots.role, role);
  store(slots.token, 'session');
  if (isChatOn) store(slots.chatOn, true);
}
