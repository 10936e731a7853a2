import { columnName, type Column } from './columns.ts';
import type { FieldProblem } from './plain-words.ts';
import type { Range } from './ranges.ts';

/** Pairs of fields of one row of which the first is a part of the second, so it cannot be larger. */
const PARTS_OF: readonly (readonly [part: string, whole: string, reason: string])[] = [
  [
    'carpetRange',
    'superBuiltUpRange',
    'The carpet area is not smaller than the super built-up area, of which it is a part: one of the two is wrong, perhaps in another unit.',
  ],
  [
    'priceRange',
    'allInPriceRange',
    'The price with everything is not higher than the price before taxes: one of the two is wrong.',
  ],
];

/**
 * Removes both fields of a pair that contradict each other, because nobody knows which is right, and gives a reason for each
 * cell. Our own columns are trusted, so that an export comes back as it is.
 */
export function withoutContradictions(
  raw: Record<string, unknown>,
  columns: readonly (Column | undefined)[],
): FieldProblem[] {
  return PARTS_OF.flatMap(([part, whole, reason]) => {
    const [one, other] = [part, whole].map((field) => raw[field] as Range | undefined);
    const cells = [part, whole].flatMap((field) => headingOf(field, columns) ?? []);
    if (one === undefined || other === undefined || cells.length < 2) return [];
    const isWithin = below(one.min, other.min) && below(one.max ?? one.min, other.max ?? other.min);
    if (isWithin) return [];
    delete raw[part];
    delete raw[whole];
    return cells.map((field) => ({ field, reason }));
  });
}

const below = (one: number | undefined, other: number | undefined): boolean =>
  one === undefined || other === undefined || one < other;

/** The file's heading for a field; undefined if it is our own name. */
function headingOf(field: string, columns: readonly (Column | undefined)[]): string | undefined {
  const column = columns.find((each) => each?.path.split('.')[0] === field);
  return column?.heading === undefined || columnName(column.heading) === column.name
    ? undefined
    : column.heading;
}
