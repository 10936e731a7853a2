import type { Criteria } from '@manemitra/query/criteria';
import { sql, type Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { allOf, conditionsOf, filterOf, isHard, passes, type Condition } from './conditions.ts';
import { factsScore, wishScore } from './ranking.ts';
import type { Expression } from './search-field.ts';
import { sortKeyOf, UNIT_SORTS } from './sort-keys.ts';

/** Fewer than this many projects and the answer says what would find more. */
export const FEW = 5;

/** Where a project stands in the order of an answer; a page begins after one. */
export interface Position {
  key: number;
  rank: number;
  id: number;
}

export interface Found extends Position {
  /** The unit type that meets the wishes about units, when there are any. */
  unit_id: number | null;
  /** For each constraint in order: met, not met, or unknown. */
  verdicts: (boolean | null)[];
  figures: (number | null)[];
}

/** A project that misses just one wish, with how far it is outside it. */
export type NearMiss = [id: number, gap: number | null];

export interface FindResult {
  total: number;
  /** One more than asked for when there is a next page. */
  page: Found[];
  /** For each constraint the projects that miss it alone; only when fewer than `FEW` fit. */
  nearMisses: NearMiss[][];
}

export interface FindOptions {
  limit: number;
  after: Position | undefined;
}

export const PUBLISHED: Expression<boolean> = sql`p.is_published and p.deleted_at is null`;

/** Turns criteria into one statement: the page, the total and, when few fit, what misses them by one wish. */
export async function find(
  db: Kysely<Database>,
  criteria: Criteria,
  { limit, after }: FindOptions,
): Promise<FindResult> {
  const conditions = conditionsOf(criteria);
  const { rows } = await sql<{ total: number; page: Found[]; near: (NearMiss[] | null)[] }>`
    with fits as (${fitting(conditions, criteria)}),
    total as (select count(*)::int as n from fits),
    page as (
      select * from fits
      ${after === undefined ? sql`` : sql`where (key, rank, id) > (${after.key}::float8, ${after.rank}::float8, ${after.id}::int)`}
      order by key, rank, id limit ${limit}
    ),
    explained as (${explaining(conditions)}),
    near as materialized (${nearMisses(conditions)})
    select
      (select n from total) as total,
      (select coalesce(json_agg(e order by e.key, e.rank, e.id), '[]') from explained e) as page,
      ${nearMissLists(conditions)} as near`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The search statement returned no row.');
  return {
    total: row.total,
    page: row.page,
    nearMisses: row.near.map((misses) => misses ?? []),
  };
}

/** How many projects meet these criteria. */
export function countOf(criteria: Criteria): Expression<number> {
  return sql`(select count(*)::int from (${fitting(conditionsOf(criteria), criteria)}) f)`;
}

/** How many projects meet these criteria among these ids. */
export function countAmong(criteria: Criteria, ids: readonly number[]): Expression<number> {
  const conditions = conditionsOf(criteria);
  return sql`(select count(*)::int from (${fitting(conditions, criteria)}) f where f.id = any(${ids}::int[]))`;
}

function fitting(conditions: readonly Condition[], { sort }: Criteria) {
  const unitConditions = conditions.filter(({ level }) => level === 'unit');
  const ofProperty = conditions.filter(({ level }) => level === 'property');
  const closenessCount = conditions.filter(
    ({ closeness, strength }) => closeness && strength !== 'avoid',
  ).length;
  const sortKey = sortKeyOf(sort, conditions);
  const needsUnit = unitConditions.length > 0 || (sort !== undefined && UNIT_SORTS.includes(sort));
  const score = sql`${factsScore} + ${wishScore(ofProperty, closenessCount)}`;
  const unit = sql`
    left join lateral (
      select u.*, ${wishScore(unitConditions, closenessCount)} as score
      from unit_types u
      where u.property_id = p.id and ${allOf(unitConditions.filter(isHard).map(filterOf))}
      order by ${sortKey.ofUnit} nulls last, score desc, u.price_min nulls last, u.id
      limit 1
    ) u on true`;
  return sql`
    select p.id, ${needsUnit ? sql`u.id` : sql`null::int`} as unit_id,
      ${sortKey.ofProperty} as key,
      -round((${needsUnit ? sql`${score} + coalesce(u.score, 0)` : score}) * 10000) as rank
    from properties p
    join promoters pr on pr.id = p.promoter_id
    ${needsUnit ? unit : sql``}
    where ${PUBLISHED} and ${allOf(ofProperty.filter(isHard).map(filterOf))}
      and ${unitFound(unitConditions)}`;
}

/** A project whose homes are not known can meet no wish about them, but it breaks no "avoid" either. */
function unitFound(unitConditions: readonly Condition[]): Expression<boolean> {
  const hard = unitConditions.filter(isHard);
  if (hard.length === 0) return sql`true`;
  if (hard.some(({ strength }) => strength === 'must')) return sql`u.id is not null`;
  return sql`(u.id is not null or not exists (select from unit_types o where o.property_id = p.id))`;
}

function explaining(conditions: readonly Condition[]) {
  const verdicts = conditions.map(({ verdict }) => sql`(${verdict})`);
  const figures = conditions.map(({ figure }) => figure ?? sql`null`);
  return sql`
    select page.*, array[${sql.join(verdicts)}]::boolean[] as verdicts,
      array[${sql.join(figures)}]::float8[] as figures
    from page
    join properties p on p.id = page.id
    join promoters pr on pr.id = p.promoter_id
    left join unit_types u on u.id = page.unit_id`;
}

/**
 * Projects that miss at most one hard wish. Wishes about units are missed by one when some unit type
 * meets all the others.
 */
function nearMisses(conditions: readonly Condition[]) {
  const hard = conditions.filter(isHard);
  const ofProperty = hard.filter(({ level }) => level === 'property');
  const ofUnit = hard.filter(({ level }) => level === 'unit');
  const missed = ofProperty.map(
    (condition) => sql`case when ${passes(condition)} then null else ${condition.index}::int end`,
  );
  const gaps = ofProperty.map(
    ({ index, gap }) => sql`${gap ?? sql`null::float8`} as ${sql.ref(`gap_${index}`)}`,
  );
  return sql`
    select p.id, m.missed${gaps.length === 0 ? sql`` : sql`, ${sql.join(gaps)}`}${
      ofUnit.length === 0 ? sql`` : sql`, units.*`
    }
    from properties p
    join promoters pr on pr.id = p.promoter_id
    cross join lateral (
      select array_remove(array[${sql.join(missed)}]::int[], null) as missed offset 0
    ) m
    ${ofUnit.length === 0 ? sql`` : sql`left join lateral (${unitNearMisses(ofUnit)}) units on true`}
    where ${PUBLISHED} and cardinality(m.missed) <= 1 and (select n from total) < ${FEW}`;
}

function unitNearMisses(ofUnit: readonly Condition[]) {
  const columns = ofUnit.flatMap((condition) => {
    const others = ofUnit.filter((other) => other !== condition);
    const met = allOf(others.map(passes));
    const gap = condition.gap ?? sql`null::float8`;
    return [
      sql`coalesce(bool_or(${met}), ${!others.some(isMust)}) as ${sql.ref(`without_${condition.index}`)}`,
      sql`(array_agg(${gap} order by abs(${gap}), u.id) filter (where ${met} and ${gap} is not null))[1]
        as ${sql.ref(`gap_${condition.index}`)}`,
    ];
  });
  return sql`
    select coalesce(bool_or(${allOf(ofUnit.map(passes))}), ${!ofUnit.some(isMust)}) as fits,
      ${sql.join(columns)}
    from unit_types u where u.property_id = p.id`;
}

const isMust = ({ strength }: Condition) => strength === 'must';

/** The near misses by constraint, as a JSON array with an entry for each; nice wishes have none. */
function nearMissLists(conditions: readonly Condition[]) {
  const hasUnits = conditions.some((condition) => condition.level === 'unit' && isHard(condition));
  const lists = conditions.map((condition) => {
    if (!isHard(condition)) return sql`null::json`;
    const { index, level } = condition;
    const alone =
      level === 'unit'
        ? sql`missed = '{}' and not fits and ${sql.ref(`without_${index}`)}`
        : sql`missed = array[${index}]::int[] ${hasUnits ? sql`and fits` : sql``}`;
    return sql`(select json_agg(json_build_array(id, ${sql.ref(`gap_${index}`)})) from near where ${alone})`;
  });
  return lists.length === 0 ? sql`'[]'::json` : sql`json_build_array(${sql.join(lists)})`;
}
