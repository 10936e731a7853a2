/** What buyers ask, by kind; `n` varies the words so that no two requests in a row are alike. */
export interface SearchKind {
  name: string;
  sentence: (n: number) => string;
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
const OFFICES = ['Manyata Tech Park', 'ITPL', 'Bagmane Solarium City', 'RMZ Ecospace', 'Ecoworld'];
const ZONES = ['north', 'south', 'east', 'west', 'north east', 'south east'];
const LINES = ['purple', 'green', 'yellow'];

const pick = (items: readonly string[], n: number) => items[n % items.length] ?? '';
const BROADEST = ['apartment', 'flat or villa', 'rera approved'];
const rooms = (n: number) => 2 + (n % 3);
const crore = (n: number, from: number) => (from + (n % 12) * 0.1).toFixed(1);

export const SEARCH_KINDS: readonly SearchKind[] = [
  { name: 'broad', sentence: (n) => `${rooms(n)}bhk` },
  {
    name: 'broadest',
    sentence: (n) => pick(BROADEST, n),
  },
  {
    name: 'locality, price',
    sentence: (n) => `${rooms(n)}bhk in ${pick(AREAS, n)} under ${crore(n, 0.9)} Cr`,
  },
  {
    name: 'near',
    sentence: (n) => `${rooms(n)}bhk within ${2 + (n % 5)} km of ${pick(OFFICES, n)}`,
  },
  {
    name: 'commute',
    sentence: (n) =>
      `${rooms(n)}bhk, 45 min to ${pick(OFFICES, n)} in peak, under ${crore(n, 1)} Cr`,
  },
  {
    name: 'metro',
    sentence: (n) => `${rooms(n)}bhk near metro`,
  },
  {
    name: 'metro line',
    sentence: (n) => `${rooms(n)} bhk flat within 1 km of ${pick(LINES, n)} line`,
  },
  {
    name: 'zone, price',
    sentence: (n) =>
      `${rooms(n)}bhk in ${pick(ZONES, n)} bangalore, ${crore(n, 0.6)} to ${crore(n, 1.4)} Cr`,
  },
  {
    name: 'many musts',
    sentence: (n) =>
      `${rooms(n)}bhk apartment, A khata, cauvery water, swimming pool, gym, rera approved, no litigation, ${pick(ZONES, n)} bangalore, under ${crore(n, 1.5)} Cr`,
  },
  {
    name: 'all-in',
    sentence: (n) =>
      `${rooms(n)}bhk all-in under ${crore(n, 0.9)} Cr, carpet area 900 to 1600 sqft`,
  },
  {
    name: 'possession',
    sentence: (n) => `${rooms(n)}bhk before Dec ${2027 + (n % 3)}, pet friendly`,
  },
  {
    name: 'nothing fits',
    sentence: (n) =>
      `5bhk villa in ${pick(AREAS, n)} under ${30 + (n % 20)} lakh with swimming pool`,
  },
  {
    name: 'few fit',
    sentence: (n) =>
      `${rooms(n)}bhk in ${pick(AREAS, n)}, A khata, cauvery water, east facing, ready to move, less than 100 units, under ${crore(n, 0.8)} Cr`,
  },
  {
    name: 'nice-heavy',
    sentence: (n) =>
      `${rooms(n)}bhk, preferably swimming pool, ideally gym, would like clubhouse, good to have cauvery water, preferably near ${pick(OFFICES, n)}`,
  },
  {
    name: 'avoid',
    sentence: (n) => `${rooms(n)}bhk, not in ${pick(AREAS, n)}, no tanker water, not panchayat`,
  },
  {
    name: 'cheapest first',
    sentence: (n) => `${rooms(n)}bhk flat in ${pick(ZONES, n)} bangalore`,
  },
  {
    name: 'newest first',
    sentence: (n) => `${rooms(n)}bhk with gym`,
  },
  {
    name: 'nearest first',
    sentence: (n) => `${rooms(n)}bhk near ${pick(OFFICES, n)}`,
  },
  {
    name: 'page 2',
    sentence: (n) => `${rooms(n)}bhk under ${crore(n, 1)} Cr`,
  },
  {
    name: 'Hinglish',
    sentence: (n) =>
      `${pick(AREAS, n)} mein ${rooms(n)}bhk chahiye, ${70 + 5 * (n % 10)} lakh ke andar`,
  },
];
