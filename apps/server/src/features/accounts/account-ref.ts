import type { AccountCaller } from '#server/platform/sessions/caller.ts';

/** Which row is meant: a buyer in `users` or somebody in `staff_accounts`. */
export interface AccountRef {
  kind: 'user' | 'staff';
  id: number;
}

export function accountOf(caller: AccountCaller): AccountRef {
  return { kind: caller.role === 'user' ? 'user' : 'staff', id: caller.accountId };
}
