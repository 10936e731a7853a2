import type { Sort } from '@manemitra/query/criteria';
import { sql } from 'kysely';
import type { Condition } from './conditions.ts';
import type { Expression } from './search-field.ts';

/** What an answer is sorted by, smallest first. Unknown comes last. */
export interface SortKey {
  /** Over `p` and the chosen unit `u`. */
  ofProperty: Expression<number>;
  /** Over `u`: which of the fitting unit types speaks for the project. */
  ofUnit: Expression<number | null>;
}

/** After every key that is known. */
export const LAST_KEY = Number.MAX_SAFE_INTEGER;
const LAST = sql`${LAST_KEY}::float8`;
const NO_KEY: Expression<number> = sql`0::float8`;
const day = (date: Expression<string | null>): Expression<number | null> =>
  sql`(${date} - date '2000-01-01')::float8`;

// Listings quote a rate on the super built-up area; a carpet rate beside it would compare unlike things.
const perSquareFoot: Expression<number | null> = sql`
  (u.price_min / nullif(coalesce(u.super_built_up_sqft_min, u.plot_sqft_min), 0))::float8`;

export const UNIT_SORTS: readonly Sort[] = ['price-asc', 'price-desc', 'price-per-sqft-asc'];

/** The key of a sort; without one, and for a distance to nowhere, the ranking alone decides. */
export function sortKeyOf(sort: Sort | undefined, conditions: readonly Condition[]): SortKey {
  const byUnit = (key: Expression<number | null>): SortKey => ({
    ofProperty: sql`coalesce(${key}, ${LAST})`,
    ofUnit: key,
  });
  const byProperty = (key: Expression<number | null>): SortKey => ({
    ofProperty: sql`coalesce(${key}, ${LAST})`,
    ofUnit: NO_KEY,
  });
  switch (sort) {
    case 'price-asc':
      return byUnit(sql`u.price_min::float8`);
    case 'price-desc':
      return byUnit(sql`-u.price_min::float8`);
    case 'price-per-sqft-asc':
      return byUnit(perSquareFoot);
    case 'possession-asc':
      return byProperty(
        sql`case when p.status = 'ready' then -1 else ${day(sql`p.possession_on`)} end`,
      );
    case 'newest':
      return byProperty(sql`-${day(sql`p.launched_on`)}`);
    case 'distance-asc': {
      const wished = conditions.find(({ strength, figure }) => strength !== 'avoid' && figure);
      return wished?.figure === undefined
        ? byProperty(NO_KEY)
        : byProperty(sql`round(${wished.figure}::float8)`);
    }
    case undefined:
      return byProperty(NO_KEY);
  }
}
