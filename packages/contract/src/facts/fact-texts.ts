import { upperFirst } from '@manemitra/domain/first-letter';
import type { PropertyCard } from '../property-card.ts';
import type { PropertyDetail } from '../properties.ts';
import { formatSquareFeet } from '@manemitra/domain/area';
import { khathaTexts } from '@manemitra/domain/khatha';
import { bhkLabel, possessionStatusLabel, propertyTypeLabel } from '@manemitra/domain/labels';
import { formatDate } from '@manemitra/domain/dates';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { formatRupees, formatShortRupees } from '@manemitra/domain/money';
import { formatKnownMonth } from '@manemitra/domain/periods';
import { pastPromiseText } from '@manemitra/domain/possession-state';

/** Facts that cards, pages and answers say in the same words. One that is not known is `null`: nothing here fills a gap. */

type NewerPrice = NonNullable<PropertyDetail['newerPrice']>;

/** A property of whose project no more than this is read. */
export interface WithProject<Fields extends keyof PropertyCard['project']> {
  project: Pick<PropertyCard['project'], Fields>;
}

/** `₹73 L to ₹1.4 Cr`, `from ₹73 L all-in` or `up to ₹1.4 Cr`, where prices are known of the project and of none of its homes. */
export function projectPriceText({ project }: WithProject<'prices' | 'ranges'>): string | null {
  return project.prices.min === null ? projectPricesText(project.ranges) : null;
}

/** The same of its ranges alone. */
export function projectPricesText({
  price,
  allInPrice,
}: Pick<PropertyCard['project']['ranges'], 'price' | 'allInPrice'>): string | null {
  const allIn = rangeText(allInPrice, formatShortRupees);
  return rangeText(price, formatShortRupees) ?? (allIn === null ? null : `${allIn} all-in`);
}

/**
 * The same as a price that leads: `₹45 L to ₹1.07 Cr` and `across all its homes`, or `₹1.93 Cr` and `(project)`. Beside the name of one
 * home, the lower end of a range would be taken for the price of this one.
 */
export function priceAcrossHomes(
  property: WithProject<'prices' | 'ranges'>,
): { sum: string; what: string } | null {
  const text = projectPriceText(property);
  if (text === null) return null;
  const { price, allInPrice } = property.project.ranges;
  const { min, max } = price ?? allInPrice ?? { min: null, max: null };
  return {
    sum: upperFirst(text),
    what: min === max ? '(project)' : 'across all its homes',
  };
}

/** `A newer starting price of ₹95 L was given on 1 Nov 2026, without saying for which home.` */
export function newerPriceText({ price, asOf }: NewerPrice): string {
  const when = asOf === null ? 'later, on a day that we do not know' : `on ${formatDate(asOf)}`;
  return `A newer starting price of ${formatShortRupees(price)} was given ${when}, without saying for which home.`;
}

/** `₹8,500 a sq ft`, `from ₹6,900 a sq ft`: of which area nobody says, so no price of a home follows. */
export function rateText({ rate }: Pick<PropertyCard['project']['ranges'], 'rate'>): string | null {
  const text = rangeText(rate, formatRupees);
  return text === null ? null : `${text} a sq ft`;
}

/** A range whose ends are not both known. */
export function rangeText(
  range: { min: number | null; max: number | null } | null,
  format: (figure: number) => string,
): string | null {
  if (range === null || (range.min === null && range.max === null)) return null;
  if (range.min === null) return `up to ${format(range.max ?? 0)}`;
  if (range.max === null) return `from ${format(range.min)}`;
  return range.min === range.max
    ? format(range.min)
    : `${format(range.min)} to ${format(range.max)}`;
}

interface Extent {
  min: number;
  max: number | null;
}

/** `1,050 to 1,640 sq ft` over the given extents. */
export function sizeText(extents: readonly (Extent | null)[]): string | null {
  const known = extents.filter((extent) => extent !== null);
  if (known.length === 0) return null;
  const min = Math.min(...known.map((extent) => extent.min));
  const max = Math.max(...known.map((extent) => extent.max ?? extent.min));
  return Math.round(min) === Math.round(max)
    ? formatSquareFeet(min)
    : `${formatIndianNumber(min)} to ${formatSquareFeet(max)}`;
}

/** A layout of plots: what belongs to buildings is neither there nor missing. */
export function isOnlyPlots({ units }: Pick<PropertyCard, 'units'>): boolean {
  return units.length > 0 && units.every(({ type }) => type === 'plot');
}

/** The size that counts: carpet area for homes, the land for plots. If that is not known, another size that is. */
export function sizeFact(property: Pick<PropertyCard, 'units'> & WithProject<'ranges'>): {
  label: string;
  value: string | null;
} {
  const { units, project } = property;
  const { carpet, plot, superBuiltUp, area } = project.ranges;
  const ofHomes = (size: 'carpetSqft' | 'plotSqft' | 'superBuiltUpSqft') =>
    sizeText(units.map((unit) => unit[size]));
  const ofProject = (range: typeof carpet) => rangeText(range, formatSquareFeet);
  const own = isOnlyPlots(property)
    ? { label: 'Plot', value: ofHomes('plotSqft') }
    : { label: 'Carpet', value: ofHomes('carpetSqft') };
  const others = [
    { label: 'Carpet', value: ofProject(carpet) },
    { label: 'Plot', value: ofProject(plot) },
    { label: 'Super built-up', value: ofHomes('superBuiltUpSqft') },
    { label: 'Super built-up', value: ofProject(superBuiltUp) },
    { label: 'Size', value: ofProject(area) },
  ];
  return [own, ...others].find(({ value }) => value !== null) ?? own;
}

/** `2, 3 BHK`, `Studio, 1 BHK`; or what is sold where rooms are not counted: `Plots`. */
export function homesText({
  parameters,
  project,
}: Pick<PropertyCard, 'parameters'> & WithProject<'propertyTypes'>): string {
  const bhks = [...new Set(parameters.bhk)].toSorted((a, b) => a - b);
  if (bhks.length === 0) {
    return project.propertyTypes.map((type) => propertyTypeLabel(type, 'many')).join(', ');
  }
  const counted = bhks.filter((bhk) => bhk > 0);
  return [
    ...(bhks.includes(0) ? [bhkLabel(0)] : []),
    ...(counted.length > 0 ? [`${counted.join(', ')} BHK`] : []),
  ].join(', ');
}

/** `Ready to move`, `Ready to move, OC not disclosed`, `Built, OC pending`, `Dec 2027`, `Promised Dec 2025, not confirmed`, or the stage when no date is known. */
export function possessionText(
  property: Pick<PropertyCard, 'units'> &
    WithProject<
      | 'status'
      | 'completionDate'
      | 'completionPrecision'
      | 'isPromisePast'
      | 'occupancyCertificateReceived'
    >,
): string | null {
  const { project } = property;
  // Nobody moves into a site.
  if (project.status === 'ready' && isOnlyPlots(property)) return 'Ready to register';
  if (project.status === 'ready' || project.status === 'built-oc-pending') {
    const label = possessionStatusLabel(project.status);
    return isCertificateUnknown(property) ? `${label}, OC not disclosed` : label;
  }
  const { completionDate, completionPrecision, isPromisePast } = project;
  if (completionDate !== null && isPromisePast) {
    return pastPromiseText(completionDate, completionPrecision);
  }
  if (completionDate !== null) return formatKnownMonth(completionDate, completionPrecision);
  return project.status === null ? null : possessionStatusLabel(project.status);
}

/** Whether it is called ready and nobody says if it has the certificate without which nobody may live in it. Sites need none. */
export function isCertificateUnknown(
  property: Pick<PropertyCard, 'units'> & WithProject<'status' | 'occupancyCertificateReceived'>,
): boolean {
  const { status, occupancyCertificateReceived } = property.project;
  return status === 'ready' && occupancyCertificateReceived === null && !isOnlyPlots(property);
}

/** `A Khata (e-Khata)`; `A Khata, B Khata` when the land has both. */
export function khathaText({ land }: Pick<PropertyCard, 'land'>): string | null {
  return khathaTexts(
    land.surveyNumDetails.map(({ khathaClass, isEKhatha }) => ({
      class: khathaClass,
      isE: isEKhatha,
    })),
  );
}

/** `Ground + 11`: floors are counted above the ground floor, as `G+11` is. */
export const floorsText = (above: number): string =>
  above === 0 ? 'Ground floor only' : `Ground + ${formatIndianNumber(above)}`;
