import type { Criteria, Criterion, Field, FieldValues, Sort } from './criteria.ts';
import type { FieldLanguage } from './field-language.ts';
import { allFields } from './fields/all-fields.ts';
import { canonical } from './canonical.ts';
import type { CatalogueNames } from './interpretation.ts';
import { nameIndexOf } from './name-index.ts';
import type { NameIndex } from './name-index.ts';

/**
 * The canonical English sentence for criteria: "2 or 3 BHK apartment in Whitefield under ₹1.5 Cr, with a
 * swimming pool, preferably east facing, and either 2 BHK or else villa". Reading it gives the same criteria back.
 */
export function describe(criteria: Criteria, names?: CatalogueNames): string {
  const index = nameIndexOf(names);
  const { constraints, alternatives, sort } = canonical(criteria);
  const common = sayAll(constraints, index);
  return [
    ...(common === '' ? [] : [common]),
    ...(alternatives === undefined
      ? []
      : [sayAlternatives(alternatives, index, common === '' ? '' : 'and ')]),
    ...(sort === undefined ? [] : [SORT_WORDS[sort]]),
  ].join(', ');
}

/** "and either 2 BHK under ₹60 L, or else 3 BHK under ₹90 L". */
function sayAlternatives(
  alternatives: readonly (readonly Criterion[])[],
  names: NameIndex,
  joint: string,
): string {
  return `${joint}either ${alternatives.map((list) => sayAll(list, names)).join(', or else ')}`;
}

/** What holds together: its musts, then what is preferred, then what is refused. */
function sayAll(constraints: readonly Criterion[], index: NameIndex): string {
  const musts = constraints.filter(({ strength }) => strength === 'must');
  const opening = musts.filter(({ field }) => OPENING.has(field));
  const others = [
    ...musts.filter(({ field }) => !OPENING.has(field)).map((one) => say(one, index)),
    ...constraints
      .filter(({ strength }) => strength === 'nice')
      .map((one) => `preferably ${say(one, index)}`),
    ...constraints
      .filter(({ strength }) => strength === 'avoid')
      .map((one) => `${NUMERIC.has(one.field) ? 'avoid' : 'not'} ${say(one, index)}`),
  ];
  return [sayOpening(opening, index), ...others].filter((part) => part !== '').join(', ');
}

/** Between two of a field a comma: "above ₹10 L above ₹20 L" may be said of the first sum from either side. */
function sayOpening(opening: readonly Criterion[], names: NameIndex): string {
  return opening
    .map((one, at) => {
      const before = opening[at - 1];
      const joint = before === undefined ? '' : before.field === one.field ? ', ' : ' ';
      return `${joint}${say(one, names)}`;
    })
    .join('');
}

/** These read as one phrase: "3 BHK villa in Hebbal under ₹2 Cr". */
const OPENING: ReadonlySet<Field> = new Set(['bhk', 'propertyType', 'locality', 'price']);

/** Before a comparison "not" would turn it ("not under"), so these are avoided by that word. */
const NUMERIC: ReadonlySet<Field> = new Set([
  'price',
  'area',
  'totalUnits',
  'openSpacePercent',
  'maintenancePerSqft',
  'loadingPercent',
  'towers',
  'litigation',
]);

const SORT_WORDS: Readonly<Record<Sort, string>> = {
  'price-asc': 'cheapest first',
  'price-desc': 'most expensive first',
  'possession-asc': 'earliest possession first',
  newest: 'newest first',
  'price-per-sqft-asc': 'lowest price per sq ft first',
  'area-desc': 'largest first',
  'area-asc': 'smallest first',
  'distance-asc': 'nearest first',
  fair: 'fairest for everyone first',
};

function say(criterion: Criterion, names: NameIndex): string {
  return sayValue(criterion.field, criterion.value, names);
}

function sayValue<F extends Field>(field: F, value: FieldValues[F], names: NameIndex): string {
  const language: FieldLanguage<F> = allFields[field];
  return language.say(value, names);
}
