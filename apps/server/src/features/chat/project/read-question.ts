import { numberAt } from '@manemitra/query/numbers';
import { lengthAt, phraseAt } from '@manemitra/query/phrases';
import type { Place } from '@manemitra/query/place';
import { placesNamedAt } from '@manemitra/query/places-named';
import { tokenOf, type Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import { amenityWords } from '@manemitra/query/words/amenity-words';
import { comparingPhrases, topicPhrases, weakPhrases, type TopicId } from './topic-words.ts';
import { eachWords, shortenedAsking } from './words/question-words.ts';
import { topicJoints } from '../joining-words.ts';
import { bhkWords } from '@manemitra/query/words/bhk-words';

/** What a question about one project asks for. */
export interface ProjectQuestion {
  topics: TopicId[];
  /** Ids of amenities that it names. */
  amenities: string[];
  /** Places whose distance it asks for. */
  places: Place[];
  /** Unit types it is about: the 3 of "3 BHK". */
  bhks: number[];
  /** It sets two facts against each other. */
  compares: boolean;
}

/**
 * Reads a question in the letters and languages of the query language. `names` (of the project and its builder) say
 * nothing about what is asked.
 */
export function readQuestion(text: string, names: readonly string[] = []): ProjectQuestion {
  const tokens = withoutNames(tokenize(spelledOut(text)), names);
  const found = {
    topics: new Set<TopicId>(),
    weak: new Set<TopicId>(),
    amenities: new Set<string>(),
    places: new Set<Place>(),
    bhks: new Set<number>(),
    compares: false,
  };
  let at = 0;
  while (at < tokens.length) {
    const comparing = lengthAt(comparingPhrases, tokens, at);
    if (comparing > 0) found.compares = true;
    at += Math.max(readAt(tokens, at, found), comparing, 1);
  }
  const { amenities, places, bhks, compares } = found;
  const named = settled(found.topics, tokens);
  const isNothingElse = named.length + amenities.size + places.size === 0;
  return {
    topics: isNothingElse ? [...found.weak].slice(0, 1) : named,
    amenities: [...amenities],
    places: [...places],
    bhks: [...bhks],
    compares,
  };
}

/** Whether a sentence asks of each unit type, and not only of the one that is seen. */
export const asksOfEach = (text: string): boolean =>
  tokenize(text).some((token) => eachWords.has(token.text));

/** Whether a sentence names a fact, an amenity or a way that projects are asked for. */
export function asksOfProjects(text: string): boolean {
  const { topics, amenities, places } = readQuestion(text);
  return topics.length + amenities.length + places.length > 0;
}

interface Found {
  topics: Set<TopicId>;
  weak: Set<TopicId>;
  amenities: Set<string>;
  places: Set<Place>;
  bhks: Set<number>;
}

/** Notes what begins at a token, the longest reading of it, and answers how many tokens that takes. */
function readAt(tokens: readonly Token[], at: number, found: Found): number {
  const number = numberAt(tokens, at);
  const rooms = number === undefined ? 0 : lengthAt(bhkWords, tokens, at + number.length);
  if (number !== undefined && number.value <= MOST_ROOMS && rooms > 0) {
    found.bhks.add(number.value);
    return number.length + rooms;
  }
  const topic = topicAt(tokens, at);
  const amenity = phraseAt(amenityWords, tokens, at);
  const place = placesNamedAt(tokens, at);
  const longest = Math.max(topic?.length ?? 0, amenity?.length ?? 0, place?.length ?? 0);
  if (topic?.length === longest) found.topics.add(topic.value);
  else if (amenity?.length === longest) found.amenities.add(amenity.value);
  else if (place?.length === longest) for (const one of place.places) found.places.add(one);
  else {
    const weak = phraseAt(weakPhrases, tokens, at);
    if (weak !== undefined) found.weak.add(weak.value);
    return weak?.length ?? 0;
  }
  return longest;
}

/** "2027 kone" is the end of a year, and "kone" a room. */
const MOST_ROOMS = 10;

/** The topic that is named at a token, in the singular or the plural. */
export const topicAt = (tokens: readonly Token[], at: number) =>
  longer(
    phraseAt(topicPhrases, tokens, at),
    phraseAt(topicPhrases, tokens.slice(at, at + MOST_WORDS).map(inSingular), 0),
  );

/** Longer phrases than this name no topic. */
const MOST_WORDS = 6;

/** "Whats", "what's": the tables have the words. */
const spelledOut = (text: string): string => text.replaceAll(shortenedAsking, '$1 is');

/** The tables name things in the singular, in English and in Kannada. */
const inSingular = ({ text, from, to }: Token): Token =>
  tokenOf(text.replace(/(?<=^[a-z]{3,}[^s])s$|(?<=.{2})(?:ಗಳು|galu)$/u, ''), from, to);

function longer<T extends { length: number }>(one: T | undefined, other: T | undefined) {
  return (other?.length ?? 0) > (one?.length ?? 0) ? other : one;
}

/** In one breath, the topic on the left is what is meant by the words on the right: "maintenance cost" asks no price. */
const MEANT: Partial<Record<TopicId, readonly TopicId[]>> = {
  'all-in': ['price'],
  'price-per-sqft': ['price', 'sizes'],
  'missing-documents': ['documents'],
  'super-built-up': ['sizes'],
  'track-record': ['builder'],
  rating: ['builder'],
  pictures: ['verdict', 'specifications'],
  association: ['neighbours'],
  complaints: ['builder', 'rera'],
  emi: ['loan', 'price', 'maintenance'],
  charges: ['price'],
  maintenance: ['price'],
  'future-value': ['price'],
  rent: ['price'],
  land: ['sizes'],
  facing: ['bhk'],
  price: ['bhk'],
};

const GENERAL: ReadonlySet<TopicId> = new Set(['overview', 'source', 'sights']);

function settled(topics: ReadonlySet<TopicId>, tokens: readonly Token[]): TopicId[] {
  const isList = tokens.some(({ text }) => topicJoints.has(text));
  const meant = isList ? [] : [...topics].flatMap((topic) => MEANT[topic] ?? []);
  const left = [...topics].filter((topic) => !meant.includes(topic));
  // "Details of the water", "schools nearby": the general word asks for nothing of its own beside a subject.
  const subjects = left.filter((topic) => !GENERAL.has(topic));
  return subjects.length > 0 ? subjects : left;
}

function withoutNames(tokens: readonly Token[], names: readonly string[]): Token[] {
  const spoken = names.map((name) => tokenize(name).map(({ text }) => text));
  const kept: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const start = at;
    const name = spoken.find(
      (words) =>
        words.length > 0 && words.every((word, offset) => tokens[start + offset]?.text === word),
    );
    const token = tokens[at];
    if (name === undefined && token !== undefined) kept.push(token);
    at += name?.length ?? 1;
  }
  return kept;
}
