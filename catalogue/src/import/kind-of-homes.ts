import { facingsOf } from './facing-words.ts';
import { around, type Range } from './ranges.ts';
import { AREAS, areaIn, type Flat } from './sizes-of-homes.ts';
import type { UnitCells } from './units-notation.ts';

/** A single size, or a price, so many times as high as the others or as low is most likely a slip. */
export const FAR = 2;
const JOINED: ReadonlySet<string> = new Set([...AREAS, 'price', 'facings']);

/** Whether nothing says that it is not. */
export const isForSale = ({ state }: Pick<Flat, 'state'>): boolean =>
  state === undefined || state === 'free';

/** Homes with one name and size become one kind. What they do not all agree on is left out, with a reason. */
export function kindOf(group: readonly Flat[], label: string, leftOut: string[]): UnitCells {
  const kind: UnitCells = {};
  const homes = group.map(({ home }) => home);
  for (const field of new Set(homes.flatMap(Object.keys))) {
    if (JOINED.has(field)) continue;
    const values = new Set(homes.map((home) => home[field]));
    if (values.size === 1) kind[field] = homes[0]?.[field];
    else if (field !== 'label' && field !== 'count')
      leftOut.push(`Not all homes of "${label}" say the same of ${field}, so it is left out.`);
  }
  for (const field of AREAS) {
    const range = around(group.flatMap((flat) => areaIn(flat, field) ?? []));
    if (range !== undefined) kind[field] = range;
  }
  const { facings, reason } = facingsOf(homes, label);
  if (reason !== undefined) leftOut.push(reason);
  const price = around(pricesOf(group, label, leftOut));
  return {
    ...kind,
    label,
    ...(facings && { facings }),
    ...(price && { price }),
  };
}

/** The prices of flats that can still be bought, without those that are most likely slips. */
function pricesOf(group: readonly Flat[], label: string, leftOut: string[]): Range[] {
  const priced = group.flatMap(({ home, place, state }) => {
    const price = home['price'] as Range | undefined;
    if (price !== undefined && price.min === undefined)
      leftOut.push(`${place}: its price does not say where it begins, so it is left out.`);
    return price?.min === undefined ? [] : [{ price, place, state, from: price.min }];
  });
  const open = priced.filter(isForSale);
  const middle = open.map(({ from }) => from).toSorted((one, other) => one - other)[
    Math.floor(open.length / 2)
  ];
  return open.flatMap(({ price, place, from }) => {
    const isFar =
      open.length > 2 && middle !== undefined && (from >= middle * FAR || from <= middle / FAR);
    if (!isFar) return [price];
    leftOut.push(
      `${place}: its price is far from the others of "${label}", most likely a slip, so it is left out.`,
    );
    return [];
  });
}
