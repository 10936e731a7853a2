import {
  FACT_IDS,
  FACTS,
  factsOf,
  UNKNOWN_FACT,
  type FactId,
} from '@manemitra/contract/facts/registry';
import * as builder from './builder-answers.ts';
import * as building from './building-answers.ts';
import * as location from './location-answers.ts';
import * as paper from './paper-answers.ts';
import * as price from './price-answers.ts';
import * as size from './size-answers.ts';
import { verdict } from './verdict-answer.ts';
import type { NeverKept, Topic } from './project-facts.ts';
import { topicOfFact, type TopicId } from './topic-words.ts';

/** What we do not keep: the answer says so, guesses nothing, and names whom to ask. */
const neverKept = (name: string, ask = 'Ask the seller, in writing.'): NeverKept => ({
  name,
  isNeverKept: true,
  groups: [],
  say: () => `${name}: we keep no facts about this, and do not guess. ${ask}`,
});

/** Every topic, except the overview (it has its own line) and the facts that are shown as they stand. */
const TOPICS: Readonly<
  Record<Exclude<TopicId, 'overview' | FactId>, Topic> & Partial<Record<FactId, Topic>>
> = {
  khata: paper.khata,
  'survey-numbers': paper.surveyNumbers,
  'all-in': price.allIn,
  charges: price.charges,
  price: price.price,
  'price-per-sqft': price.pricePerSqft,
  emi: price.emi,
  loan: price.loan,
  maintenance: price.maintenance,
  possession: paper.possession,
  rera: paper.rera,
  approval: paper.approval,
  'occupancy-certificate': paper.occupancyCertificate,
  litigation: paper.litigation,
  complaints: builder.complaints,
  documents: paper.documents,
  'missing-documents': paper.missingDocuments,
  builder: builder.builder,
  'track-record': builder.trackRecord,
  rating: builder.rating,
  homes: building.homes,
  floors: building.floors,
  land: building.land,
  'open-space': building.openSpace,
  sizes: size.sizes,
  'super-built-up': size.superBuiltUp,
  loading: size.loading,
  facing: building.facing,
  bathrooms: building.bathrooms,
  bhk: building.bhk,
  amenities: building.amenities,
  water: building.water,
  metro: location.metro,
  buses: location.buses,
  'on-foot': location.onFoot,
  schools: location.schools,
  hospitals: location.hospitals,
  malls: location.malls,
  restaurants: location.restaurants,
  sights: location.sights,
  address: location.address,
  source: building.source,
  floods: location.floods,
  drains: neverKept(
    'Storm-water drains near it',
    'The sanctioned plan shows the drain and the strip that must stay free: ask for it, and look on a visit.',
  ),
  'future-value': neverKept('What it will be worth', 'Nobody knows it.'),
  rent: neverKept('What it would rent for', 'Look at what is let near it.'),
  'payment-plan': neverKept('The payment plan'),
  surroundings: neverKept(
    'Traffic, noise, air and safety around it',
    'Visit at 9 in the morning, after dark and after rain.',
  ),
  specifications: neverKept('Specifications, fittings and who designed it'),
  availability: neverKept('Which homes are still available'),
  negotiation: neverKept('Discounts, offers and commission'),
  pictures: neverKept(
    'Whether a picture is a photograph or drawn by a computer',
    'Ask the seller for photographs with their date, and look on a visit.',
  ),
  association: neverKept(
    'Whether its owners’ association is formed and has taken over',
    'Ask the seller for its registration, and speak to somebody of it.',
  ),
  access: neverKept('Ramps and access without steps', 'Look for them on a visit.'),
  'land-title': neverKept(
    'Conversion, buffer zones and shares of the land',
    'A lawyer reads them in the title documents.',
  ),
  position: neverKept(
    'Corner plots, and which home lies where in it',
    'Look at the plan of the layout or of the floor.',
  ),
  views: neverKept('Views, light and terraces', 'See the home itself on a visit.'),
  rules: neverKept('The rules of its association', 'Ask for the bye-laws.'),
  verdict,
  neighbours: {
    name: 'Who lives there',
    groups: [],
    say: () =>
      'Who the other buyers and the neighbours are is not known to us: ask the seller for the name of the owners’ association, and speak to somebody of it.',
  },
};

/** The answer for a fact that has no sentence of its own: what the page shows. */
const told = (id: FactId): Topic => ({
  name: id,
  groups: [FACTS[id].group],
  say: ({ detail }) => {
    const [fact] = factsOf(detail, [id]);
    return `${FACTS[id].label(detail)}: ${fact?.value ?? UNKNOWN_FACT}.`;
  },
});

export const topicOf = (id: Exclude<TopicId, 'overview'>): Topic =>
  id in TOPICS ? ((TOPICS as Readonly<Record<string, Topic>>)[id] as Topic) : told(id as FactId);

export const factsUnder = (topic: TopicId): FactId[] =>
  FACT_IDS.filter((id) => topicOfFact(id) === topic);
