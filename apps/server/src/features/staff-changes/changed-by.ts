import type { CallContext } from '#server/platform/http/handler.ts';
import {
  accountCaller,
  accountOf,
  type AccountRef,
} from '#server/platform/sessions/account-ref.ts';
import type { AccountCaller } from '#server/platform/sessions/caller.ts';

/** Who changes something, when and from where. */
export interface ChangedBy {
  by: AccountRef;
  now: Date;
  /** The day in Bengaluru as `YYYY-MM-DD`. */
  today: string;
  address: string;
}

/** The same with the account that calls, for changes that ask what it may reach. */
export interface ChangedByCaller extends ChangedBy {
  caller: AccountCaller;
}

/** Of a call that the door let through for accounts only. */
export function changedBy(context: CallContext): ChangedByCaller {
  const { now, today, address } = context;
  const caller = accountCaller(context.caller);
  return { by: accountOf(caller), now, today, address, caller };
}
