import { moneyAt } from '../../money.ts';
import { numberAt } from '../../numbers.ts';
import { rowLength } from '../../phrases.ts';
import type { Token } from '../../token.ts';
import { afterAge, agedWords, ageVerbs, ownPeople, yearsOld } from '../../words/story-words.ts';

/** "my father is 75", "mummy 70 saal ki hai": an age is no price. */
export function ageOf(tokens: readonly Token[], at: number): number {
  const person = tokens[at]?.text ?? '';
  const isAged = person === 'aged' || person === 'age';
  if (!agedWords.has(person) && !ownPeople.has(person)) return 0;
  const verb = rowLength(ageVerbs, tokens, at + 1);
  const number = numberAt(tokens, at + 1 + verb);
  if (number === undefined || number.value > 110 || !Number.isInteger(number.value)) return 0;
  const end = at + 1 + verb + number.length;
  const years = rowLength(yearsOld, tokens, end);
  if (verb === 0 && years === 0 && !isAged) return 0;
  if (years === 0 && (moneyAt(tokens, at + 1 + verb)?.unit !== 0 || isCountedAt(tokens, end)))
    return 0;
  return end + years - at;
}

function isCountedAt(tokens: readonly Token[], at: number): boolean {
  return /^[\p{L}+-]/u.test(tokens[at]?.text ?? '') && !afterAge.has(tokens[at]?.text ?? '');
}
