import { tokenOf } from './token.ts';
import type { Token } from './token.ts';
import { wordsOf } from './phrases.ts';
import { amenityWords } from './words/amenity-words.ts';
import { bhkWords } from './words/bhk-words.ts';
import { facingWords } from './words/direction-words.ts';
import { khathaWords } from './words/khatha-words.ts';
import { moneyUnits } from './words/money-words.ts';
import { monthWords, possessionLeads, spelledStatusWords } from './words/possession-words.ts';
import { propertyTypeWords } from './words/property-type-words.ts';
import { moreVocabulary } from './words/vocabulary-words.ts';

const SHORTEST = 5;
const TWO_SLIPS_FROM = 8;

/** Latin words of the language long enough to be recognised when misspelt, by their length. */
const vocabulary = groupedByLength();

function groupedByLength(): ReadonlyMap<number, readonly string[]> {
  const words = new Set(
    [
      amenityWords,
      propertyTypeWords,
      spelledStatusWords,
      possessionLeads,
      facingWords,
      khathaWords,
      moneyUnits,
      monthWords,
      bhkWords,
    ].flatMap((table) => wordsOf(table)),
  );
  for (const word of moreVocabulary) words.add(word);
  const byLength = new Map<number, string[]>();
  for (const word of words) {
    if (!/^[a-z]+$/.test(word) || word.length < SHORTEST) continue;
    const sameLength = byLength.get(word.length) ?? [];
    sameLength.push(word);
    byLength.set(word.length, sameLength);
  }
  return byLength;
}

/** The tokens with misspelt words of the language put right, the same ones where none is; only `suspects` are looked at. */
export function withSpellingRepaired(
  tokens: readonly Token[],
  suspects: ReadonlySet<number>,
): readonly Token[] {
  let repaired: Token[] | undefined;
  for (const index of suspects) {
    const token = tokens[index];
    const text = token && nearestWord(token.text);
    if (token === undefined || text === undefined) continue;
    repaired ??= [...tokens];
    repaired[index] = tokenOf(text, token.from, token.to);
  }
  return repaired ?? tokens;
}

/** The one word of the vocabulary within one slip, or two in a long word; nothing on a tie. */
function nearestWord(text: string): string | undefined {
  if (text.length < SHORTEST || text.length > 20 || !/^[a-z]+$/.test(text)) return undefined;
  const allowed = text.length >= TWO_SLIPS_FROM ? 2 : 1;
  let best: { word: string; slips: number } | undefined;
  let isTie = false;
  for (let length = text.length - allowed; length <= text.length + allowed; length++) {
    for (const word of vocabulary.get(length) ?? []) {
      if (word.charAt(0) !== text.charAt(0)) continue;
      const slips = slipsBetween(text, word, Math.min(allowed, best?.slips ?? allowed));
      if (slips === undefined) continue;
      isTie = best !== undefined && slips === best.slips && word !== best.word;
      if (best === undefined || slips < best.slips) best = { word, slips };
    }
  }
  return isTie ? undefined : best?.word;
}

/** Damerau-Levenshtein distance (letters wrong, missing, extra or swapped), or nothing above a limit. */
function slipsBetween(a: string, b: string, limit: number): number | undefined {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
      if (isSwap) cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return undefined;
    beforeLast = last;
    last = current;
  }
  const slips = last[b.length] ?? limit + 1;
  return slips <= limit ? slips : undefined;
}
