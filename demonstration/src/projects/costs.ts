import type { Khatha } from '@manemitra/domain/khatha';
import type { StatedStatus } from '@manemitra/query/criteria';
import type { UnitRecord } from '@manemitra/catalogue/project-record';
import type { Random } from '@manemitra/catalogue/random';
import type { Dimensions } from './dimensions.ts';
import type { MarketPrice, PricedKind } from './market-prices.ts';
import type { PromoterClass } from './promoter-names.ts';
import type { Unit } from './unit-mix.ts';

/** Where in the locality's spread a builder sells: 0.25 is its lower quartile, 0.75 its upper. */
const POSITION: Readonly<Record<PromoterClass, number>> = {
  value: 0.24,
  mid: 0.44,
  premium: 0.66,
  luxury: 0.86,
};

/** Age, stage and a B khata only ever lower a price: so that the middle of all stays the market's. */
const BEFORE_DEDUCTIONS = 1.03;

/** Rupees a square foot at a share of the spread; beyond the quartiles it goes on for half as far again. */
function rateAt(position: number, { lower, median, upper }: MarketPrice): number {
  return position < 0.5
    ? median - Math.min(1.5, (0.5 - position) / 0.25) * (median - lower)
    : median + Math.min(1.5, (position - 0.5) / 0.25) * (upper - median);
}

/** Rupees a square foot for the project as a whole; single units move a little around it. */
export function projectRate(
  random: Random,
  market: MarketPrice,
  promoter: PromoterClass,
  project: {
    kind: PricedKind;
    status: StatedStatus;
    ageYears: number;
    floors: number | undefined;
    khatha: Khatha;
  },
): number {
  const level = rateAt(POSITION[promoter] + random.normal() * 0.14, market);
  const bounded = Math.max(market.lower * 0.82, Math.min(market.upper * 1.15, level));
  const ready = { ready: 1, 'under-construction': 0.97, 'new-launch': 0.94, 'pre-launch': 0.94 }[
    project.status
  ];
  // Buildings wear; land does not.
  const isLand = project.kind === 'plot';
  const worn = isLand ? 1 : 1 - Math.min(0.18, Math.max(0, project.ageYears - 2) * 0.018);
  const tall = (project.floors ?? 0) >= 15 ? 1.03 : 1;
  // Few banks lend on a B khata, so it sells for less.
  const register = project.khatha === 'B' ? 0.9 : 1;
  return bounded * BEFORE_DEDUCTIONS * ready * worn * tall * register;
}

/** What each floor above the third adds, rupees a square foot. */
const FLOOR_RISE: Readonly<Record<PromoterClass, number>> = {
  value: 20,
  mid: 30,
  premium: 45,
  luxury: 75,
};

/** What a flat on the top floor costs more than one at the bottom, rupees a square foot. */
function topFloorPremium({ kind, promoter, dimensions }: PricedProject): number {
  if (kind !== 'apartment') return 0;
  return Math.max(0, (dimensions.floors ?? 0) - 3) * FLOOR_RISE[promoter];
}

const thousand = (value: number): number => Math.round(value / 1000) * 1000;
const tenThousand = (value: number): number => Math.round(value / 10_000) * 10_000;

type Priced = Pick<UnitRecord, 'price' | 'agreementLines' | 'possessionLines'>;

export interface PricedProject {
  kind: PricedKind;
  promoter: PromoterClass;
  dimensions: Dimensions;
  /** Rupees a square foot a month. */
  maintenance: number | undefined;
}

/** The agreement price and its lines (which add up to it), and what falls due with the keys. */
export function unitPrice(
  random: Random,
  unit: Unit,
  rate: number,
  project: PricedProject,
): Priced {
  const { kind, promoter, dimensions, maintenance } = project;
  const area = unit.superBuiltUpSqft ?? unit.plotSqft;
  if (area === undefined) return {};
  const isPlot = kind === 'plot';
  // Small homes cost more a square foot than large ones in the same building; sites do not.
  const usual = isPlot ? 1500 : kind === 'apartment' ? 1350 : 3300;
  const ownRate =
    rate * Math.max(0.94, Math.min(1.08, (usual / area.min) ** (isPlot ? 0.02 : 0.07)));
  const total = tenThousand(ownRate * area.min);

  const isCommunity = dimensions.size !== 'standalone';
  const lines = {
    amenities:
      isPlot || !isCommunity
        ? 0
        : thousand(
            { value: 110_000, mid: 200_000, premium: 300_000, luxury: 600_000 }[promoter] *
              random.between(0.8, 1.2),
          ),
    infrastructure: isCommunity
      ? thousand(area.min * random.between(isPlot ? 60 : 90, isPlot ? 120 : 180))
      : 0,
    'bescom-bwssb': thousand(area.min * random.between(70, 160)),
    'car-parking':
      kind === 'apartment'
        ? { value: 200_000, mid: 275_000, premium: 350_000, luxury: 500_000 }[promoter] *
          ((unit.bhk ?? 1) >= 3.5 ? 2 : 1)
        : 0,
    other: random.chance(0.4) ? thousand(random.between(25_000, 90_000)) : 0,
  };
  const extras = Object.values(lines).reduce((sum, line) => sum + line, 0);
  const highest = tenThousand((ownRate + topFloorPremium(project)) * (area.max ?? area.min));
  return {
    price: { min: total, ...(highest > total ? { max: highest } : {}) },
    agreementLines: { 'base-price': total - extras, ...lines },
    possessionLines: {
      'legal-fee': thousand(random.between(20_000, 60_000)),
      'advance-maintenance': isPlot
        ? thousand(area.min * random.between(18, 40))
        : thousand((maintenance ?? 3.5) * area.min * 24),
      'corpus-fund': isCommunity
        ? thousand(area.min * (isPlot ? random.between(15, 40) : random.between(40, 100)))
        : 0,
    },
  };
}

/** Rupees a square foot a month. */
export function maintenanceOf(
  random: Random,
  kind: PricedKind,
  promoter: PromoterClass,
  size: Dimensions['size'],
): number | undefined {
  if (kind === 'independent-house') return undefined;
  if (kind === 'plot') return Math.round(random.between(0.6, 1.8) * 10) / 10;
  const usual =
    { value: 2.8, mid: 3.5, premium: 4.4, luxury: 6.4 }[promoter] -
    (size === 'standalone' ? 0.6 : 0);
  return Math.round((usual + random.normal() * 0.4) * 4) / 4;
}
