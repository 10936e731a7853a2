import { moneyAt } from '../../money.ts';
import { numberAt } from '../../numbers.ts';
import { rowLength } from '../../phrases.ts';
import type { Token } from '../../token.ts';
import { ownPeople } from '../../words/story-words.ts';

/** "my father is 75", "mummy 70 saal ki hai": an age is no price. */
export function ageOf(tokens: readonly Token[], at: number): number {
  const person = tokens[at]?.text ?? '';
  const isAged = person === 'aged' || person === 'age';
  if (!AGED.has(person) && !ownPeople.has(person)) return 0;
  const verb = rowLength(AGE_VERBS, tokens, at + 1);
  const number = numberAt(tokens, at + 1 + verb);
  if (number === undefined || number.value > 110 || !Number.isInteger(number.value)) return 0;
  const end = at + 1 + verb + number.length;
  const years = rowLength(YEARS, tokens, end);
  if (verb === 0 && years === 0 && !isAged) return 0;
  if (years === 0 && (moneyAt(tokens, at + 1 + verb)?.unit !== 0 || isCountedAt(tokens, end)))
    return 0;
  return end + years - at;
}

export const AGED = new Set(['aged', 'age', 'he', 'she']);

function isCountedAt(tokens: readonly Token[], at: number): boolean {
  return /^[\p{L}+-]/u.test(tokens[at]?.text ?? '') && !AFTER_AGE.has(tokens[at]?.text ?? '');
}

const AGE_VERBS = new Set([
  'is',
  'are',
  'am',
  'aged',
  'turning',
  'turned',
  'now',
  'already',
  'about',
  'around',
]);
const YEARS = new Set([
  'years',
  'year',
  'yrs',
  'saal',
  'old',
  'ke',
  'ki',
  'ka',
  'hai',
  'hain',
  'plus',
  '+',
]);
const AFTER_AGE = new Set(['so', 'need', 'and', 'want', 'hence', 'now', 'but', 'looking']);
