import { beginsOtherCity, otherCityAt } from '../gazetteer/other-cities.ts';
import { lengthAt } from '../phrases.ts';
import { namedPlaceAt } from '../place-reading.ts';
import type { Reader, Reading, Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { rentIncomeWords, rentWords } from '../words/intent-words.ts';
import {
  afterHome,
  casesBehindRent,
  denials,
  maintenanceWords,
  namedAfterCities,
  rentDenials,
  wishesHere,
  worksElsewhere,
} from '../words/out-of-scope-words.ts';

export const rent: Reader = { begins: (text) => rentWords.has(text), read: readRent };

/** A home to rent is out of scope; rent as income or in a story is not a wish at all. */
function readRent({ tokens }: Sentence, at: number): Reading | undefined {
  const length = lengthAt(rentWords, tokens, at);
  if (length === 0) return undefined;
  if (rentIncomeWords.has(tokens[at + length]?.text ?? ''))
    return { length: length + 1, kind: 'unheld' };
  if (isMaintenance(tokens, at)) return { length, kind: 'unheld' };
  if (isDenied(tokens, at, length)) return { length, kind: 'background' };
  return { length, kind: 'intent', intent: 'out-of-scope', isRent: true };
}

/** "maintenance 5000 per month": what is paid every month to the society is no rent. */
function isMaintenance(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - 5), at).some(({ text }) => maintenanceWords.has(text));
}

/** "not for rent", "stop paying rent", "kiraye pe nahi". */
function isDenied(tokens: readonly Token[], at: number, length: number): boolean {
  const textAt = (index: number) => tokens[index]?.text ?? '';
  const after = at + length + (casesBehindRent.has(textAt(at + length)) ? 1 : 0);
  return (
    [at - 1, at - 2].some((index) => rentDenials.has(textAt(index))) || denials.has(textAt(after))
  );
}

export const otherCity: Reader = { begins: beginsOtherCity, read: readOtherCity };

/** A city we do not cover, unless it is where the buyer comes from. */
function readOtherCity(sentence: Sentence, at: number): Reading | undefined {
  const { tokens } = sentence;
  const city = otherCityAt(tokens, at);
  if (city === undefined) return undefined;
  if (['from', 'like'].includes(tokens[at - 1]?.text ?? ''))
    return { length: city.length, kind: 'background' };
  if (namedAfterCities.has(tokens[at + city.length]?.text ?? '')) {
    return undefined;
  }
  if (isPlaceOfWork(tokens, at)) return { length: city.length, kind: 'background' };
  // "Chennai OMR": a name right behind the city is there too.
  const there = namedPlaceAt(sentence, at + city.length);
  const length = city.length + (there?.length ?? 0);
  return { length, kind: 'intent', intent: 'out-of-scope' };
}

/** "my office is in Hyderabad but buying here": where somebody works or lives is not where they search. */
function isPlaceOfWork(tokens: readonly Token[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - FURTHEST_BACK); before--) {
    const text = tokens[before]?.text ?? '';
    if (worksElsewhere.has(text)) return true;
    if (wishesHere.has(text) || [',', '.', ';', '\n'].includes(text)) return false;
  }
  return afterHome.has(tokens[at + 1]?.text ?? '');
}

const FURTHEST_BACK = 6;
