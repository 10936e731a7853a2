import { numberAt } from './numbers.ts';
import { onceAt } from './once.ts';
import { lengthAt, phraseAt, rowLength } from './phrases.ts';
import type { Token } from './token.ts';
import { bhkWords } from './words/bhk-words.ts';
import { propertyTypeWords } from './words/property-type-words.ts';
import { comparisonsAfter, comparisonsBefore, eitherWays } from './words/comparison-words.ts';
import type { Comparison } from './words/comparison-words.ts';
import { wordSet } from './tokens.ts';
import { factOf } from './word.ts';
import { denialsBehind } from './words/denial-words.ts';

/** The comparing words before an amount: "under", "at least", "don't want to pay more than". */
export function comparisonAt(
  tokens: readonly Token[],
  at: number,
): { length: number; value: Comparison } | undefined {
  const first = tokens[at];
  if (first === undefined || !mayBeginComparison(first.word)) return undefined;
  return readComparison(tokens, at);
}

const readComparison = onceAt((tokens: readonly Token[], at) => {
  const plain = phraseAt(comparisonsBefore, tokens, at);
  const denied = deniedAt(tokens, at);
  return (denied?.length ?? 0) > (plain?.length ?? 0) ? denied : plain;
});

/** "cannot travel more than 25 min" is at most, "nothing smaller than 1200 sqft" at least. */
function deniedAt(
  tokens: readonly Token[],
  at: number,
): { length: number; value: Comparison } | undefined {
  const auxiliary = AUXILIARIES.has(tokens[at]?.text ?? '') ? 1 : 0;
  if (!DENIALS.has(tokens[at + auxiliary]?.text ?? '')) return undefined;
  let next = at + auxiliary + 1;
  while (next - at <= MOST_LINKS && LINKS.has(tokens[next]?.text ?? '')) next++;
  if (EXCEEDING.has(tokens[next]?.text ?? '')) return { length: next + 1 - at, value: 'max' };
  const degree = DEGREES.get(tokens[next]?.text ?? '');
  if (degree === undefined) return undefined;
  if (tokens[next + 1]?.text === 'than' || tokens[next + 1]?.text === 'then') {
    return { length: next + 2 - at, value: degree };
  }
  return NEEDS_THAN.has(tokens[next]?.text ?? '')
    ? undefined
    : { length: next + 1 - at, value: degree };
}

const MOST_LINKS = 7;

/** "should" alone denies nothing, "should not" does. */
const AUXILIARIES = new Set('do does will would should must can could is'.split(' '));
const DENIALS = new Set(
  'not no never nothing cannot cant dont doesnt wont wouldnt shouldnt mustnt couldnt without isnt'.split(
    ' ',
  ),
);

/** Words that may stand between a denial and what is too much. */
const LINKS = new Set(
  (
    'not never want wanna wants to be is it i we go going travel travelling traveling commute commuting drive driving ' +
    'spend spending pay paying take taking looking look for need like accept anything any something a an the that ' +
    'afford prefer have having in with of come cost costing costs priced budget be ready willing able ever'
  ).split(' '),
);

export function beginsComparison(text: string): boolean {
  return comparisonsBefore.has(text) || AUXILIARIES.has(text) || DENIALS.has(text);
}

/** Asked at every word by many readers. */
const mayBeginComparison = factOf(beginsComparison);

const EXCEEDING = new Set(['exceed', 'exceeding', 'exceeds', 'cross', 'crossing', 'surpass']);

/** What may not be more is at most; what may not be less is at least. */
const DEGREES: ReadonlyMap<string, Comparison> = new Map<string, Comparison>([
  ...'more above over beyond greater bigger larger higher costlier'
    .split(' ')
    .map((word): [string, Comparison] => [word, 'max']),
  ...'less lesser below under smaller lower fewer cheaper'
    .split(' ')
    .map((word): [string, Comparison] => [word, 'min']),
]);

const NEEDS_THAN = new Set(
  'more greater bigger larger higher costlier less lesser smaller lower fewer cheaper'.split(' '),
);

/** The comparing words behind an amount: "ke andar", "or less", "se kam nahi hona chahiye". */
export function comparisonBehind(
  tokens: readonly Token[],
  at: number,
): { length: number; value: Comparison } | undefined {
  const plain = phraseAt(comparisonsAfter, tokens, at) ?? bareBehind(tokens, at);
  if (plain === undefined || (plain.value !== 'min' && plain.value !== 'max')) return plain;
  let end = at + plain.length;
  end += rowLength(POSSESSIVES, tokens, end);
  const last = tokens[at + plain.length - 1]?.text ?? '';
  // "se zyada nahi" is one phrase: only its verb is still to come.
  if (denialsBehind.has(last)) {
    return { ...plain, length: plain.length + rowLength(TAILS, tokens, at + plain.length) };
  }
  if (!DEGREES_BEHIND.has(last)) return plain;
  if (!denialsBehind.has(tokens[end]?.text ?? '')) return plain;
  end += 1 + rowLength(TAILS, tokens, end + 1);
  return { length: end - at, value: plain.value === 'min' ? 'max' : 'min' };
}

/** "1.5 cr above villas", "80 lakhs below": elsewhere these words belong to what follows them. */
function bareBehind(
  tokens: readonly Token[],
  at: number,
): { length: number; value: Comparison } | undefined {
  const value = BARE_BEHIND.get(tokens[at]?.text ?? '');
  if (value === undefined) return undefined;
  const next = tokens[at + 1]?.text ?? '';
  const number = numberAt(tokens, at + 1);
  const isRooms = number !== undefined && lengthAt(bhkWords, tokens, at + 1 + number.length) > 0;
  const isEnd = next === '' || [',', '.', ';', '\n'].includes(next);
  const isHome = phraseAt(propertyTypeWords, tokens, at + 1) !== undefined;
  return isEnd || isRooms || isHome ? { length: 1, value } : undefined;
}

const BARE_BEHIND: ReadonlyMap<string, Comparison> = new Map<string, Comparison>([
  ['above', 'min'],
  ['below', 'max'],
  ['under', 'max'],
]);

/** "se kam", "kinta jasti": words of more or less that a "nahi" behind turns round. */
const DEGREES_BEHIND = wordSet(
  'kam kum neeche niche zyada jyada zyaada upar oopar adhik kadime kammi kadme jasti jaasti hecchu hechu mele ' +
    'कम नीचे ज़्यादा ज्यादा अधिक ऊपर ಕಡಿಮೆ ಹೆಚ್ಚು ಜಾಸ್ತಿ ಮೇಲೆ',
);
const POSSESSIVES = wordSet('door dur doora ka ki ke wala wali wale का की के');
const TAILS = wordSet(
  'hona honi ho chahiye chaiye hai lena dena lage lagna lagni lagta jaye jaaye jana होना होनी हो चाहिए है',
);

/** How many tokens say "plus minus" at a place; 0 when none does. A lone "+" says "and more". */
export function eitherWayLength(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text === '+' && tokens[at + 1]?.text === '-') return 2;
  return lengthAt(eitherWays, tokens, at);
}
