import { Problem } from '@manemitra/contract/problems';
import type { AccountCaller, Caller } from './caller.ts';

/** Which row an account is: a buyer in `users`, or somebody in `staff_accounts`. */
export interface AccountRef {
  kind: 'user' | 'staff';
  id: number;
}

export function accountOf(caller: AccountCaller): AccountRef {
  return { kind: caller.role === 'user' ? 'user' : 'staff', id: caller.accountId };
}

/** The door lets only accounts through to the endpoints that ask for one; this says so to the compiler. */
export function accountCaller(caller: Caller): AccountCaller {
  if (caller.kind !== 'account') throw new Problem('session.required');
  return caller;
}
