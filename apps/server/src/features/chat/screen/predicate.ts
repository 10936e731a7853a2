import { describe } from '@manemitra/query/describe';
import { interpret } from '@manemitra/query/interpret';
import {
  criteriaOf,
  type CatalogueNames,
  type Interpretation,
} from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { tokenize } from '@manemitra/query/tokens';
import type { Pointed } from './pointed.ts';
import { pointedIn, wordsBeside } from './pointing.ts';
import { spansOf } from './in-clause.ts';
import { isAskingWord } from './clause-asks.ts';
import { whichWords, yesOrNo } from './asking-words.ts';

/* What a question asks of several projects, as a wish: each is judged by it, and it keeps those that have it. */

/** What is asked of them, without the words that point (`spans`) and ask. */
export const askedOf = (tokens: readonly Token[], spans: Pointed['spans']): string =>
  wordsBeside(tokens, [
    ...spans,
    ...spansOf(whichWords, tokens),
    ...spansOf(yesOrNo, tokens),
    ...tokens.flatMap(({ text }, at) => (isAskingWord(text) ? [[at, at + 1] as const] : [])),
  ]);

/** The wishes that a question asks of each: "OC", "ready to move", "a gym". Undefined where it holds none. */
export function predicateIn(
  rest: string,
  today: string,
  names: CatalogueNames,
): Interpretation | undefined {
  // "A gym", "ready to move", "the Brigade one": the reading that finds a wish is the one.
  let wish: Interpretation | undefined;
  // What asks is no part of it.
  const words = rest.replaceAll(/[?？]/gu, ' ').trim();
  for (const said of [`with ${words}`, words, `by ${words}`]) {
    wish = interpret(said, { today, names });
    if (wish.constraints.length > 0) break;
  }
  const { constraints = [], language = 'en' } = wish ?? {};
  return constraints.length === 0
    ? undefined
    : {
        intent: 'search',
        // Asked of each, a nicety counts like any other wish.
        constraints: constraints.map((one) =>
          one.strength === 'nice' ? { ...one, strength: 'must' } : one,
        ),
        unread: [],
        questions: [],
        language,
      };
}

/** The sentence of the search before with one wish more. */
export function keptWith(
  sentence: string,
  previous: Interpretation | undefined,
  today: string,
  names: CatalogueNames,
): string | undefined {
  if (previous === undefined) return undefined;
  const both = interpret(sentence, { today, names, previous });
  return describe(criteriaOf(both), names) || undefined;
}

/** The search before with what a question asked as one wish more. Undefined where it asked nothing that a wish holds. */
export function keptBy(
  asked: string,
  {
    previous,
    names,
    today,
  }: { previous: Interpretation | undefined; names: CatalogueNames; today: string },
): string | undefined {
  const tokens = tokenize(asked);
  const wish = predicateIn(askedOf(tokens, pointedIn(tokens)?.spans ?? []), today, names);
  return wish && keptWith(describe(criteriaOf(wish), names), previous, today, names);
}
