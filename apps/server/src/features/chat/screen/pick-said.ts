import { lengthAt, phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { degrees, firstWords, pickingSuperlative } from './degree-words.ts';
import { errandOf } from './errand-words.ts';
import type { Pointed } from './pointed.ts';
import { ofFewLength } from './few-said.ts';
import {
  betweenPicked,
  closingCopulas,
  comparedWith,
  fromFigure,
  objectForm,
  pickingWords,
  relatingWords,
  whicheverWords,
} from './pick-words.ts';
import { allShown } from './pointing-words.ts';
import { oneWords } from './ordinal-words.ts';
import { textAt } from './in-clause.ts';

/**
 * A degree with what makes it point: "the cheaper one", "sabse kam maintenance wala", "the one with the lowest loading", "jo sabse sasta
 * hai uska", "the cheapest of these, …". What stands between says what is measured.
 */
export function pickIn(tokens: readonly Token[]): Pointed | undefined {
  // "Shortlist whatever is cheapest" picks one.
  const asksWhich =
    tokens.some(({ text }) => pickingWords.has(text)) &&
    !tokens.some(({ text }) => whicheverWords.has(text));
  for (let at = 0; at < tokens.length; at++) {
    const degree = phraseAt(degrees, tokens, at);
    if (degree === undefined || isCompared(tokens, at)) continue;
    const to = at + degree.length;
    const led = asksWhich ? undefined : ledAt(tokens, at);
    // "Dubaariyaadaddanna": the ending says "the … one".
    const one = objectForm.test(textAt(tokens, to - 1)) ? to - 1 : oneAfter(tokens, to);
    const isOne = one !== undefined && (one === to || !asksWhich);
    const end =
      led !== undefined
        ? closedAt(tokens, to)
        : isOne
          ? one + 1
          : to + lengthAt(allShown, tokens, to);
    // "Call me about the cheapest", but not "which is the cheapest".
    const few = ofFewLength(tokens, end);
    const before = textAt(tokens, at - 1);
    const isLast =
      !asksWhich &&
      (before === 'the' || isDone(before)) &&
      (few > 0 || end === tokens.length || isDone(textAt(tokens, end)));
    // "Sabse sasta kholo"
    const isDoneWith = isMost(tokens, at, to) && isDone(textAt(tokens, end));
    const isPicked = isDoneWith || (end > to && textAt(tokens, end) === ',');
    // "Sabse pehle possession wala upar" is an order.
    if (led === undefined && end > to && firstWords.has(textAt(tokens, end))) continue;
    if (led !== undefined || isOne || isPicked || isLast) {
      const isRelated = led !== undefined && relatingWords.has(textAt(tokens, led));
      const ahead = isRelated ? wordsBetween(tokens, led + 1, at) : '';
      const of = `${ahead} ${wordsBetween(tokens, to, end)}`.trim();
      return {
        pointing: { at: 'pick', degree: degree.value, of },
        spans: [[led ?? at, end + few]],
      };
    }
  }
  return undefined;
}

/** "300 kinta kammi", "30 se kam" is a bound. */
const isCompared = (tokens: readonly Token[], at: number): boolean =>
  comparedWith.test(textAt(tokens, at - 1)) ||
  (fromFigure.has(textAt(tokens, at - 1)) && /\d/.test(textAt(tokens, at - 2)));

/** Something is done with it: "open", "shortlist". */
const isDone = (text: string): boolean => errandOf(text) !== undefined;

const isMost = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ text }) => pickingSuperlative.test(text));

/** How many words may say what is measured. */
const MEASURED_BY = 3;

/** "The one with the …", "jo …", "jiska …" before a degree: one is meant. */
function ledAt(tokens: readonly Token[], at: number): number | undefined {
  const before = (steps: number) => textAt(tokens, at - steps);
  // "Jo airport ke zyada paas hai"
  const related = before(1) === '' ? 0 : relatedBehind(before);
  if (related > 0) return at - related;
  for (let steps = 1; steps <= MEASURED_BY + 1; steps++) {
    if (before(steps) === 'one') return before(steps + 1) === 'the' ? at - steps - 1 : undefined;
    if (!betweenPicked.has(before(steps))) return undefined;
  }
  return undefined;
}

/** How many words behind a relative word a degree stands, with no verb between. */
function relatedBehind(before: (steps: number) => string): number {
  for (let steps = 1; steps <= MEASURED_BY + 1; steps++) {
    if (relatingWords.has(before(steps))) return steps;
    if (closingCopulas.has(before(steps)) || !/\p{L}/u.test(before(steps))) return 0;
  }
  return 0;
}

/** The "wala" or "irodu" that closes what a degree is of. */
function oneAfter(tokens: readonly Token[], to: number): number | undefined {
  for (let at = to; at <= to + MEASURED_BY; at++) {
    const text = textAt(tokens, at);
    if (oneWords.has(text)) return at;
    if (!/\p{L}/u.test(text)) return undefined;
  }
  return undefined;
}

/** Where what one is picked by ends: at its verb, or before a sign. */
function closedAt(tokens: readonly Token[], to: number): number {
  for (let at = to; at <= to + MEASURED_BY + 1 && at < tokens.length; at++) {
    const text = textAt(tokens, at);
    if (closingCopulas.has(text)) return at + 1;
    if (!/\p{L}/u.test(text)) return at;
  }
  return to;
}

const wordsBetween = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .flatMap(({ text }) => (oneWords.has(text) ? [] : [text]))
    .join(' ');
