import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** How many complaints name a project, and when the register was asked (`YYYY-MM-DD`). */
export interface ComplaintCount {
  count: number;
  checkedOn: string | null;
}

/** By project; left out if the register was never asked about it and no complaint is known. */
export async function loadComplaintCounts(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, ComplaintCount>> {
  const rows = await db
    .selectFrom('properties as p')
    .leftJoin('complaints as c', 'c.property_id', 'p.id')
    .where('p.id', '=', sql<number>`any(${ids}::int[])`)
    .groupBy(['p.id', 'p.complaints_checked_on'])
    .select((p) => [
      'p.id',
      'p.complaints_checked_on as checkedOn',
      p.fn.count<string>('c.id').as('count'),
    ])
    .execute();
  return new Map(
    rows
      .map(({ id, checkedOn, count }) => ({ id, checkedOn, count: Number(count) }))
      .filter(({ checkedOn, count }) => checkedOn !== null || count > 0)
      .map(({ id, checkedOn, count }) => [id, { checkedOn, count }]),
  );
}
