import type { Property } from '@manemitra/contract/property';
import type { FittingHome } from '@manemitra/contract/search';
import { formatDate } from '@manemitra/domain/dates';
import { lowerFirst } from '@manemitra/domain/first-letter';
import { formatDistance } from '@manemitra/domain/geography';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { andList } from '@manemitra/domain/list-words';
import { formatRupees, roundedDown, shortGapText } from '@manemitra/domain/money';
import type { MoneyView } from '#web/browser/money-view.ts';
import { possessionText, sizeText } from '#web/features/project-words/public.ts';

/** A home of a compared project: the one that fits the search, else the cheapest. */
export interface ComparedHome {
  property: Pick<Property, 'project' | 'units' | 'verdict'>;
  home: FittingHome | null;
  /** How it compares with the limit of the search, in the words of its card. */
  difference: string | null;
  /** How its builder kept earlier promises. */
  delays: string | null;
}

/** `3 BHK`, or that none fits. */
export function homeLabel({ home }: ComparedHome): string {
  return home?.label ?? 'No home fits';
}

function sizeOf({ property: { units }, home }: ComparedHome): string | null {
  const unit = units.find(({ id }) => id === home?.unitId);
  if (unit === undefined) return null;
  const carpet = sizeText([unit.carpetSqft]);
  return carpet === null ? sizeText([unit.plotSqft]) : carpet;
}

/** `Ready to move, OC received`, `Ready to move, OC not disclosed`, `Built, OC pending`, `16 Mar 2026`. */
function possessionOf({ property }: ComparedHome): string | null {
  const { project } = property;
  const { status, completionDate, completionPrecision } = project;
  const isBuilt = status === 'ready' || status === 'built-oc-pending';
  if (status === 'ready' && project.occupancyCertificateReceived === true) {
    return `${possessionText(property)}, OC received`;
  }
  return isBuilt || completionDate === null || completionPrecision !== null
    ? possessionText(property)
    : formatDate(completionDate);
}

function metroOf({ property }: ComparedHome): string | null {
  const { nearestMetro: metro } = property.project;
  return metro === null ? null : `${metro.station}, ${formatDistance(metro.meters)}`;
}

/** The rows that decide beside the price and our verdict, for the compared homes. */
export function decidingRows(
  homes: readonly ComparedHome[],
): { label: string; values: (string | null)[] }[] {
  return [
    { label: 'Carpet area', values: homes.map(sizeOf) },
    { label: 'Possession and OC', values: homes.map(possessionOf) },
    { label: 'Builder’s earlier promises', values: homes.map(({ delays }) => delays) },
    { label: 'Nearest metro', values: homes.map(metroOf) },
  ];
}

/**
 * The differences between the homes, in a sentence or two: how much less the cheapest costs (by the price shown first, if it
 * is known of all), then size and date. Nothing is said about what is unknown of one of them.
 */
export function comparedHomesText(homes: readonly ComparedHome[], view: MoneyView): string | null {
  return (
    [priceSentence(homes, view), sizeSentence(homes), dateSentence(homes)]
      .filter((sentence) => sentence !== null)
      .join(' ') || null
  );
}

const nameOf = ({ property }: ComparedHome): string => property.project.name;

interface SamePrice {
  /** By which price. */
  what: string;
  sums: number[];
  /** How far two of them are apart, as they are shown. */
  gapText: (one: number, other: number) => string;
}

/** The same price of all homes, by this view first; undefined where none is known of all. */
function samePrice(homes: readonly ComparedHome[], view: MoneyView): SamePrice | undefined {
  const by = (what: string, sumOf: (home: FittingHome) => number | null): SamePrice => ({
    what,
    sums: homes.flatMap(({ home }) => (home === null ? [] : (sumOf(home) ?? []))),
    gapText: shortGapText,
  });
  const listed = by('by listed price', ({ price }) => price);
  const allIn = by('all-in', ({ allInPrice }) => allInPrice);
  // For one of them a part is unknown, so the real difference may be another.
  const known = by(
    'by what is known all-in',
    ({ allInPrice, atLeast }) => allInPrice ?? (atLeast === null ? null : roundedDown(atLeast)),
  );
  const emi: SamePrice = {
    ...by('a month by EMI', ({ emi: rupees }) => rupees),
    gapText: (one, other) => formatRupees(one - other),
  };
  const kinds: Record<MoneyView, SamePrice[]> = {
    'all-in': [allIn, known, listed],
    listed: [listed, allIn],
    emi: [emi, listed, allIn],
  };
  return kinds[view].find(({ sums }) => sums.length === homes.length);
}

function priceSentence(homes: readonly ComparedHome[], view: MoneyView): string | null {
  const known = samePrice(homes, view);
  if (known === undefined) return null;
  const least = Math.min(...known.sums);
  const cheapest = homes.find((_, at) => known.sums[at] === least);
  // A 2 BHK is dearer than a 1 BHK for what it is.
  const isOfOneKind = new Set(homes.map(homeLabel)).size === 1;
  const named = (one: ComparedHome) =>
    isOfOneKind ? nameOf(one) : `${nameOf(one)} (${homeLabel(one)})`;
  const dearer = homes.flatMap((one, at) => {
    const sum = known.sums[at] ?? least;
    return sum === least ? [] : [`${named(one)} is ${known.gapText(sum, least)} dearer`];
  });
  if (cheapest === undefined) return null;
  return dearer.length === 0
    ? `They cost the same ${known.what}.`
    : `${andList(dearer)} ${known.what} than ${named(cheapest)}.`;
}

function sizeSentence(homes: readonly ComparedHome[]): string | null {
  const sizes = homes.flatMap(({ property, home }) => {
    const carpet = property.units.find(({ id }) => id === home?.unitId)?.carpetSqft ?? null;
    return carpet === null ? [] : [carpet.min];
  });
  if (sizes.length < homes.length) return null;
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const largest = homes.find((_, at) => sizes[at] === most);
  const smallest = homes.find((_, at) => sizes[at] === least);
  if (largest === undefined || smallest === undefined || least === most) return null;
  const feet = (size: number) => formatIndianNumber(Math.round(size));
  return `${nameOf(largest)} begins at ${feet(most)} sq ft of carpet, ${nameOf(smallest)} at ${feet(least)}.`;
}

function dateSentence(homes: readonly ComparedHome[]): string | null {
  const dates = homes.map((one) => possessionText(one.property));
  if (dates.some((date) => date === null) || new Set(dates).size === 1) return null;
  return `${homes.map((one, at) => `${nameOf(one)}: ${withinSentence(dates[at] ?? '')}`).join('; ')}.`;
}

/** Words, not months, begin small in the middle of a sentence. */
const withinSentence = (date: string): string =>
  /^(Ready|Built|Under|New)/.test(date) ? lowerFirst(date) : date;
