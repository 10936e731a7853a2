import type { FieldValues, NumberRange } from '@manemitra/query/criteria';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { forEachIn, hasBit } from './columns.ts';
import {
  at,
  gapTo,
  holdsOneOf,
  isAtMost,
  isOneOf,
  mark,
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

export function price(value: FieldValues['price'], { unit }: CatalogueColumns): Measures {
  const { basis } = value;
  const low = basis === 'all-in' ? unit.all_in_price : unit.price_min;
  const high = basis === 'all-in' ? unit.all_in_price : unit.price_max;
  const ofHome = overlaps(low, high, value);
  // A limit is a limit: a home fits no better for being cheaper.
  return {
    verdict: orOfProject(ofHome, value, pricesOfProject(basis, unit)),
    gap: gapTo(low, high, value),
    ...(basis === 'listed' && value.max !== undefined ? { over: overAllIn(value.max, unit) } : {}),
  };
}

/** What is known of all prices of a project, for the homes that have none of their own. */
interface OfProject {
  isSo: (row: number) => boolean;
  /** Rows of which it may be so. */
  among: CatalogueColumns['unit']['isPricedByProject'];
  least: CatalogueColumns['unit']['project_price_min'];
  most: CatalogueColumns['unit']['project_price_max'];
  /** Which of their ends the price that is asked for cannot pass: of prices with everything it is no higher, of those before taxes no lower. */
  bounds: 'both' | 'most' | 'least';
}

function pricesOfProject(
  basis: FieldValues['price']['basis'],
  unit: CatalogueColumns['unit'],
): OfProject[] {
  const allIn = {
    among: unit.isAllInByProject,
    least: unit.project_all_in_min,
    most: unit.project_all_in_max,
  };
  const isAllIn = (row: number) => hasBit(unit.isAllInByProject, row);
  const listed = {
    among: unit.isPricedByProject,
    least: unit.project_price_min,
    most: unit.project_price_max,
  };
  const isListed = (row: number) => hasBit(unit.isPricedByProject, row);
  const hasNone = ({ values }: typeof unit.price_min, row: number) => Number.isNaN(at(values, row));
  // What is to be paid with everything is never less than the price before taxes.
  return basis === 'all-in'
    ? [
        { ...allIn, isSo: isAllIn, bounds: 'both' },
        {
          ...listed,
          isSo: (row) => isListed(row) && !isAllIn(row) && hasNone(unit.all_in_price, row),
          bounds: 'least',
        },
      ]
    : [
        { ...listed, isSo: isListed, bounds: 'both' },
        {
          ...allIn,
          isSo: (row) => isAllIn(row) && !isListed(row) && hasNone(unit.price_min, row),
          bounds: 'most',
        },
      ];
}

/** Where the price of a home is not known: what holds of every price of its project holds of this one. */
function orOfProject(
  ofHome: Verdicts,
  { min = -Infinity, max = Infinity }: NumberRange,
  known: readonly OfProject[],
): Verdicts {
  if (min === -Infinity && max === Infinity) return ofHome;
  const judge = ({ least, most, bounds }: OfProject, row: number): Verdict => {
    const low = bounds === 'most' ? NaN : at(least.values, row);
    const high = bounds === 'least' ? NaN : at(most.values, row);
    if (low > max || high < min) return NO;
    const isLowEnough = high <= max || max === Infinity;
    return isLowEnough && (low >= min || min === -Infinity) ? YES : UNKNOWN;
  };
  return Object.assign(
    (row: number) => {
      const ofProject = known.find(({ isSo }) => isSo(row));
      return ofProject === undefined ? ofHome(row) : judge(ofProject, row);
    },
    {
      markYes: (words: Uint32Array, rows: number) => {
        markYes(ofHome, words, rows);
        for (const ofProject of known) {
          forEachIn(ofProject.among.words, (row) => {
            if (row < rows && ofProject.isSo(row) && judge(ofProject, row) === YES)
              mark(words, row);
          });
        }
      },
    },
  );
}

/** Whether all that will be paid, or what is known of it, is over a limit. What is not known is not over it. */
function overAllIn(max: number, unit: CatalogueColumns['unit']): ByRow<boolean> {
  const total = unit.all_in_price;
  const atLeast = unit.all_in_at_least;
  return (row) => at(total.values, row) > max || at(atLeast.values, row) > max;
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
