import { sql } from 'kysely';
import type { Condition } from './conditions.ts';
import type { Expression } from './search-field.ts';

/**
 * The order of an answer, by one formula without a clock and without a paid boost:
 *
 *   score = nice × (nice wishes met) + fit × (mean closeness of the wishes) + completeness × (share of
 *   the facts known) + freshness × (how recently they were checked)
 *
 * One nice wish outweighs all that follows it. Closeness is 0 to 1 and each field says what it means:
 * the distance to the place, the headroom under the budget. The score depends on nothing but the rows of
 * the project, so a page link keeps its place while other projects come and go.
 */
export const WEIGHTS = { nice: 100, fit: 60, completeness: 25, freshness: 10 } as const;

/** Freshness runs from 0 for facts checked on the first day to 1 for the last; unknown is 0. */
export const FRESH_FROM = '2020-01-01';
export const FRESH_DAYS = 3650;

/** A share of the score that these wishes contribute; `closenessCount` counts those of the whole sentence. */
export function wishScore(
  conditions: readonly Condition[],
  closenessCount: number,
): Expression<number> {
  const nices = conditions
    .filter(({ strength }) => strength === 'nice')
    .map(({ verdict }) => sql`case when ${verdict} then ${WEIGHTS.nice}::float8 else 0 end`);
  const fits = conditions
    .filter(({ strength }) => strength !== 'avoid')
    .flatMap(({ closeness }) => closeness ?? [])
    .map((closeness) => sql`${WEIGHTS.fit / closenessCount}::float8 * coalesce(${closeness}, 0)`);
  const parts = [...nices, ...fits];
  return parts.length === 0 ? sql`0::float8` : sql`(${sql.join(parts, sql` + `)})`;
}

/** The share that every project has whatever was asked. */
export const factsScore: Expression<number> = sql`(
  ${WEIGHTS.completeness / 100}::float8 * p.completeness +
  ${WEIGHTS.freshness}::float8 *
    greatest(0, least(1, coalesce((p.facts_checked_on - ${FRESH_FROM}::date) / ${FRESH_DAYS}::float8, 0)))
)`;
