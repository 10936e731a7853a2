import { SQFT_PER_SQM } from '@manemitra/domain/area';
import type { FieldValues } from '../criteria.ts';
import { around } from '../fields/plot-dimensions.ts';
import { onceFor } from '../once.ts';
import { wish } from '../reading.ts';
import type { Reading, Sentence, Wish, WishOf } from '../reading.ts';
import { phraseWords } from '../tokens.ts';
import { areaBasisWords, areaUnits } from '../words/area-words.ts';
import {
  soundedFeet,
  soundedSquareFeet,
  soundedSquareMetres,
  soundedTimes,
} from '../words/sounded-words.ts';
import { seenNumberAt } from './bold-numbers.ts';
import { heardAt, phrasesOf, SoundIndex } from './bold-sound.ts';
import { keyAt } from './word-sounds.ts';
import { isCountedAt } from './bold-units.ts';

type Basis = FieldValues['area']['basis'];

const units = new SoundIndex<number>([
  ...phrasesOf(areaUnits, (value) => value),
  ...soundedSquareMetres.map((said) => [SQFT_PER_SQM, phraseWords(said)] as const),
  ...soundedSquareFeet.map((said) => [1, phraseWords(said)] as const),
  ...['गुंठा'].map((said) => [1089, phraseWords(said)] as const),
]);
const bases = new SoundIndex<Basis>(phrasesOf(areaBasisWords, (value) => value));

/** Homes have no fewer square feet, and plots no more that are said without a unit. */
const LEAST_BARE = 300;
const MOST_BARE = 6000;
/** Guntas, cents and acres measure land. */
const LAND_UNIT = 400;

/** "1500", "twelve hundred sq ft", "thirty by forty", "ಸಾವಿರದ ಇನ್ನೂರು ಚದರಡಿ". */
export function readAreas(sentence: Sentence, at: number): Reading[] {
  const { tokens } = sentence;
  const number = seenNumberAt(tokens, at);
  if (number === undefined || number.value <= 0) return [];
  const sides = sidesAt(sentence, at);
  if (sides !== undefined) return sides;
  const { length, value } = number;
  const hyphen = tokens[at + length]?.text === '-' || tokens[at + length]?.text === '+' ? 1 : 0;
  const unit = heardAt(units, tokens, at + length + hyphen)[0];
  if (unit !== undefined) {
    const size = Math.round(value * unit.value);
    return sized(sentence, length + hyphen + unit.length, size, unit.value > LAND_UNIT);
  }
  const isBare =
    Number.isInteger(value) && value >= LEAST_BARE && value <= MOST_BARE && !isYear(value);
  return isBare && !isCounted(sentence, at + length) ? sized(sentence, length, value, false) : [];
}

function sized(sentence: Sentence, length: number, size: number, isLand: boolean): Reading[] {
  const said: WishOf<'area'> = {
    field: 'area',
    value: { min: size, basis: isLand ? 'plot' : 'super-built-up' },
    lone: true,
    ...(isLand ? {} : { basisUnsaid: true }),
  };
  if (isLand)
    return [
      wish(length, said),
      wish(length, { field: 'propertyType', value: { in: ['plot'] } }, said),
    ];
  if (!saysCarpet(sentence)) return [wish(length, said)];
  const carpet: WishOf<'area'> = {
    field: 'area',
    value: { min: size, basis: 'carpet' },
    lone: true,
  };
  return [wish(length, said), wish(length, carpet)];
}

function isYear(value: number): boolean {
  return value >= 2020 && value <= 2035;
}

/** "1500 units": feet are counted in a room's words only where they are said. */
function isCounted({ tokens }: Sentence, at: number): boolean {
  return isCountedAt(tokens, at) && !soundedFeet.has(keyAt(tokens, at));
}

const saysCarpet = onceFor(({ tokens }: Sentence) =>
  tokens.some((_, at) => heardAt(bases, tokens, at).some(({ value }) => value === 'carpet')),
);

const SHORTEST_SIDE = 15;
const LONGEST_SIDE = 200;

/** "30x40", "thirty by forty", "60 40": the size, and the plot it is the size of. */
function sidesAt({ tokens }: Sentence, at: number): Reading[] | undefined {
  const width = seenNumberAt(tokens, at);
  if (width === undefined || !isSide(width.value)) return undefined;
  const middle = at + width.length;
  const joint =
    soundedTimes.has(keyAt(tokens, middle)) || soundedTimes.has(tokens[middle]?.text ?? '') ? 1 : 0;
  const depth = seenNumberAt(tokens, middle + joint);
  if (depth === undefined || !isSide(depth.value)) return undefined;
  const end = middle + joint + depth.length;
  if (joint === 0 && !(isUsual(width.value) && isUsual(depth.value))) return undefined;
  if (isCountedAt(tokens, end)) return undefined;
  const length = width.length + joint + depth.length;
  const size: Wish = {
    field: 'area',
    value: { ...around(width.value * depth.value), basis: 'plot' },
  };
  const least: Wish = { field: 'area', value: { min: width.value * depth.value, basis: 'plot' } };
  const plot: Wish = { field: 'propertyType', value: { in: ['plot'] } };
  return [
    wish(length, size),
    wish(length, plot, size),
    wish(length, least),
    wish(length, plot, least),
  ];
}

/** Sites are cut in these sides: "thirty forty" needs no "by". */
const USUAL_SIDES = new Set([15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 80, 90, 100, 120]);

function isUsual(value: number): boolean {
  return USUAL_SIDES.has(value);
}

function isSide(value: number): boolean {
  return Number.isInteger(value) && value >= SHORTEST_SIDE && value <= LONGEST_SIDE;
}
