import type { Criteria } from '@manemitra/query/criteria';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { conditionsOf, isHard, passes } from './conditions.ts';
import type { Found } from './find.ts';

export type Judged = Pick<Found, 'unit_id' | 'verdicts' | 'figures'> & { id: number };

/**
 * How these projects stand to the wishes, whether they fit or not. The unit type that meets the most of the wishes
 * about units speaks for a project; of two that meet as many, the one that meets those said first.
 */
export async function judge(
  db: Kysely<Database>,
  criteria: Criteria,
  ids: readonly number[],
): Promise<Judged[]> {
  const conditions = conditionsOf(criteria);
  const verdicts = conditions.map(({ verdict }) => sql`(${verdict})`);
  const figures = conditions.map(({ figure }) => figure ?? sql`null`);
  const ofUnit = conditions.filter(({ level }) => level === 'unit');
  const met = ofUnit.map(
    (condition) =>
      sql`case when ${isHard(condition) ? passes(condition) : condition.verdict} then 1 else 0 end`,
  );
  const mostMet = met.length === 0 ? [] : [sql.join(met, sql` + `), ...met];
  const unit = sql`
    left join lateral (
      select u.* from unit_types u where u.property_id = p.id
      order by ${sql.join([...mostMet.map((number) => sql`${number} desc`), sql`u.price_min nulls last`, sql`u.id`])}
      limit 1
    ) u on ${ofUnit.length > 0}`;
  const { rows } = await sql<Judged>`
    select p.id, u.id as unit_id,
      array[${sql.join(verdicts)}]::boolean[] as verdicts,
      array[${sql.join(figures)}]::float8[] as figures
    from properties p
    join promoters pr on pr.id = p.promoter_id
    ${unit}
    where p.id = any(${ids}::int[])`.execute(db);
  return rows;
}
