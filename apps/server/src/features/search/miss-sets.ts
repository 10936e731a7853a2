import type { Criteria } from '@manemitra/query/criteria';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { conditionsOf, isHard, passes } from './conditions.ts';
import { PUBLISHED } from './find.ts';

export const SETS = 3;

/**
 * The smallest sets of wishes (by their index) that stand between some project and the answer, those of the
 * most projects first: what to drop together when dropping one wish is not enough.
 */
export async function closestMissSets(
  db: Kysely<Database>,
  criteria: Criteria,
): Promise<number[][]> {
  const hard = conditionsOf(criteria).filter(isHard);
  if (hard.length === 0) return [];
  const missed = hard.map(
    (condition) => sql`case when ${passes(condition)} then null else ${condition.index}::int end`,
  );
  const { rows } = await sql<{ missed: number[] }>`
    with sets as (
      select p.id, array_remove(array[${sql.join(missed)}]::int[], null) as missed
      from properties p
      join promoters pr on pr.id = p.promoter_id
      left join unit_types u on u.property_id = p.id
      where ${PUBLISHED}
    )
    select missed from sets
    where cardinality(missed) = (select min(cardinality(missed)) from sets)
    group by missed order by count(distinct id) desc, missed limit ${SETS}`.execute(db);
  return rows.map((row) => row.missed);
}
