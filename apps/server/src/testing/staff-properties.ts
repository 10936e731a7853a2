import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { aProject } from './builders.ts';
import { aSession, aStaffAccount } from './sign-in.ts';

/** A project and who may and may not change it, each by the token of a session. */
export async function aStaffedProject(
  db: Kysely<Database>,
  given: Parameters<typeof aProject>[1] = {},
) {
  const slug = await aProject(db, given);
  const { id, promoter_id: promoterId } = await db
    .selectFrom('properties')
    .select(['id', 'promoter_id'])
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const operatorId = await aStaffAccount(db, { role: 'operator' });
  await db
    .insertInto('operator_properties')
    .values({ staff_id: operatorId, property_id: id })
    .execute();
  const sessionOf = async (staffId: number) => aSession(db, { kind: 'staff', id: staffId });
  return {
    id,
    slug,
    admin: await sessionOf(await aStaffAccount(db, { role: 'admin' })),
    operator: await sessionOf(operatorId),
    otherOperator: await sessionOf(await aStaffAccount(db, { role: 'operator' })),
    promoter: await sessionOf(await aStaffAccount(db, { role: 'promoter', promoterId })),
    otherPromoter: await sessionOf(await aStaffAccount(db, { role: 'promoter' })),
  };
}
