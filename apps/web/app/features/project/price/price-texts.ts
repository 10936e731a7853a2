import type { Property } from '@manemitra/contract/property';
import type { CostLine, KeysInHand, UnitPrice } from '@manemitra/contract/property-detail';
import { COST_NAMES } from '@manemitra/domain/cost-names';
import { formatDate } from '@manemitra/domain/dates';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { andList, orList } from '@manemitra/domain/list-words';
import { CRORE, formatRupees, LAKH, roundedDown } from '@manemitra/domain/money';

/** How the Price tab says amounts. `null` is not known. */

const NOT_KNOWN = 'N/A: not known';

/** `₹ 1.67 Cr`, `₹ 95.40 L` (spec 9): two decimals always, so that unit types stand in one column. */
export function allInclusiveText(rupees: number | null): string {
  if (rupees === null) return NOT_KNOWN;
  const lakhs = (rupees / LAKH).toFixed(2);
  return Number(lakhs) >= 100 ? `₹ ${(rupees / CRORE).toFixed(2)} Cr` : `₹ ${lakhs} L`;
}

/** `₹18,50,000`; a source that tells ₹0 says that none is charged. N/A is the word of spec 9, which alone reads as “none is due”. */
export function amountText(rupees: number | null): string {
  if (rupees === null) return NOT_KNOWN;
  return rupees === 0 ? 'None (₹0)' : formatRupees(rupees);
}

/** `₹13,920 per sq ft of carpet (1,552 sq ft), all-in`: the listed rate and the super built-up area stand on the same page. */
export function perSqftText({ perSqft }: Pick<KeysInHand, 'perSqft'>): string | null {
  if (perSqft === null) return null;
  const of = perSqft.of === 'carpet' ? 'carpet' : 'land';
  const area = formatIndianNumber(Math.round(perSqft.sqft));
  return `${formatRupees(perSqft.rupees)} per sq ft of ${of} (${area} sq ft), all-in`;
}

/** The costs that are not known, by name: `GST, Cess and Legal fee`. */
export function unknownText({ unknown }: Pick<KeysInHand, 'unknown'>): string {
  return andList(unknown.map((key) => COST_NAMES[key]));
}

/** What the tab says of a line beside its basis: `2 %, since 31 Aug 2025`. Of a rate without a day only its source is known. */
export function rateText({ rate, effectiveFrom }: CostLine): string | null {
  if (rate === null) return null;
  return effectiveFrom === null
    ? `${rate} (as last quoted)`
    : `${rate}, since ${formatDate(effectiveFrom)}`;
}

/** What falls due at possession, without GST: the total only if every row is known, else the known part. */
export function possessionSum({ possessionCost: { rows } }: Pick<UnitPrice, 'possessionCost'>): {
  total: number | null;
  floor: Floor | null;
} {
  const unknown = rows.filter(({ rupees }) => rupees === null).length;
  const known = rows.reduce((sum, { rupees }) => sum + (rupees ?? 0), 0);
  return unknown === 0
    ? { total: known, floor: null }
    : { total: null, floor: floorOf(known, unknown, formatRupees) };
}

/** The known part of the all-in price, shown in place of a total. */
export function allInclusiveFloor({
  total,
  atLeast,
  unknown,
}: Pick<KeysInHand, 'total' | 'atLeast' | 'unknown'>): Floor | null {
  return total === null && atLeast !== null
    ? floorOf(roundedDown(atLeast), unknown.length, allInclusiveText)
    : null;
}

/** What a sum comes to at least, where parts of it are not known. */
export interface Floor {
  sum: string;
  /** `3 items not known, not in it`. */
  missing: string;
}

/** Nothing known is no floor. */
function floorOf(rupees: number, unknown: number, text: (rupees: number) => string): Floor | null {
  if (rupees === 0) return null;
  return {
    sum: text(rupees),
    missing: `${unknown} ${unknown === 1 ? 'item' : 'items'} not known, not in it`,
  };
}

/** What is chosen from, and which areas its names give: `Unit type, with its super built-up area`. */
export function choiceTitle(prices: readonly Pick<UnitPrice, 'size'>[]): string {
  const areas = AREAS.filter(([basis]) => prices.some(({ size }) => size.basis === basis));
  return areas.length === 0
    ? 'Unit type'
    : `Unit type, with its ${orList(areas.map(([, name]) => name))} area`;
}

const AREAS = [
  ['super-built-up', 'super built-up'],
  ['plot', 'site'],
] as const;

/** A unit type in a list to choose from: `3 BHK, 1,500 sq ft`, `3 BHK, from 1,456 sq ft`. */
export function choiceText({ label, size }: Pick<UnitPrice, 'label' | 'size'>): string {
  if (size.sqft === null) return label;
  return `${label}, ${size.upTo === null ? '' : 'from '}${formatIndianNumber(size.sqft)} sq ft`;
}

/** The price that the rate per square foot is based on: the base price if the listing gives it, else the whole price. */
export function quotedPrice({
  agreementPrice: { rows, totalAgg },
}: Pick<UnitPrice, 'agreementPrice'>): number | null {
  return rows.find(({ key }) => key === 'base-price')?.rupees ?? totalAgg.value;
}

/** What to ask about the charges that a listed price may leave out; `null` where it tells what it is made up of, or there is none. */
export function askText(keys: Pick<KeysInHand, 'lines'>): string | null {
  const open = openLine(keys);
  return open === undefined ? null : `${open.basis}.`;
}

/** `Possible extra charges: not known`, below a listed price that may leave them out. */
export function whatIsOpen(keys: Pick<KeysInHand, 'lines'>): string | undefined {
  const open = openLine(keys);
  return open && `${open.label}: not known`;
}

const openLine = ({ lines }: Pick<KeysInHand, 'lines'>): CostLine | undefined =>
  lines.find(({ key }) => key === 'builder-charges');

/** What may be worked out from a rate of the whole project: the price of a site, which has one area; of other homes nothing. */
export function rateNote(units: readonly Pick<Property['units'][number], 'type'>[]): string {
  return units.length > 0 && units.every(({ type }) => type === 'plot')
    ? 'as the source gives it. Times its size, it is the listed price of a site.'
    : 'as the source gives it. It does not say of which area, so no total is worked out from it.';
}
