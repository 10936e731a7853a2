/**
 * The facts a buyer decides by, and how much of them is known of a project. It ranks equals in a search, and tells
 * staff what to find out next; it never hides a project.
 *
 * Weights: 3 for what decides whether the home can be bought and paid for at all (price, place, title, approval,
 * registration, litigation, when it is ready); 2 for what decides between two homes (size, costs at possession, water,
 * occupancy certificate, pictures, documents, complaints); 1 for what rounds the picture off.
 */
export const FACT_KEYS = [
  'place',
  'ready',
  'price',
  'khatha',
  'approver',
  'rera',
  'litigation',
  'size',
  'possession-costs',
  'water',
  'occupancy-certificate',
  'pictures',
  'documents',
  'complaints',
  'amenities',
  'maintenance',
  'total-units',
  'open-space',
  'description',
] as const;
export type FactKey = (typeof FACT_KEYS)[number];

export interface BuyerFact {
  label: string;
  /** Why buyers ask for it, as one sentence. */
  why: string;
  /** The section of the editor in which staff enter it; complaints come only with an import. */
  section: string | null;
  weight: 1 | 2 | 3;
}

export const BUYER_FACTS: Readonly<Record<FactKey, BuyerFact>> = {
  place: {
    label: 'Place on the map',
    why: 'The distances to work, the metro and schools are all measured from it.',
    section: 'location',
    weight: 3,
  },
  ready: {
    label: 'Stage or possession date',
    why: 'It decides how long rent is paid alongside the loan, and whether GST is due.',
    section: 'schedule',
    weight: 3,
  },
  price: {
    label: 'Agreement price',
    why: 'Without it a search by budget goes by the price of the whole project, or finds it not at all.',
    section: 'units',
    weight: 3,
  },
  khatha: {
    label: 'Khata',
    why: 'Banks lend on an A khata and mostly not on a B.',
    section: 'legal',
    weight: 3,
  },
  approver: {
    label: 'Approving authority',
    why: 'It says who sanctioned the plan, and whom to ask whether they did.',
    section: 'legal',
    weight: 3,
  },
  rera: {
    label: 'RERA registration, or the day the register was checked',
    why: 'An unregistered project may not be sold, and its buyer has no forum to complain to.',
    section: 'legal',
    weight: 3,
  },
  litigation: {
    label: 'Whether there is a case',
    why: 'A case over the land can keep a home from being registered for years.',
    section: 'legal',
    weight: 3,
  },
  size: {
    label: 'Carpet or plot area',
    why: 'It is what a buyer gets: prices are compared by it.',
    section: 'units',
    weight: 2,
  },
  'possession-costs': {
    label: 'Charges due at possession',
    why: 'They are paid from one’s own pocket, and no loan covers them.',
    section: 'units',
    weight: 2,
  },
  water: {
    label: 'Water sources',
    why: 'Without Cauvery water a home lives on a borewell or tankers.',
    section: 'water-and-charges',
    weight: 2,
  },
  'occupancy-certificate': {
    label: 'Occupancy certificate, or when it is due',
    why: 'Without it a finished home may not be lived in.',
    section: 'legal',
    weight: 2,
  },
  pictures: {
    label: 'Pictures',
    why: 'Nobody visits what they cannot see.',
    section: 'images',
    weight: 2,
  },
  documents: {
    label: 'Documents',
    why: 'A lawyer reads them before any money is paid.',
    section: 'documents',
    weight: 2,
  },
  complaints: {
    label: 'Complaints on the register',
    why: 'They show how the builder treats those who have bought.',
    section: null,
    weight: 2,
  },
  amenities: {
    label: 'Amenities',
    why: 'Families search by them.',
    section: 'amenities',
    weight: 1,
  },
  maintenance: {
    label: 'Monthly maintenance',
    why: 'It is paid for as long as one lives there.',
    section: 'water-and-charges',
    weight: 1,
  },
  'total-units': {
    label: 'Number of homes',
    why: 'It says how many share the lifts, the pool and the gate.',
    section: 'basics',
    weight: 1,
  },
  'open-space': {
    label: 'Open space',
    why: 'It says how close the next tower stands.',
    section: 'basics',
    weight: 1,
  },
  description: {
    label: 'Description',
    why: 'It says what figures cannot.',
    section: 'description',
    weight: 1,
  },
};

/** The facts that are not known, the heaviest first. */
export function missingFacts(isKnown: Readonly<Record<FactKey, boolean>>): FactKey[] {
  return FACT_KEYS.filter((key) => !isKnown[key]);
}

const ALL = FACT_KEYS.reduce((sum, key) => sum + BUYER_FACTS[key].weight, 0);

/** The share of the weights that is known, in whole percent. */
export function completenessPercent(missing: readonly FactKey[]): number {
  const lost = missing.reduce((sum, key) => sum + BUYER_FACTS[key].weight, 0);
  return Math.round((100 * (ALL - lost)) / ALL);
}
