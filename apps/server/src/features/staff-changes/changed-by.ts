import type { CallContext } from '#server/platform/http/handler.ts';
import {
  accountCaller,
  accountOf,
  type AccountRef,
} from '#server/platform/sessions/account-ref.ts';

/** Who changes something, when and from where. */
export interface ChangedBy {
  by: AccountRef;
  now: Date;
  /** The day in Bengaluru as `YYYY-MM-DD`. */
  today: string;
  address: string;
}

/** Of a call that the door let through for accounts only. */
export function changedBy({ caller, now, today, address }: CallContext): ChangedBy {
  return { by: accountOf(accountCaller(caller)), now, today, address };
}
