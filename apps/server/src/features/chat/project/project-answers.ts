import { lowerFirst } from '@manemitra/domain/first-letter';
import { factsOf, UNKNOWN_FACT } from '@manemitra/contract/facts/registry';
import { formatKnownMonth } from '@manemitra/domain/periods';
import { khathaText } from '@manemitra/domain/khatha';
import { bhkLabel, possessionStatusLabel } from '@manemitra/domain/labels';
import { reraText } from '@manemitra/domain/rera-standing';
import { formatShortRupees } from '@manemitra/domain/money';
import { stateOf, type LoadedDetail } from '#server/features/properties/public.ts';
import { registrationOf } from '#server/features/registrations/public.ts';
import { aboutAmenity } from './building-answers.ts';
import { comparisonsOf } from './comparing.ts';
import { aboutPlace } from './location-answers.ts';
import type { ProjectFacts } from './project-facts.ts';
import type { TopicId } from './topic-words.ts';
import { factsUnder, topicOf } from './topics.ts';

/** What the rows say to all that a question asks; what they do not say is said to be not disclosed. */
export function answersAbout(facts: ProjectFacts, summary: string): string[] {
  const { question } = facts;
  return [
    ...strangeTypes(facts),
    ...question.topics.map((id) => {
      if (id === 'overview') return summary;
      return withFacts(id, facts);
    }),
    ...question.amenities.map((id) => aboutAmenity(facts, id)),
    ...question.places.map((place) => aboutPlace(facts, place)),
    ...comparisonsOf(facts),
  ];
}

/** A topic in its own words, and what the page shows of it beyond them. */
function withFacts(id: Exclude<TopicId, 'overview'>, facts: ProjectFacts): string {
  const topic = topicOf(id);
  const said = topic.say(facts);
  const shown = factsOf(facts.detail, factsUnder(id)).filter(({ value }) => value !== null);
  const beyond = shown
    .filter(({ value }) => said === null || !plain(said).includes(plain(value ?? '')))
    .map(({ label, value }) => `${label}: ${value ?? ''}.`);
  const first = said ?? (beyond.length === 0 ? `${topic.name}: ${UNKNOWN_FACT}.` : '');
  return [first, ...beyond].filter((part) => part !== '').join(' ');
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

/** A figure of a 2 BHK is no answer for who asked of a 4 BHK. */
function strangeTypes({ detail: { units }, question: { bhks, topics } }: ProjectFacts): string[] {
  if (topics.includes('bhk')) return [];
  return bhks
    .filter((asked) => !units.some(({ bhk }) => bhk === asked))
    .map((asked) => `No ${bhkLabel(asked)} is on record.`);
}

/** A project in one line, each fact as it is known. */
export function summaryOf(loaded: LoadedDetail): string {
  const { property, promoter, units } = loaded;
  const prices = units.flatMap(({ price_min }) => price_min ?? []);
  const sizes = [...new Set(units.flatMap(({ bhk }) => (bhk === null ? [] : bhkLabel(bhk))))];
  const facts = [
    property.locality_name ?? 'Locality not disclosed',
    `by ${promoter.name}`,
    sizes.join(', '),
    prices.length === 0 ? 'price on request' : `from ${formatShortRupees(Math.min(...prices))}`,
    possessionText(loaded),
    khathaText({ class: property.khatha_class, isE: property.is_e_khatha }) ??
      'khata not disclosed',
    reraText(registrationOf(property), property.is_demonstration),
  ];
  return `${property.name}: ${facts.filter((fact) => fact !== '').join('; ')}.`;
}

function possessionText(loaded: LoadedDetail): string {
  const { possession_on, possession_precision, occupancy_certificate_received } = loaded.property;
  const state = stateOf(loaded);
  if (state === null) return 'possession not disclosed';
  const words = lowerFirst(possessionStatusLabel(state));
  const needsOne = loaded.units.some(({ type }) => type !== 'plot');
  if (state === 'ready' && occupancy_certificate_received === null && needsOne) {
    return `${words}, OC not disclosed`;
  }
  return state === 'ready' || state === 'built-oc-pending' || possession_on === null
    ? words
    : `${words}, possession ${formatKnownMonth(possession_on, possession_precision)}`;
}
