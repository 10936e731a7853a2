import { ringAreaSqm, ringOfCode } from '@manemitra/domain/rings';
import type { RegionValue } from '../criteria.ts';
import { distanceAt, beginsDistance } from '../distances.ts';
import type { FieldLanguage } from '../field-language.ts';
import type { NameIndex } from '../name-index.ts';
import { lengthAt } from '../phrases.ts';
import { namedPlaceAt } from '../place-reading.ts';
import { anyWord, wish } from '../reading.ts';
import type { Reading, Sentence } from '../reading.ts';
import { listJoints } from '../words/joint-words.ts';
import { betweenWords, choosingWords, drawnWords, middleWords } from '../words/region-words.ts';
import { exactDistance } from './near-said.ts';
import { labelOfArea, officialAreaReaders, sayArea } from './official-areas.ts';

/** A corridor reaches so far to either side, where nothing else is said. */
const CORRIDOR_METERS = 3000;

/** Shapes on the map: an area drawn by finger, the corridor between two places, areas that an office has drawn. */
export const region: FieldLanguage<'region'> = {
  field: 'region',
  readers: [
    { begins: (text) => drawnWords.has(text) || text.startsWith('q'), read: readDrawn },
    { begins: (text) => betweenWords.has(text) || beginsDistance(text), read: readBetween },
    { begins: anyWord, read: readBetweenBehind },
    ...officialAreaReaders,
  ],
  say: sayRegion,
  label: labelOfRegion,
};

function sayRegion(value: RegionValue, names: NameIndex): string {
  if ('drawn' in value) return `in the drawn area ${value.drawn}`;
  if (!('between' in value)) return sayArea(value);
  const between = `between ${value.between.map((slug) => names.spokenPlace(slug)).join(' and ')}`;
  return value.withinMeters === CORRIDOR_METERS
    ? between
    : `within ${exactDistance(value.withinMeters)} of the line ${between}`;
}

function labelOfRegion(value: RegionValue, names: NameIndex): string {
  if ('drawn' in value) return `Drawn area, ${areaText(value.drawn)}`;
  if (!('between' in value)) return labelOfArea(value);
  return `Between ${value.between.map((slug) => names.placeName(slug)).join(' and ')}`;
}

/** "12 km²", and of a small area "0.4 km²". */
function areaText(code: string): string {
  const squareKm = ringAreaSqm(ringOfCode(code) ?? []) / 1e6;
  return `${squareKm < 10 ? Math.round(squareKm * 10) / 10 : Math.round(squareKm)} km²`;
}

/** "in the drawn area qab…": the word is a ring's code and nothing else. */
function readDrawn({ tokens }: Sentence, at: number): Reading | undefined {
  const lead = lengthAt(drawnWords, tokens, at);
  const drawn = tokens[at + lead]?.text ?? '';
  if (ringOfCode(drawn) === undefined) return undefined;
  return wish(lead + 1, { field: 'region', value: { drawn }, isSure: true });
}

/** "between Manyata and Electronic City", "within 5 km of the line between Hebbal and Hoodi". */
function readBetween(sentence: Sentence, at: number): Reading | undefined {
  const { tokens } = sentence;
  const distance = distanceAt(tokens, at);
  const start = at + (distance?.length ?? 0);
  const words = lengthAt(betweenWords, tokens, start);
  if (words === 0 || isChoiceBefore(tokens, at)) return undefined;
  const pair = pairAt(sentence, start + words);
  if (pair === undefined || (distance !== undefined && distance.meters === undefined)) {
    return undefined;
  }
  return corridor(start + words + pair.length - at, pair.places, distance?.meters);
}

/** "Manyata aur Ecity ke beech", "ಮಾನ್ಯತಾ ಮತ್ತು ಹೆಬ್ಬಾಳ ನಡುವೆ". */
function readBetweenBehind(sentence: Sentence, at: number): Reading | undefined {
  const pair = pairAt(sentence, at);
  if (pair === undefined) return undefined;
  const words = lengthAt(middleWords, sentence.tokens, at + pair.length);
  const isChoice = choosingWords.has(sentence.tokens[at + pair.length + words]?.text ?? '');
  return words === 0 || isChoice
    ? undefined
    : corridor(pair.length + words, pair.places, undefined);
}

/** "Can't decide between Yelahanka and Hebbal": either would do, and nothing on the way is meant. */
function isChoiceBefore(tokens: Sentence['tokens'], at: number): boolean {
  return [1, 2].some((back) => choosingWords.has(tokens[at - back]?.text ?? ''));
}

function corridor(
  length: number,
  between: string[],
  withinMeters: number = CORRIDOR_METERS,
): Reading {
  return wish(length, { field: 'region', value: { between, withinMeters }, isSure: true });
}

/** Two places with a word that joins them. */
function pairAt(sentence: Sentence, at: number): { length: number; places: string[] } | undefined {
  const one = namedPlaceAt(sentence, at);
  if (one === undefined || 'ask' in one) return undefined;
  const joint = at + one.length;
  if (!listJoints.has(sentence.tokens[joint]?.text ?? '')) return undefined;
  const other = namedPlaceAt(sentence, joint + 1);
  if (other === undefined || 'ask' in other || other.slug === one.slug) return undefined;
  return { length: one.length + 1 + other.length, places: [one.slug, other.slug] };
}
