import type { AccountView } from '@manemitra/contract/accounts';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { accountOf } from '#server/platform/sessions/account-ref.ts';
import type { Caller } from '#server/platform/sessions/caller.ts';
import { findAccount } from './account-queries.ts';
import { presentAccount } from './present-account.ts';

/** The caller's own account, or null if nobody is signed in. */
export async function whoIsSignedIn(
  db: Kysely<Database>,
  caller: Caller,
): Promise<AccountView | null> {
  if (caller.kind !== 'account') return null;
  const account = await findAccount(db, accountOf(caller));
  return account ? presentAccount(account) : null;
}
