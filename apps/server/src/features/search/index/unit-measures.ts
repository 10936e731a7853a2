import type { FieldValues } from '@manemitra/query/criteria';
import type { CatalogueColumns } from './catalogue-columns.ts';
import {
  at,
  gapTo,
  holdsOneOf,
  isAtMost,
  isOneOf,
  markYes,
  NO,
  overlaps,
  UNKNOWN,
  YES,
  type ByRow,
  type Measures,
  type Verdict,
  type Verdicts,
} from './measures.ts';

/*
 * Wishes about the home itself, by the row of a unit type. A plot has no rooms and no carpet, a flat no plot: "no", not
 * "unknown".
 */

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

export const AREA_BASES = {
  carpet: { words: 'carpet', column: 'carpet_sqft', typesWithout: ['plot'] },
  'super-built-up': {
    words: 'super built-up',
    column: 'super_built_up_sqft',
    typesWithout: ['plot'],
  },
  plot: {
    words: 'plot',
    column: 'plot_sqft',
    typesWithout: ['apartment', 'studio', 'penthouse', 'duplex'],
  },
} as const satisfies Record<FieldValues['area']['basis'], unknown>;

export function area(value: FieldValues['area'], { unit }: CatalogueColumns): Measures {
  const { column, typesWithout } = AREA_BASES[value.basis];
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

/** "No" for types of home that have no such thing. */
function noneOf(
  types: readonly string[],
  unit: CatalogueColumns['unit'],
  otherwise: Verdicts,
): Verdicts {
  const isSuchType = isOneOf(unit.type, types);
  return Object.assign((row: number) => (isSuchType(row) === YES ? NO : otherwise(row)), {
    markYes: (words: Uint32Array, rows: number) => {
      markYes(otherwise, words, rows);
      const suchTypes = new Uint32Array(words.length);
      markYes(isSuchType, suchTypes, rows);
      for (let word = 0; word < words.length; word++) {
        words[word] = (words[word] ?? 0) & ~(suchTypes[word] ?? 0);
      }
    },
  });
}
