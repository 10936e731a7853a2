import { APPROVAL_LADDER, APPROVER_IDS } from './approval-ladder.ts';
import { DOCUMENTS } from './expected-documents.ts';
import { KHATHA_LADDER } from './khatha-ladder.ts';
import type { Source } from './source.ts';
import { explainTax, TAX_TERM_IDS, type TaxTermId } from './tax-terms.ts';

/**
 * What the words of a sale mean, for a buyer who asks. The glossary of the project (docs/vocabulary.md) agrees. Khatas,
 * approving authorities, documents and taxes are explained in their own modules and read from there.
 */

const PLAIN = {
  rera: 'RERA is the Real Estate (Regulation and Development) Act 2016, and Karnataka’s authority under it. Projects above 500 sq m of land or 8 homes must register with it before they are sold.',
  bhk: 'BHK stands for bedrooms, hall, kitchen: a 3 BHK has three bedrooms. A half is a study or a small room.',
  'carpet-area':
    'Carpet area is the floor inside the walls that you can use. By law, homes are sold by it.',
  'super-built-up-area':
    'Super built-up area is the carpet area plus walls, balconies and a share of lobbies, lifts and clubhouse. Listings often quote it.',
  loading:
    'Loading is how much larger the super built-up area is than the carpet area, in per cent of the carpet. Around 25 to 40 is usual.',
  khata:
    'The khata is the entry of a property in the civic tax register. It is not a title. An A Khata is the regular register, a B Khata one for properties that lack something, and an e-Khata the digital record.',
  'guidance-value':
    'Guidance value is the state’s lowest price for stamp duty. Duty is paid on it or on the price, whichever is higher.',
  'agreement-price':
    'Agreement price is what the sale agreement states: base price, amenities, infrastructure, utilities, parking and other charges.',
  'all-in-price':
    'The all-in price is what a home costs until you hold its keys: the agreement price plus stamp duty, cess, surcharge, registration, GST and the charges at possession.',
  'corpus-fund':
    'Corpus fund is a sum you pay once, at possession, into the long-term fund of the owners’ association.',
  'floor-rise': 'Floor rise is what each higher floor adds to the rate of a flat.',
  'advance-maintenance':
    'Advance maintenance is upkeep that you pay ahead at possession, usually for two years.',
  'infrastructure-charges':
    'Infrastructure charges are a share in the roads, lines and treatment plant of the project, by the square foot. They are part of the agreement price.',
  'utility-charges':
    'BESCOM and BWSSB charges are what the builder collects for the power and water connections and their deposits. They are part of the agreement price.',
  'cauvery-water':
    'Cauvery water is piped river water from the water board (BWSSB). The other sources are borewells and tankers.',
  plot: 'A plot, also called a site, is land sold for building a house. It is often named by its sides: 30x40 feet is 1,200 sq ft.',
  possession: 'Possession is when the keys are handed over. “Ready to move” means now.',
  emi: 'EMI stands for equated monthly instalment: the same amount each month, interest and principal together.',
  foir: 'FOIR, or the EMI/NMI ratio, is the share of the net monthly income that a bank lets all instalments take.',
  ltv: 'LTV stands for loan to value: the share of the price that a bank may lend.',
  lakh: '1 lakh is 1,00,000 and 1 crore is 1,00,00,000, which is 100 lakh.',
  promoter:
    'Promoter is what the Real Estate Act calls the builder or developer who registers and sells a project.',
  allottee: 'Allottee is what the Real Estate Act calls a buyer.',
  oc: `An occupancy certificate (OC) says that the building may be lived in. ${DOCUMENTS['occupancy-certificate'].why}`,
  cc: `A commencement certificate (CC) says that building may begin. ${DOCUMENTS['commencement-certificate'].why}`,
} as const;

const lettered = (id: keyof typeof KHATHA_LADDER): string =>
  `${KHATHA_LADDER[id].label}: ${KHATHA_LADDER[id].summary}`;

const KHATAS = {
  'khata-a': lettered('A'),
  'khata-b': lettered('B'),
  'khata-e': lettered('E'),
};

/** Documents whose reason also explains what they are. */
const EXPLAINED_DOCUMENTS = [
  'encumbrance-certificate',
  'sale-deed',
  'joint-development-agreement',
  'legal-opinion',
] as const;

const ofEach = <Id extends string>(ids: readonly Id[], textOf: (id: Id) => string) =>
  Object.fromEntries(ids.map((id) => [id, textOf(id)])) as Record<Id, string>;

const TEXTS = {
  ...PLAIN,
  ...KHATAS,
  ...ofEach(APPROVER_IDS, (id) => `${APPROVAL_LADDER[id].label}: ${APPROVAL_LADDER[id].summary}`),
  ...ofEach(EXPLAINED_DOCUMENTS, (kind) => `${DOCUMENTS[kind].name}: ${DOCUMENTS[kind].why}`),
};

export type TermId = keyof typeof TEXTS | TaxTermId;

export const TERM_IDS = [...Object.keys(TEXTS), ...TAX_TERM_IDS] as TermId[];

export const isTaxTerm = (id: TermId): id is TaxTermId =>
  TAX_TERM_IDS.some((taxId) => taxId === id);

/** What a term means on a day (`YYYY-MM-DD`), with the sources of its figures: none for a term without figures. */
export function explainTerm(id: TermId, day: string): { text: string; sources: Source[] } {
  return isTaxTerm(id) ? explainTax(id, day) : { text: TEXTS[id], sources: [] };
}
