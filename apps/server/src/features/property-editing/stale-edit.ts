import { isDeepStrictEqual } from 'node:util';
import { type OthersChange, Problem } from '@manemitra/contract/problems';
import type { SectionName } from '@manemitra/contract/staff-properties-sections';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';

export interface Begun {
  propertyId: number;
  section: SectionName;
  /** The version that the edit started from. */
  version: number;
  changes: Readonly<Record<string, unknown>>;
}

interface Now {
  version: number;
  updatedAt: Date;
  /** The section as it is. */
  values: Readonly<Record<string, unknown>>;
}

/**
 * Refuses an edit whose section somebody changed after it began, with every field of theirs: nothing of either is lost.
 * What changed elsewhere in the project is no obstacle.
 */
export async function refuseStale(db: Kysely<Database>, begun: Begun, now: Now): Promise<void> {
  if (begun.version === now.version) return;
  if (begun.version > now.version) {
    throw new Problem('input.invalid', {
      fields: [
        { field: 'body.version', message: 'This project has not reached that version yet.' },
      ],
    });
  }
  const later = await changesAfter(db, begun);
  const others = othersChanges(
    later.filter(({ section }) => section === begun.section),
    now,
  );
  // An import leaves no history: whatever is not as the edit would have it may be its doing.
  const isExplained = later.length === now.version - begun.version;
  if (!isExplained) others.push(...unexplained(begun, now, others));
  if (others.length === 0) return;
  const last = others.at(-1);
  throw new Problem('edit.stale', {
    current: {
      version: now.version,
      changedAt: last?.at ?? now.updatedAt.toISOString(),
      changedBy: last?.by ?? null,
      values: now.values,
    },
    changes: others,
  });
}

type Change = Awaited<ReturnType<typeof changesAfter>>[number];

function changesAfter(db: Kysely<Database>, { propertyId, version }: Begun) {
  return db
    .selectFrom('property_changes as c')
    .leftJoin('staff_accounts as a', 'a.id', 'c.staff_id')
    .where('c.property_id', '=', propertyId)
    .where('c.version', '>', version)
    .select(['c.section', 'c.before', 'c.at', sql<string | null>`a.name`.as('by')])
    .orderBy('c.version')
    .execute();
}

/** One line a field: what it was at first, what it is now, and who changed it last. */
function othersChanges(touching: readonly Change[], now: Now): OthersChange[] {
  const byField = new Map<string, OthersChange>();
  for (const { before, at, by } of touching) {
    for (const [field, value] of Object.entries(before)) {
      const was = byField.has(field) ? byField.get(field)?.was : value;
      byField.delete(field);
      byField.set(field, { field, was, theirs: now.values[field], at: at.toISOString(), by });
    }
  }
  return [...byField.values()];
}

function unexplained(begun: Begun, now: Now, told: readonly OthersChange[]): OthersChange[] {
  return Object.entries(begun.changes)
    .filter(([field]) => !told.some((change) => change.field === field))
    .filter(([field, mine]) => !isDeepStrictEqual(mine, now.values[field]))
    .map(([field]) => ({
      field,
      was: null,
      theirs: now.values[field],
      at: now.updatedAt.toISOString(),
      by: null,
    }));
}
