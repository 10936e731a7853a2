import type { Sort } from '@manemitra/query/criteria';
import { sql, type RawBuilder } from 'kysely';
import { possessionStateSql } from './possession-state.ts';

/** What a text search is sorted by, smallest first, in SQL; `index/rank-measures.ts` has the same for the columns. */
export interface SortKey {
  /** Over `p` and the chosen unit `u`. */
  ofProperty: RawBuilder<number>;
  /** Over `p` and `u`: which unit type speaks for the project. */
  ofUnit: RawBuilder<number | null>;
}

/** After every key that is known. */
export const LAST_KEY = Number.MAX_SAFE_INTEGER;
const NO_KEY: RawBuilder<number> = sql`0::float8`;
const day = (date: RawBuilder<string | null>): RawBuilder<number | null> =>
  sql`(${date} - date '2000-01-01')::float8`;

/** As in `put-price.ts`: what is listed for a project is the price of its home where it has one kind only. */
const listedPrice: RawBuilder<number | null> = sql`coalesce(u.price_min::float8,
  case when (select count(*) from unit_types o where o.property_id = p.id) = 1
    then (p.price_range->>'min')::float8 end)`;

// Listings quote the super built-up area, and rates on it; a carpet area beside it would compare unlike things.
const listedSize: RawBuilder<number | null> = sql`
  nullif(coalesce(u.super_built_up_sqft_min, u.plot_sqft_min), 0)::float8`;

export const UNIT_SORTS: readonly Sort[] = [
  'price-asc',
  'price-desc',
  'price-per-sqft-asc',
  'area-desc',
  'area-asc',
];

/** The key of a sort; without one, and for a distance, which a text names no place for, likeness alone decides. */
export function sortKeyOf(sort: Sort | undefined): SortKey {
  const orLast = (key: RawBuilder<number | null>): RawBuilder<number> =>
    sql`coalesce(${key}, ${LAST_KEY}::float8)`;
  const byUnit = (key: RawBuilder<number | null>): SortKey => ({
    ofProperty: orLast(key),
    ofUnit: key,
  });
  const byProperty = (key: RawBuilder<number | null>): SortKey => ({
    ofProperty: orLast(key),
    ofUnit: NO_KEY,
  });
  switch (sort) {
    case 'price-asc':
      return byUnit(listedPrice);
    case 'price-desc':
      return byUnit(sql`-(${listedPrice})`);
    case 'price-per-sqft-asc':
      return byUnit(sql`${listedPrice} / ${listedSize}`);
    case 'area-desc':
      return byUnit(sql`-(${listedSize})`);
    case 'area-asc':
      return byUnit(listedSize);
    case 'possession-asc':
      return byProperty(
        sql`case ${possessionStateSql} when 'ready' then -1 when 'built-oc-pending' then 0
          else ${day(sql`case when p.possession_on >= (now() at time zone 'Asia/Kolkata')::date then p.possession_on end`)} end`,
      );
    case 'newest':
      return byProperty(sql`-${day(sql`p.launched_on`)}`);
    case 'distance-asc':
    case 'fair':
    case undefined:
      return byProperty(NO_KEY);
  }
}
