import { FACINGS } from '@manemitra/query/criteria';
import type { Facing, PropertyType } from '@manemitra/query/criteria';
import type { UnitRecord } from '@manemitra/catalogue/project-record';
import { squareMetersFromFeet } from '@manemitra/domain/area';
import type { Random } from '@manemitra/catalogue/random';
import type { Dimensions } from './dimensions.ts';
import type { PricedKind } from './market-prices.ts';
import type { PromoterClass } from './promoter-names.ts';

/** A unit type before it has a price. Sizes are whole square feet. */
export type Unit = Omit<UnitRecord, 'price' | 'agreementLines' | 'possessionLines'>;

interface Form {
  type: PropertyType;
  bhk: number;
  /** Super built-up square feet. */
  from: number;
  to: number;
  bathrooms: number;
  balconies: number;
}

const FLATS: Readonly<Record<string, Form>> = {
  studio: { type: 'studio', bhk: 0, from: 390, to: 500, bathrooms: 1, balconies: 0 },
  '1': { type: 'apartment', bhk: 1, from: 620, to: 760, bathrooms: 1, balconies: 1 },
  '2': { type: 'apartment', bhk: 2, from: 1000, to: 1300, bathrooms: 2, balconies: 1 },
  '2.5': { type: 'apartment', bhk: 2.5, from: 1290, to: 1450, bathrooms: 2, balconies: 2 },
  '3': { type: 'apartment', bhk: 3, from: 1420, to: 1860, bathrooms: 3, balconies: 2 },
  '3.5': { type: 'apartment', bhk: 3.5, from: 1880, to: 2150, bathrooms: 3, balconies: 2 },
  '4': { type: 'apartment', bhk: 4, from: 2200, to: 2900, bathrooms: 4, balconies: 3 },
  duplex: { type: 'duplex', bhk: 4, from: 2600, to: 3400, bathrooms: 4, balconies: 3 },
  penthouse: { type: 'penthouse', bhk: 4, from: 3300, to: 4900, bathrooms: 5, balconies: 3 },
};

/** Which flats stand together, by who builds. */
const FLAT_MIXES: Readonly<Record<PromoterClass, readonly (readonly [string, number])[]>> = {
  value: [
    ['2', 22],
    ['2 3', 42],
    ['1 2', 12],
    ['1 2 3', 14],
    ['studio 1 2', 5],
    ['2 2.5 3', 5],
  ],
  mid: [
    ['2 3', 36],
    ['2 2.5 3', 20],
    ['1 2 3', 16],
    ['2 3 4', 8],
    ['3', 10],
    ['studio 1 2', 4],
    ['2 3 duplex', 6],
  ],
  premium: [
    ['2 3', 20],
    ['2 3 4', 24],
    ['1 2 3 4', 12],
    ['3 3.5 4', 16],
    ['2 2.5 3 3.5', 14],
    ['3 4 penthouse', 8],
    ['2 3 duplex', 6],
  ],
  luxury: [
    ['3 4', 34],
    ['3 3.5 4', 20],
    ['4 penthouse', 18],
    ['3 4 penthouse', 16],
    ['4 duplex', 12],
  ],
};

const SIZE_BY_CLASS: Readonly<Record<PromoterClass, number>> = {
  value: 0.93,
  mid: 1,
  premium: 1.07,
  luxury: 1.34,
};

/** What loading follows: who builds what, and when it was launched. */
interface Building {
  promoter: PromoterClass;
  dimensions: Dimensions;
  launchedOn: string;
}

/**
 * Loading is what super built-up area adds to carpet: 22 to 40 %, more under towers with big clubs, and more
 * the younger the building: carpets of the filings of 2025-26 are small beside what listings quote.
 */
function loadingOf(random: Random, { promoter, dimensions, launchedOn }: Building): number {
  const usual = { value: 0.285, mid: 0.305, premium: 0.325, luxury: 0.345 }[promoter];
  const tall = (dimensions.floors ?? 0) > 12 ? 0.02 : 0;
  const years = Number(launchedOn.slice(0, 4)) - 2020;
  const young = Math.max(-0.03, Math.min(0.025, years * 0.005));
  return Math.max(0.225, Math.min(0.395, usual + tall + young + random.normal() * 0.022));
}

/** From this carpet on the architect adds a third floor, in square metres. */
const THREE_FLOORS_SQM: Readonly<Partial<Record<PropertyType, number>>> = {
  villa: 264,
  'row-house': 252,
  'independent-house': 264,
};

/** Floors of the home itself, so many as its bedrooms fill; the plans are drawn by the same sizes. */
function floorsOf(type: PropertyType, bhk: number, carpetSqft: number): number {
  const isHouse = type !== 'apartment' && type !== 'studio';
  if (!isHouse || bhk < 3) return 1;
  const limit = THREE_FLOORS_SQM[type] ?? Infinity;
  return bhk >= 4 && squareMetersFromFeet(carpetSqft) > limit ? 3 : 2;
}

export function unitMix(random: Random, kind: PricedKind, building: Building): Unit[] {
  const units =
    kind === 'apartment'
      ? flats(random, building)
      : kind === 'plot'
        ? plots(random, building.promoter)
        : homes(random, kind, building);
  return share(random, units, building.dimensions.totalUnits);
}

const sqft = (value: number): number => Math.round(value);

function flats(random: Random, building: Building): Unit[] {
  const { promoter, dimensions } = building;
  const loading = loadingOf(random, building);
  const names = random.weighted(FLAT_MIXES[promoter]).split(' ');
  const facings = facingsOf(random, 2);
  return names.flatMap((name): Unit[] => {
    const form = FLATS[name];
    if (form === undefined) return [];
    const scale = SIZE_BY_CLASS[promoter] * random.between(0.96, 1.04);
    // Large projects sell two sizes of the flat that sells best, as "3 BHK" and "3 BHK large".
    const isSplit = name === '3' && dimensions.size !== 'standalone' && random.chance(0.35);
    const spans = isSplit
      ? [[0, 0.3] as const, [0.6, 1] as const]
      : [[0, random.pick([0.3, 0.6, 1])] as const];
    return spans.map(([low, high], i) => {
      const at = (part: number) => (form.from + (form.to - form.from) * part) * scale;
      const superMin = sqft(at(low));
      const superMax = sqft(at(high));
      const carpet = sqft(superMin / (1 + loading));
      return {
        label: `${nameOf(form)}${isSplit && i === 1 ? ' large' : ''}`,
        type: form.type,
        bhk: form.bhk,
        carpetSqft: { min: carpet, max: sqft(superMax / (1 + loading)) },
        superBuiltUpSqft: { min: superMin, max: superMax },
        bathrooms: isSplit && i === 0 && random.chance(0.4) ? 2 : form.bathrooms,
        balconies: form.balconies + (form.bhk > 1 && random.chance(0.3) ? 1 : 0),
        facings: random.chance(0.7) ? facings : facingsOf(random, 2),
        floors: floorsOf(form.type, form.bhk, carpet),
      };
    });
  });
}

function nameOf({ type, bhk }: Form): string {
  if (type === 'studio') return 'Studio';
  return type === 'apartment' ? `${bhk} BHK` : `${bhk} BHK ${type}`;
}

/** Sites are cut in feet: 30 × 40 is the city's unit of thought. */
const SITE_SIZES: readonly (readonly [string, number])[] = [
  ['20 × 30', 600],
  ['30 × 40', 1200],
  ['30 × 50', 1500],
  ['40 × 60', 2400],
  ['50 × 80', 4000],
];

function plots(random: Random, promoter: PromoterClass): Unit[] {
  const first = promoter === 'luxury' ? 2 : promoter === 'premium' ? 1 : random.pick([0, 1, 1]);
  const last = Math.min(SITE_SIZES.length - 1, first + random.whole(1, 3));
  return SITE_SIZES.slice(first, last + 1).map(([feet, area]) => ({
    label: `${feet} ft site`,
    type: 'plot',
    plotSqft: random.chance(0.3)
      ? { min: area, max: Math.round(area * random.between(1.04, 1.2)) }
      : { min: area, max: area },
    facings: facingsOf(random, 4),
  }));
}

const HOMES = {
  villa: { type: 'villa', bhks: [3, 4, 5], each: 820, plot: 0.78 },
  'row-house': { type: 'row-house', bhks: [3, 4], each: 725, plot: 0.55 },
  'independent-house': { type: 'independent-house', bhks: [2, 3, 4], each: 690, plot: 0.72 },
} as const;

function homes(random: Random, kind: keyof typeof HOMES, building: Building): Unit[] {
  const { type, bhks, each, plot } = HOMES[kind];
  const loading = loadingOf(random, building);
  const isOne = kind === 'independent-house' || random.chance(0.35);
  const start = random.whole(0, bhks.length - 1);
  const chosen = isOne
    ? bhks.slice(start, start + 1)
    : bhks.slice(Math.min(start, bhks.length - 2));
  return chosen.map((bhk) => {
    const min = sqft(bhk * each * SIZE_BY_CLASS[building.promoter] * random.between(0.92, 1.08));
    const max = isOne ? min : sqft(min * random.between(1.02, 1.16));
    const carpet = sqft(min / (1 + loading));
    return {
      label: `${bhk} BHK ${type.replace('-', ' ')}`,
      type,
      bhk,
      carpetSqft: { min: carpet, max: sqft(max / (1 + loading)) },
      superBuiltUpSqft: { min, max },
      plotSqft: {
        min: Math.round((min * plot) / 10) * 10,
        max: Math.round((max * plot * 1.15) / 10) * 10,
      },
      bathrooms: Math.max(2, bhk),
      balconies: random.whole(1, 3),
      facings: facingsOf(random, 3),
      floors: floorsOf(type, bhk, carpet),
    };
  });
}

/** East doors sell best, so architects give as many as the land allows. */
function facingsOf(random: Random, most: number): Facing[] {
  const weights = FACINGS.map((facing) => [facing, FACING_WEIGHTS[facing] ?? 1] as const);
  const chosen = new Set<Facing>();
  const count = random.whole(1, most);
  while (chosen.size < count) chosen.add(random.weighted(weights));
  return [...chosen];
}

const FACING_WEIGHTS: Readonly<Partial<Record<Facing, number>>> = {
  east: 9,
  north: 5,
  west: 3.5,
  'north-east': 3,
  south: 1.5,
};

/** Units of each type add up to the whole project. */
function share(random: Random, units: Unit[], totalUnits: number): Unit[] {
  const shown = units.slice(0, totalUnits);
  const weights = shown.map((unit) =>
    unit.type === 'penthouse' || unit.type === 'duplex' ? 0.06 : random.between(0.6, 1.4),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let left = totalUnits;
  return shown.map((unit, i) => {
    const rest = shown.length - 1 - i;
    const count =
      rest === 0
        ? left
        : Math.max(1, Math.min(left - rest, Math.round(((weights[i] ?? 1) / sum) * totalUnits)));
    left -= count;
    return { ...unit, count };
  });
}
