import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** How many complaints name a project and others of its builder, and when the register was asked (`YYYY-MM-DD`). */
export interface ComplaintCount {
  count: number;
  ofOthers: number;
  checkedOn: string | null;
}

/** By project; left out if the register was never asked about it and no complaint is known. */
export async function loadComplaintCounts(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, ComplaintCount>> {
  const rows = await db
    .selectFrom('properties as p')
    .leftJoin('complaints as c', 'c.promoter_id', 'p.promoter_id')
    .where('p.id', '=', sql<number>`any(${ids}::int[])`)
    .groupBy(['p.id', 'p.complaints_checked_on'])
    .select((p) => [
      'p.id',
      'p.complaints_checked_on as checkedOn',
      p.fn.count<string>('c.id').filterWhereRef('c.property_id', '=', 'p.id').as('count'),
      p.fn
        .count<string>('c.id')
        .filterWhereRef('c.property_id', 'is distinct from', 'p.id')
        .as('ofOthers'),
    ])
    .execute();
  return new Map(
    rows
      .map(({ id, checkedOn, count, ofOthers }) => ({
        id,
        told: { checkedOn, count: Number(count), ofOthers: Number(ofOthers) },
      }))
      .filter(({ told }) => told.checkedOn !== null || told.count > 0)
      .map(({ id, told }) => [id, told]),
  );
}
