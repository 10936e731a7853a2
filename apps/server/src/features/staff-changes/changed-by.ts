import type { CallContext } from '#server/platform/http/handler.ts';
import {
  accountCaller,
  accountOf,
  type AccountRef,
} from '#server/platform/sessions/account-ref.ts';

/** Who changes something and when, as the audit log wants it. */
export interface ChangedBy {
  by: AccountRef;
  now: Date;
  address: string;
}

/** Of a call that the door let through for accounts only. */
export function changedBy({ caller, now, address }: CallContext): ChangedBy {
  return { by: accountOf(accountCaller(caller)), now, address };
}
