import type { PropertyType } from '@manemitra/query/criteria';
import type { Read } from './cell.ts';

/** What Indian sheets call kinds of home. */

const TYPES: readonly (readonly [RegExp, PropertyType])[] = [
  [/pent ?-?house|\bph\b(?!\s*-?\s*\d)/i, 'penthouse'],
  [/duplex/i, 'duplex'],
  [/(?:row|town) ?-?house|\brh\b|^row$/i, 'row-house'],
  [/(?:independent|individual) ?-?(?:house|home|villa)/i, 'independent-house'],
  [/villas?\b/i, 'villa'],
  [/\b(?:plots?|plotted|sites?|layout)\b/i, 'plot'],
  [/studio|\b1 ?rk\b/i, 'studio'],
  [
    /\bapartments?\b|\bapts?\b|\bflats?\b|high ?-?rise|group housing|multi ?-?store?y|condo/i,
    'apartment',
  ],
];

/** The kind of home that a text names, if it names one. */
export const homeTypeIn = (text: string): PropertyType | undefined =>
  TYPES.find(([pattern]) => pattern.test(text))?.[1];

/** One kind for all homes of a row: `Flats`, `Villa`, `Plotted Development`. */
export function readHomeType(cell: string): Read<PropertyType> {
  const named = new Set(
    cell.split(/[,;|/&+\n]|\band\b/i).flatMap((part) => homeTypeIn(part) ?? []),
  );
  const [type, ...others] = named;
  if (type !== undefined && others.length === 0) return { value: type };
  return {
    reason:
      type === undefined
        ? `"${cell.trim()}" is not a type of home; write apartment, villa, row house or plot, for example.`
        : `"${cell.trim()}" names several types of home; say in the column of homes which is which.`,
  };
}
