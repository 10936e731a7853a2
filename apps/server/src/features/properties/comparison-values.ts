import type { Property } from '@manemitra/contract/property';
import { formatSquareFeet, formatSquareMeters, squareMetersFromFeet } from '@manemitra/domain/area';
import { bhkLabel, propertyTypeLabel } from '@manemitra/domain/labels';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { formatShortAtLeast, formatShortRupees } from '@manemitra/domain/money';

/** The value of a project in single rows of the comparator; null where it is not known. */

/** `Apartments / 2 BHK, 3 BHK`, `Plots`. */
export function homes({ project, parameters }: Property): string | null {
  const types = project.propertyTypes.map((type) => propertyTypeLabel(type, 'many')).join(', ');
  const rooms = parameters.bhk.map(bhkLabel).join(', ');
  return [types, rooms].filter((part) => part !== '').join(' / ') || null;
}

/** A is the better class than B; the form says nothing of the class. */
export function khathaScore({ land }: Property): number | null {
  const letters = new Set(land.surveyNumDetails.flatMap(({ khathaType }) => khathaType ?? []));
  const [letter, ...others] = letters;
  if (letter === undefined || letter === 'E' || others.length > 0) return null;
  return letter === 'A' ? 1 : 0;
}

interface Extent {
  min: number;
  max: number | null;
}
type Extents = readonly (Extent | null)[];

/** `102 to 149 sq m`: square metres, as the specification has it in the comparator. */
export function areaRange(extents: Extents): string | null {
  return spanOf(extents, squareMetersFromFeet, formatSquareMeters);
}

/** The same as people speak of it: `1,100 to 1,600 sq ft`. */
export function areaRangeInFeet(extents: Extents): string | null {
  return spanOf(extents, (squareFeet) => squareFeet, formatSquareFeet);
}

function spanOf(
  extents: Extents,
  convert: (squareFeet: number) => number,
  format: (area: number) => string,
): string | null {
  const known = extents.filter((extent) => extent !== null);
  if (known.length === 0) return null;
  const least = convert(Math.min(...known.map(({ min }) => min)));
  const most = convert(Math.max(...known.map(({ min, max }) => max ?? min)));
  return Math.round(least) === Math.round(most)
    ? format(most)
    : `${formatIndianNumber(least)} to ${format(most)}`;
}

/** `28 to 32 %` of the carpet, over the unit types that tell both areas. */
export function loadingRange({ units }: Property): string | null {
  const known = units.flatMap(({ loadingPercent }) => loadingPercent ?? []).map(Math.round);
  if (known.length === 0) return null;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return least === most ? `${most} %` : `${least} to ${most} %`;
}

/** `known for 2 of 3 unit types`; null when all of them, or none, tell. */
export function knownForSome(values: readonly unknown[]): string | null {
  const known = values.filter((value) => value !== null).length;
  if (known === 0 || known === values.length) return null;
  return `known for ${known} of ${values.length} unit types`;
}

/** Whether nothing is built, so that there is no built area. */
export function isPlotted({ units }: Property): boolean {
  return units.length > 0 && units.every(({ type }) => type === 'plot');
}

/** `₹90 L to ₹1.42 Cr`, `₹90 L`. */
export function priceRange({ min, max }: Property['project']['prices']): string | null {
  if (min === null) return null;
  const [from, to] = [formatShortRupees(min), formatShortRupees(max ?? min)];
  return from === to ? from : `${from} to ${to}`;
}

/** The lowest price with everything of a project: of each home all that is known of it. */
export function lowestAllIn({
  units,
}: Pick<Property, 'units'>): { rupees: number; isAtLeast: boolean } | null {
  const known = units.flatMap(({ allInPrice, allInAtLeast }) => {
    const rupees = allInPrice ?? allInAtLeast;
    return rupees === null ? [] : [{ rupees, isAtLeast: allInPrice === null }];
  });
  return known.toSorted((a, b) => a.rupees - b.rupees)[0] ?? null;
}

/** `From ₹1.06 Cr`, `From ₹70.48 L at least`. */
export function allInFrom({ units, project }: Pick<Property, 'units' | 'project'>): string | null {
  const lowest = lowestAllIn({ units });
  const rupees = lowest?.rupees ?? project.allInPrices.min;
  if (rupees === null) return null;
  return lowest?.isAtLeast === true
    ? `From ${formatShortAtLeast(rupees)} at least`
    : `From ${formatShortRupees(rupees)}`;
}

export function count(value: number | null): string | null {
  return value === null ? null : formatIndianNumber(value);
}
