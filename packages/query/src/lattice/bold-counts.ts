import { onceFor } from '../once.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence, Wish } from '../reading.ts';
import { list } from '../phrases.ts';
import { phraseWords } from '../tokens.ts';
import { countWords } from '../words/count-words.ts';
import type { CountField } from '../words/count-words.ts';
import { seenNumberAt } from './bold-numbers.ts';
import { heardAt, phrasesOf, SoundIndex } from './bold-sound.ts';
import { boldNouns } from '../words/bold-count-words.ts';

const FIELDS = Object.keys(countWords) as CountField[];

const nouns = new SoundIndex<CountField>(
  FIELDS.flatMap((field) => [
    ...phrasesOf(countWords[field].before, () => field),
    ...phrasesOf(countWords[field].after, () => field),
    ...list(boldNouns[field] ?? '').map((said) => [field, phraseWords(said)] as const),
  ]),
);

/** How far from its noun a number may stand, in words. */
const REACH: Readonly<Record<CountField, number>> = {
  totalUnits: 7,
  openSpacePercent: 12,
  maintenancePerSqft: 12,
  loadingPercent: 12,
  towers: 7,
};
const FURTHEST = 12;
const RANGES: Readonly<Record<CountField, readonly [least: number, most: number]>> = {
  totalUnits: [5, 5000],
  openSpacePercent: [20, 95],
  maintenancePerSqft: [1.5, 25],
  loadingPercent: [10, 60],
  towers: [1, 40],
};

const nounsOf = onceFor(({ tokens }: Sentence): readonly (readonly CountField[])[] =>
  tokens.map((_, at) => heardAt(nouns, tokens, at).map(({ value }) => value)),
);

/** "not above 3.5 rupees", "thirty flats or fewer", "loading ... 28%": a number that its noun stands near. */
export function readCounts(sentence: Sentence, at: number): Reading[] {
  const number = seenNumberAt(sentence.tokens, at) ?? single(sentence, at);
  if (number === undefined) return [];
  const { value } = number;
  const around = nounsOf(sentence);
  const end = at + number.length;
  const isNear = (field: CountField) =>
    around
      .slice(Math.max(0, at - REACH[field]), end + REACH[field])
      .some((here) => here.includes(field));
  const fields = new Set(around.slice(Math.max(0, at - FURTHEST), end + FURTHEST).flat());
  return [...fields].filter(isNear).flatMap((field) => {
    const [least, most] = RANGES[field];
    if (
      value < least ||
      value > most ||
      (field !== 'maintenancePerSqft' && !Number.isInteger(value))
    )
      return [];
    const isMost = countWords[field].lone !== 'min';
    const counted = { field, value: isMost ? { max: value } : { min: value } } as Wish;
    return [wish(number.length + homesBehind(sentence, end, field), counted)];
  });
}

/** "Not more than 60 flats": the flats that are counted right behind a number belong to it, and are no kind of home. */
const homesBehind = ({ tokens }: Sentence, end: number, field: CountField): number =>
  field === 'totalUnits'
    ? (heardAt(nouns, tokens, end).find(({ value }) => value === field)?.length ?? 0)
    : 0;

/** "single tower". */
function single({ tokens }: Sentence, at: number): { length: number; value: number } | undefined {
  return tokens[at]?.text === 'single' ? { length: 1, value: 1 } : undefined;
}
