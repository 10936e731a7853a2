import { Problem } from '@manemitra/contract/problems';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Caller } from '#server/platform/sessions/caller.ts';

/** Which projects a caller may see as staff and change (design, roles). */
export type PropertyScope =
  | { kind: 'every' }
  | { kind: 'assigned'; staffId: number }
  | { kind: 'own'; promoterId: number }
  | { kind: 'none' };

/** An admin and a program with a service token reach all, an operator those assigned, a promoter their own. */
export async function scopeOf(db: Kysely<Database>, caller: Caller): Promise<PropertyScope> {
  if (caller.kind === 'service') return { kind: 'every' };
  if (caller.kind === 'anyone') throw new Problem('session.required');
  switch (caller.role) {
    case 'admin':
      return { kind: 'every' };
    case 'operator':
      return { kind: 'assigned', staffId: caller.accountId };
    case 'promoter': {
      const account = await db
        .selectFrom('staff_accounts')
        .select('promoter_id')
        .where('id', '=', caller.accountId)
        .executeTakeFirst();
      const promoterId = account?.promoter_id ?? undefined;
      return promoterId === undefined ? { kind: 'none' } : { kind: 'own', promoterId };
    }
    case 'user':
      return { kind: 'none' };
  }
}

/** What a staff account may reach now, for background work: its rights may have changed since it started. */
export async function scopeOfStaff(db: Kysely<Database>, staffId: number): Promise<PropertyScope> {
  const staff = await db
    .selectFrom('staff_accounts')
    .select('role')
    .where('id', '=', staffId)
    .where('status', '=', 'active')
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (staff === undefined) return { kind: 'none' };
  return scopeOf(db, {
    kind: 'account',
    accountId: staffId,
    role: staff.role,
    sessionId: 0,
    provedAt: new Date(0),
    mustSetUp: false,
  });
}

/** The scope as a condition on the table `properties as p`; merged projects are part of the other project. */
export function within(scope: PropertyScope): RawBuilder<boolean> {
  return sql<boolean>`(p.merged_into is null and ${isReached(scope)})`;
}

function isReached(scope: PropertyScope): RawBuilder<boolean> {
  switch (scope.kind) {
    case 'every':
      return sql<boolean>`true`;
    case 'assigned':
      return sql<boolean>`exists (
        select from operator_properties o where o.staff_id = ${scope.staffId} and o.property_id = p.id)`;
    case 'own':
      return sql<boolean>`p.promoter_id = ${scope.promoterId}`;
    case 'none':
      return sql<boolean>`false`;
  }
}

/** Refuses a project that is not the caller's as if it did not exist, so that guessing an id reveals nothing. */
export async function refuseUnlessWithin(
  db: Kysely<Database>,
  scope: PropertyScope,
  id: number,
): Promise<void> {
  const found = await db
    .selectFrom('properties as p')
    .select('p.id')
    .where('p.id', '=', id)
    .where(within(scope))
    .executeTakeFirst();
  if (found !== undefined) return;
  throw new Problem('property.not-found', {
    message: 'We could not find that project among those that you look after.',
  });
}
