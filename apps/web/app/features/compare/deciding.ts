import type { Property } from '@manemitra/contract/property';
import type { FittingHome } from '@manemitra/contract/found-property';
import { costName } from '@manemitra/domain/cost-names';
import { formatDate } from '@manemitra/domain/dates';
import { andList } from '@manemitra/domain/list-words';
import { formatRupees, roundedDown, shortGapText } from '@manemitra/domain/money';
import type { MoneyView } from '#web/browser/money-view.ts';
import { PLACE_NOT_KNOWN } from './compare-rows.ts';
import { possessionText, sizeText } from '#web/features/project-words/public.ts';

/** A home of a compared project: the one that fits the search, else the cheapest. */
export interface ComparedHome {
  property: Pick<Property, 'project' | 'units' | 'verdict'>;
  home: FittingHome | null;
  /** How it compares with the limit of the search, in the words of its card. */
  difference: string | null;
  /** How its builder kept earlier promises. */
  delays: string | null;
  /** The nearest metro, and one being built that is nearer. */
  metro: string | null;
  /** What its page does not show or tell, counted: `2 documents and 1 question`. */
  toAskFor: string | null;
}

/** `3 BHK`, or that none fits. */
export function homeLabel({ home }: ComparedHome): string {
  return home?.label ?? 'No home fits';
}

const unitOf = ({ property: { units }, home }: ComparedHome) =>
  units.find(({ id }) => id === home?.unitId);

function sizeOf(one: ComparedHome): string | null {
  if (one.home === null) return homeLabel(one);
  const unit = unitOf(one);
  if (unit === undefined) return null;
  const carpet = sizeText([unit.carpetSqft]);
  return carpet === null ? sizeText([unit.plotSqft]) : carpet;
}

/** The area that its lowest price is paid for: carpet, or the land of a site. */
function leastSqft(one: ComparedHome): number | null {
  const unit = unitOf(one);
  return (unit?.type === 'plot' ? unit.plotSqft : unit?.carpetSqft)?.min ?? null;
}

/** `₹15,541`, as the Price tab has it; of a site `₹5,200 of land`. */
function rateOf(one: ComparedHome): string | null {
  const sqft = leastSqft(one);
  const sum = one.home?.allInPrice ?? null;
  if (sqft === null || sum === null) return null;
  return `${formatRupees(Math.round(sum / sqft))}${unitOf(one)?.type === 'plot' ? ' of land' : ''}`;
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

/** What decides beside the price, of the compared homes. */
export const homeRows = (homes: readonly ComparedHome[]): DecidingRow[] => [
  { label: 'Carpet area', values: homes.map(sizeOf) },
  ...(homes.some((one) => rateOf(one) !== null)
    ? [
        {
          label: 'All-in per sq ft of carpet',
          values: homes.map(rateOf),
          unknown: 'Price or area not known',
        },
      ]
    : []),
];

/** What decides beside our verdict, of the projects that they stand in. */
export const projectRows = (homes: readonly ComparedHome[]): DecidingRow[] => [
  { label: 'Possession and OC', values: homes.map(possessionOf) },
  { label: 'Builder’s earlier promises', values: homes.map(({ delays }) => delays) },
  { label: 'To ask for', values: homes.map(({ toAskFor }) => toAskFor), unknown: 'Nothing more' },
  { label: 'Nearest metro', values: homes.map(({ metro }) => metro), unknown: PLACE_NOT_KNOWN },
];

interface DecidingRow {
  label: string;
  values: (string | null)[];
  /** Where there is no value, in other words than "Not disclosed". */
  unknown?: string;
}

/**
 * How much less the cheapest costs, by the price shown first, if it is known of all, which costs least for its size where that is
 * another, and what these sums leave out. All else is said by the rows.
 */
export function comparedHomesText(homes: readonly ComparedHome[], view: MoneyView): string | null {
  const known = samePrice(homes, view);
  if (known === undefined) return null;
  const leftOut = known.isAtLeast === true ? ` ${leftOutSentence(homes)}` : '';
  return priceSentence(homes, known) + rateSentence(homes, known) + leftOut;
}

/** That another home costs least for its size than the one that costs least; nothing where that is not known of all. */
function rateSentence(homes: readonly ComparedHome[], known: SamePrice): string {
  if (known.isAtLeast === true || known.isMonthly === true) return '';
  if (homes.some((one) => unitOf(one)?.type === 'plot')) return '';
  const rates = homes.flatMap((one, at) => {
    const sqft = leastSqft(one);
    return sqft === null ? [] : [Math.round((known.sums[at] ?? 0) / sqft)];
  });
  if (rates.length < homes.length) return '';
  const least = Math.min(...rates);
  const [first, ...others] = homes.filter((_, at) => rates[at] === least);
  const isSaid = known.sums[rates.indexOf(least)] === Math.min(...known.sums);
  if (first === undefined || others.length > 0 || isSaid) return '';
  return ` For its size ${nameOf(first)} costs least: ${formatRupees(least)} per sq ft of carpet.`;
}

const nameOf = ({ property }: ComparedHome): string => property.project.name;

interface SamePrice {
  /** By which price. */
  what: string;
  sums: number[];
  /** How far two of them are apart. */
  gapText: (one: number, other: number) => string;
  /** Of one of them a part is not known, so that the real difference may be another. */
  isAtLeast?: boolean;
  /** An instalment is no price of a home. */
  isMonthly?: boolean;
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
  const known: SamePrice = {
    // As shown, so that who subtracts finds the difference that is told.
    ...by(
      'by what is known',
      ({ allInPrice, atLeast }) => allInPrice ?? (atLeast === null ? null : roundedDown(atLeast)),
    ),
    isAtLeast: true,
  };
  const emi: SamePrice = {
    ...by('a month by EMI', ({ emi: rupees }) => rupees),
    gapText: (one, other) => formatRupees(one - other),
    isMonthly: true,
  };
  const kinds: Record<MoneyView, SamePrice[]> = {
    'all-in': [allIn, known, listed],
    listed: [listed, allIn],
    emi: [emi, listed, allIn],
  };
  return kinds[view].find(({ sums }) => sums.length === homes.length);
}

function priceSentence(homes: readonly ComparedHome[], known: SamePrice): string {
  const least = Math.min(...known.sums);
  const cheapest = homes.filter((_, at) => known.sums[at] === least);
  // A 2 BHK is dearer than a 1 BHK for what it is.
  const isOfOneKind = new Set(homes.map(homeLabel)).size === 1;
  const named = (one: ComparedHome) =>
    isOfOneKind ? nameOf(one) : `${nameOf(one)} (${homeLabel(one)})`;
  const dearer = homes.flatMap((one, at) => {
    const sum = known.sums[at] ?? least;
    return sum === least ? [] : [`${named(one)} is ${known.gapText(sum, least)} dearer`];
  });
  return dearer.length === 0
    ? `They cost the same ${known.what}.`
    : `${andList(dearer)} ${known.what} than ${andList(cheapest.map(named))}.`;
}

/** `Not counted: GST of Abhogi and Bannada; legal fee of Palash.` */
function leftOutSentence(homes: readonly ComparedHome[]): string {
  const namesOf = new Map<string, string[]>();
  for (const one of homes) {
    const costs = andList((one.home?.unknownCosts ?? []).map((key) => costName(key)));
    if (costs !== '') namesOf.set(costs, [...(namesOf.get(costs) ?? []), nameOf(one)]);
  }
  const parts = [...namesOf].map(([costs, names]) => `${costs} of ${andList(names)}`);
  return `Not counted: ${parts.join('; ')}.`;
}
