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
