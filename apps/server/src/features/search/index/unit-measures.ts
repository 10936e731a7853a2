import { BASES } from '../fields/unit-fields.ts';
import { FULL_HEADROOM } from '../fields/price.ts';
import type { FieldValues } from '@manemitra/query/criteria';
import type { CatalogueColumns } from './catalogue-columns.ts';
import type { NumberColumn } from './columns.ts';
import {
  always,
  at,
  gapTo,
  holdsOneOf,
  isAtMost,
  isOneOf,
  NO,
  overlaps,
  UNKNOWN,
  YES,
  type ByRow,
  type Measures,
  type Verdict,
} from './measures.ts';

/* The fields of `fields/unit-fields.ts` and `fields/price.ts` over columns, by the row of a unit type. */

export function bhk(value: FieldValues['bhk'], { unit }: CatalogueColumns): Measures {
  const { values } = unit.bhk;
  const isWanted: ByRow<Verdict> =
    'in' in value
      ? (row) => {
          const size = at(values, row);
          return Number.isNaN(size) ? UNKNOWN : value.in.includes(size) ? YES : NO;
        }
      : (row) => isAtMost(-at(values, row), -value.min);
  return { verdict: noneOf(['plot'], unit, isWanted) };
}

export function propertyType(
  value: FieldValues['propertyType'],
  { unit }: CatalogueColumns,
): Measures {
  return { verdict: isOneOf(unit.type, value.in) };
}

export function area(value: FieldValues['area'], { unit }: CatalogueColumns): Measures {
  const { column, typesWithout } = BASES[value.basis];
  const low = unit[`${column}_min`];
  const high = unit[`${column}_max`];
  return {
    verdict: noneOf(typesWithout, unit, overlaps(low, high, value)),
    gap: gapTo(low, high, value),
  };
}

export function facing(value: FieldValues['facing'], { unit }: CatalogueColumns): Measures {
  return { verdict: holdsOneOf(unit.facings, value.in) };
}

export function loadingPercent(
  value: FieldValues['loadingPercent'],
  { unit }: CatalogueColumns,
): Measures {
  const loading = unit.loading_percent;
  return {
    verdict: noneOf(['plot'], unit, overlaps(loading, loading, value)),
    gap: gapTo(loading, loading, value),
  };
}

export function price(value: FieldValues['price'], { unit }: CatalogueColumns): Measures {
  const { min, max, basis } = value;
  const low = basis === 'all-in' ? unit.all_in_price : unit.price_min;
  const high = basis === 'all-in' ? unit.all_in_price : unit.price_max;
  return {
    verdict: overlaps(low, high, value),
    gap: gapTo(low, high, value),
    closeness: max === undefined || min !== undefined ? always(NaN) : headroom(low, max),
  };
}

function headroom({ values }: NumberColumn, max: number): ByRow<number> {
  const full = max * FULL_HEADROOM;
  return (row) => {
    const share = full === 0 ? NaN : (max - at(values, row)) / full;
    return share > 0 ? Math.min(1, share) : 0;
  };
}

/** "No" for types of home that have no such thing. */
function noneOf(
  types: readonly string[],
  unit: CatalogueColumns['unit'],
  otherwise: ByRow<Verdict>,
): ByRow<Verdict> {
  const isSuchType = isOneOf(unit.type, types);
  return (row) => (isSuchType(row) === YES ? NO : otherwise(row));
}
