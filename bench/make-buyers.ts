import { randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../apps/server/src/database/schema.ts';
import { openSession } from '../apps/server/src/features/accounts/sessions.ts';

const BUYERS = 500;

/** The sessions of buyers who have proved their number. */
export async function makeBuyers(db: Kysely<Database>): Promise<string[]> {
  // An earlier run on the same data left others.
  const first = randomInt(9e9);
  const users = await db
    .insertInto('users')
    .values(
      Array.from({ length: BUYERS }, (_, n) => ({
        phone_number: `+91${String(first + n).padStart(10, '0')}`,
        name: `Buyer ${n}`,
      })),
    )
    .returning('id')
    .execute();
  const sessionCookie = { token: undefined, give: () => undefined, take: () => undefined };
  const sessions: string[] = [];
  for (const { id } of users) {
    const shown = { now: new Date(), sessionCookie };
    sessions.push((await openSession(db, shown, { kind: 'user', id })).token);
  }
  return sessions;
}
