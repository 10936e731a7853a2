/**
 * The order of an answer, by one formula without a paid boost. What stands first outweighs all that follows it:
 *
 *   score = − beyond × (4 over the limit until the keys, + 2 where a way may be longer than was named; 1 where neither holds and not all
 *         is known of what was asked and refused) + nice × (nice wishes met) + level × (levels of the verdict above the worst)
 *         + fit × (mean closeness of the wishes) + completeness × (share of the facts known) + freshness × (how recently they were checked)
 *
 * Closeness is 0 to 1 and each field says what it means: the distance to the place. A price within the limit is no closer for being lower.
 * The last two only tell equals apart: together they weigh as much as a metre or two of distance. The score depends on nothing but
 * the project's own facts, its builder's record and the day, so a page link keeps its place while other projects come and go.
 */
export const WEIGHTS = {
  beyond: 10_000_000,
  nice: 25_000,
  level: 6_000,
  fit: 1_000,
  completeness: 0.15,
  freshness: 0.05,
} as const;

/** Freshness runs from 0 for facts checked on the first day to 1 for the last; unknown is 0. */
export const FRESH_FROM = '2020-01-01';
export const FRESH_DAYS = 3650;
