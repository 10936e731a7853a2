import type { Consent } from '@manemitra/contract/leads';
import { sql, type Expression, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/**
 * Who would now get the number of a buyer who asks about a project of this promoter, and the words that say so. This is the
 * only place that decides it: the text for the buyer, the stored consent and who is shown the number all follow from it.
 */
export async function consentsOf(
  db: Kysely<Database>,
  { promoterId, promoterName }: { promoterId: number; promoterName: string },
  team: string,
): Promise<{ project: Consent; service: Consent }> {
  const reader = await readersOf(db, sql.val(promoterId)).limit(1).executeTakeFirst();
  return {
    project: reader
      ? {
          recipient: 'promoter',
          text: `Your number goes to ${promoterName}, the promoter, and to ${team}, which passes requests on. Nobody else gets it.`,
        }
      : toTeamAlone(promoterName, team),
    service: {
      recipient: 'team',
      text: `Your number goes to ${team}, which looks after this service. ${promoterName} does not get it.`,
    },
  };
}

/** A buyer who was told that the promoter gets nothing is kept to that, whatever has changed since. */
export function toTeamAlone(promoterName: string, team: string): Consent {
  return {
    recipient: 'team',
    text: `Your number goes only to ${team}. ${promoterName}, the promoter, does not get it.`,
  };
}

/** Accounts that can read what is sent to this promoter. */
export function readersOf(db: Kysely<Database>, promoterId: Expression<number>) {
  return db
    .selectFrom('staff_accounts as reader')
    .select('reader.id')
    .where('reader.promoter_id', '=', promoterId)
    .where('reader.role', '=', 'promoter')
    .where('reader.status', '=', 'active')
    .where('reader.deleted_at', 'is', null);
}
