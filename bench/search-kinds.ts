import { reachMeters } from '../apps/server/src/features/search/fields/journey.ts';
import type { Wish } from './peers/wish.ts';

/** What buyers ask, by kind; `n` varies the words so that no two requests in a row are alike. */
export interface SearchKind {
  name: string;
  sentence: (n: number) => string;
  /** What the sentence asks for, by hand. */
  wish: (n: number) => Wish;
  sort?: string;
  /** Asks for the second page, by the link of the first. */
  isSecondPage?: boolean;
}

const AREAS = [
  'Whitefield',
  'Hebbal',
  'Sarjapur Road',
  'Yelahanka',
  'Kengeri',
  'Jayanagar',
  'HSR Layout',
  'Devanahalli',
  'Rajajinagar',
  'Electronic City',
  'Varthur',
  'Thanisandra',
];
/** With where they are, as our gazetteer has them: the judge measures distances by itself. */
const OFFICES: readonly Office[] = [
  ['Manyata Tech Park', [13.0451, 77.6206]],
  ['ITPL', [12.9875, 77.7371]],
  ['Bagmane Solarium City', [12.9818, 77.6946]],
  ['RMZ Ecospace', [12.9237, 77.6781]],
  ['Ecoworld', [12.912, 77.6749]],
];
type Office = readonly [name: string, at: readonly [lat: number, lng: number]];
const ZONES = ['north', 'south', 'east', 'west', 'north east', 'south east'];
const LINES = ['purple', 'green', 'yellow'];

const pick = (items: readonly string[], n: number) => items[n % items.length] ?? '';
const BROADEST: readonly (readonly [sentence: string, wish: Wish])[] = [
  ['apartment', { types: ['apartment'] }],
  ['flat or villa', { types: ['apartment', 'villa'] }],
  ['rera approved', { isReraRegistered: true }],
];
const slug = (name: string) => name.toLowerCase().replaceAll(' ', '-');
const office = (n: number): Office => OFFICES[n % OFFICES.length] ?? ['', [0, 0]];
/** What is merely "near" lies within 3 km: a sentence that names no distance leaves it to the search. */
const NEAR = 3000;
/** How far 45 minutes in peak traffic reach, which is for the product to say. */
const PEAK_45_MINUTES = reachMeters({ place: '', withinMinutes: 45, mode: 'drive', peak: true });
const within = (n: number, meters: number) => ({ at: office(n)[1], meters });
const rooms = (n: number) => 2 + (n % 3);
const crore = (n: number, from: number) => (from + (n % 12) * 0.1).toFixed(1);
const upTo = (croreText: string) => ({ max: Math.round(Number(croreText) * 1e7) });

export const SEARCH_KINDS: readonly SearchKind[] = [
  { name: 'broad', sentence: (n) => `${rooms(n)}bhk`, wish: (n) => ({ bhk: rooms(n) }) },
  {
    name: 'broadest',
    sentence: (n) => BROADEST[n % BROADEST.length]?.[0] ?? '',
    wish: (n) => BROADEST[n % BROADEST.length]?.[1] ?? {},
  },
  {
    name: 'locality, price',
    sentence: (n) => `${rooms(n)}bhk in ${pick(AREAS, n)} under ${crore(n, 0.9)} Cr`,
    wish: (n) => ({ bhk: rooms(n), locality: slug(pick(AREAS, n)), price: upTo(crore(n, 0.9)) }),
  },
  {
    name: 'near',
    sentence: (n) => `${rooms(n)}bhk within ${2 + (n % 5)} km of ${office(n)[0]}`,
    wish: (n) => ({ bhk: rooms(n), near: within(n, 1000 * (2 + (n % 5))) }),
  },
  {
    name: 'commute',
    sentence: (n) => `${rooms(n)}bhk, 45 min to ${office(n)[0]} in peak, under ${crore(n, 1)} Cr`,
    wish: (n) => ({ bhk: rooms(n), near: within(n, PEAK_45_MINUTES), price: upTo(crore(n, 1)) }),
  },
  {
    name: 'metro',
    sentence: (n) => `${rooms(n)}bhk near metro`,
    wish: (n) => ({ bhk: rooms(n), metro: { line: 'any', meters: NEAR } }),
  },
  {
    name: 'metro line',
    sentence: (n) => `${rooms(n)} bhk flat within 1 km of ${pick(LINES, n)} line`,
    wish: (n) => ({
      bhk: rooms(n),
      types: ['apartment'],
      metro: { line: pick(LINES, n), meters: 1000 },
    }),
  },
  {
    name: 'zone, price',
    sentence: (n) =>
      `${rooms(n)}bhk in ${pick(ZONES, n)} bangalore, ${crore(n, 0.6)} to ${crore(n, 1.4)} Cr`,
    wish: (n) => ({
      bhk: rooms(n),
      zone: slug(pick(ZONES, n)),
      price: { min: upTo(crore(n, 0.6)).max, ...upTo(crore(n, 1.4)) },
    }),
  },
  {
    name: 'many musts',
    sentence: (n) =>
      `${rooms(n)}bhk apartment, A khata, cauvery water, swimming pool, gym, rera approved, no litigation, ${pick(ZONES, n)} bangalore, under ${crore(n, 1.5)} Cr`,
    wish: (n) => ({
      bhk: rooms(n),
      types: ['apartment'],
      khatha: 'A',
      water: 'cauvery',
      amenities: ['swimming-pool', 'gym'],
      isReraRegistered: true,
      isWithoutLitigation: true,
      zone: slug(pick(ZONES, n)),
      price: upTo(crore(n, 1.5)),
    }),
  },
  {
    name: 'all-in',
    sentence: (n) =>
      `${rooms(n)}bhk all-in under ${crore(n, 0.9)} Cr, carpet area 900 to 1600 sqft`,
    wish: (n) => ({
      bhk: rooms(n),
      allInMax: upTo(crore(n, 0.9)).max,
      carpet: { min: 900, max: 1600 },
    }),
  },
  {
    name: 'possession',
    sentence: (n) => `${rooms(n)}bhk before Dec ${2027 + (n % 3)}, pet friendly`,
    wish: (n) => ({
      bhk: rooms(n),
      readyBy: `${2027 + (n % 3)}-11-30`,
      amenities: ['pet-friendly'],
    }),
  },
  {
    name: 'nothing fits',
    sentence: (n) =>
      `5bhk villa in ${pick(AREAS, n)} under ${30 + (n % 20)} lakh with swimming pool`,
    wish: (n) => ({
      bhk: 5,
      types: ['villa'],
      locality: slug(pick(AREAS, n)),
      price: { max: 1e5 * (30 + (n % 20)) },
      amenities: ['swimming-pool'],
    }),
  },
  {
    name: 'few fit',
    sentence: (n) =>
      `${rooms(n)}bhk in ${pick(AREAS, n)}, A khata, cauvery water, east facing, ready to move, less than 100 units, under ${crore(n, 0.8)} Cr`,
    wish: (n) => ({
      bhk: rooms(n),
      locality: slug(pick(AREAS, n)),
      khatha: 'A',
      water: 'cauvery',
      facing: 'east',
      status: 'ready',
      fewerUnitsThan: 100,
      price: upTo(crore(n, 0.8)),
    }),
  },
  {
    name: 'nice-heavy',
    sentence: (n) =>
      `${rooms(n)}bhk, preferably swimming pool, ideally gym, would like clubhouse, good to have cauvery water, preferably near ${office(n)[0]}`,
    wish: (n) => ({ bhk: rooms(n) }),
  },
  {
    name: 'avoid',
    sentence: (n) => `${rooms(n)}bhk, not in ${pick(AREAS, n)}, no tanker water, not panchayat`,
    wish: (n) => ({
      bhk: rooms(n),
      notLocality: slug(pick(AREAS, n)),
      notWater: 'tanker',
      notApprover: 'panchayat',
    }),
  },
  {
    name: 'cheapest first',
    sentence: (n) => `${rooms(n)}bhk flat in ${pick(ZONES, n)} bangalore`,
    wish: (n) => ({ bhk: rooms(n), types: ['apartment'], zone: slug(pick(ZONES, n)) }),
    sort: 'price-asc',
  },
  {
    name: 'newest first',
    sentence: (n) => `${rooms(n)}bhk with gym`,
    wish: (n) => ({ bhk: rooms(n), amenities: ['gym'] }),
    sort: 'newest',
  },
  {
    name: 'nearest first',
    sentence: (n) => `${rooms(n)}bhk near ${office(n)[0]}`,
    wish: (n) => ({ bhk: rooms(n), near: within(n, NEAR) }),
    sort: 'distance-asc',
  },
  {
    name: 'page 2',
    sentence: (n) => `${rooms(n)}bhk under ${crore(n, 1)} Cr`,
    wish: (n) => ({ bhk: rooms(n), price: upTo(crore(n, 1)) }),
    isSecondPage: true,
  },
  {
    name: 'Hinglish',
    sentence: (n) =>
      `${pick(AREAS, n)} mein ${rooms(n)}bhk chahiye, ${70 + 5 * (n % 10)} lakh ke andar`,
    wish: (n) => ({
      bhk: rooms(n),
      locality: slug(pick(AREAS, n)),
      price: { max: 1e5 * (70 + 5 * (n % 10)) },
    }),
  },
];
