import { list } from '../packages/query/src/phrases.ts';
import type { TopicId } from '../apps/server/src/features/chat/project/topic-words.ts';

/** How writers of dialogues call the facts that a question is about. */
const CALLED: Partial<Record<TopicId, string>> = {
  khata: 'khata; e-khata',
  'occupancy-certificate': 'oc',
  possession: 'possession; age; status',
  loan: 'loan',
  price: 'price',
  metro: 'metro',
  builder: 'builder',
  maintenance: 'maintenance',
  rera: 'rera',
  water: 'water',
  charges: 'gst; tds; stamp-duty; stamp duty; registration',
  documents: 'papers; documents',
  verdict: 'negatives; why-cheap',
  litigation: 'litigation',
  amenities: 'amenities',
  'all-in': 'total-cost; total-price; all-in',
  sizes: 'area; size; carpet',
  'track-record': 'delay; builder-record',
  approval: 'approver; approvals',
  rent: 'rent',
  floods: 'flood; flooding',
  loading: 'loading; carpet-loading',
  homes: 'units; density',
  emi: 'emi',
  schools: 'schools',
  hospitals: 'hospitals; hospital',
  towers: 'towers',
  surroundings: 'noise; traffic; safety; power; bescom; internet',
  floors: 'floors',
  'land-title': 'dc-conversion; conversion',
  'price-per-sqft': 'price-per-sqft',
  'open-space': 'open space; open-space',
  'future-value': 'appreciation; resale',
  facing: 'facing; vastu',
  position: 'corner',
  drains: 'drains; storm drain',
  land: 'land area; land-area',
  bathrooms: 'balcony',
  availability: 'availability; units-left',
  'payment-plan': 'payment plan; payment-plan',
  negotiation: 'negotiation',
  complaints: 'complaints',
};

/** The topic of each name that a writer uses. */
export const WRITERS_TOPICS: Readonly<Record<string, TopicId>> = Object.fromEntries(
  (Object.keys(CALLED) as TopicId[]).flatMap((topic) =>
    list(CALLED[topic] ?? '').map((name) => [name, topic]),
  ),
);
