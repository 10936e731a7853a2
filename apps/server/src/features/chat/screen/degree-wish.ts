import {
  everyConstraint,
  type CatalogueNames,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { lengthAt, phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { CARRIERS } from './carrier-words.ts';
import type { Bound } from './bound.ts';
import { boundOf } from './degree-bounds.ts';
import { degrees, firstWords, partsOfHomes, superlativeForm, type Degree } from './degree-words.ts';
import { wordsBeside } from './pointing.ts';
import { sizedAnew } from './size-bounds.ts';
import type { Absolute } from './absolute.ts';
import type { Meant } from './meant.ts';
import type { Shown } from './shown.ts';
import { beforeOpeners } from './form-words.ts';
import { isSpoken, textAt } from './in-clause.ts';
import { priceComplaints } from './price-complaints.ts';

/** "Cheaper", "bigger", "closer to the metro" than what is seen. Undefined where a figure says how much, or an order is meant. */
export function degreeWish(
  tokens: readonly Token[],
  shown: Shown,
  meant: Meant | undefined,
  {
    alone,
    previous,
    names,
  }: { alone: Interpretation; previous: Interpretation | undefined; names: CatalogueNames },
): Absolute | undefined {
  // A figure of its own says how much.
  if (tokens.some(({ text }) => /\d/.test(text))) return undefined;
  const complaints = priceComplaints(tokens);
  const isWithin = (index: number) => complaints.some(([from, to]) => index >= from && index < to);
  // "Too costly", and nothing else, wishes for what costs less.
  const isComplaint =
    complaints.length > 0 && !tokens.some((one, index) => isSpoken(one) && !isWithin(index));
  const at = tokens.findIndex(
    (_, index) => lengthAt(degrees, tokens, index) > 0 && !isWithin(index),
  );
  const found: { value: Degree; length: number } | undefined = isComplaint
    ? { value: 'cheap', length: 0 }
    : at === -1
      ? undefined
      : phraseAt(degrees, tokens, at);
  // "Cheapest first" is an order, which the search itself understands, and so is "saste se mehnga".
  const after = textAt(tokens, at + (found?.length ?? 0));
  // "A big balcony" is of a part of the home.
  const isOfPart = [at - 1, at + 1].some((beside) => partsOfHomes.has(textAt(tokens, beside)));
  const isOrder = superlativeForm.test(textAt(tokens, at)) || firstWords.has(after);
  const order = orderBetween(tokens.filter((_, index) => !isWithin(index)));
  if (order !== undefined) return { prompt: order, says: '' };
  if (found === undefined || isOrder || isOfPart || isRefused(tokens[at], alone)) return undefined;
  if (isOfSum(tokens[at], alone)) return undefined;
  const measured =
    meant === undefined || meant.projects.length === 0 ? shown.projects : meant.projects;
  const words = boundOf(found.value, tokens, measured, previous);
  if (words === undefined) return undefined;
  const beside = wordsBeside(tokens, [
    ...(meant?.spans ?? []),
    ...complaints,
    [at, at + found.length],
  ]);
  // What else is said stays; words that only carry the degree go.
  const rest = beside.split(' ').filter((word) => !CARRIERS.has(word) && !beforeOpeners.has(word));
  const resized = rest.length === 0 ? sizedAnew(words, previous, names) : undefined;
  if (resized !== undefined) return resized;
  const whole = ({ prompt, says }: Bound) => ({
    prompt: [prompt, ...rest].join(' ').trim(),
    says,
  });
  return {
    ...whole(words),
    ...(words.orElse ? { orElse: whole(words.orElse) } : {}),
  };
}

/** "Lake hattira beda": near is what is refused, and nothing is to be nearer. */
const isRefused = (token: Token | undefined, alone: Interpretation): boolean =>
  token !== undefined &&
  everyConstraint(alone).some(
    ({ strength, span }) => strength === 'avoid' && span[0] <= token.from && token.to <= span[1],
  );

/** "Ek crore se kam": the word bounds a sum that is said. */
const isOfSum = (token: Token | undefined, alone: Interpretation): boolean =>
  token !== undefined &&
  everyConstraint(alone).some(
    ({ field, span }) => field === 'price' && span[0] < token.from && token.to <= span[1],
  );

/** Both ends in one breath say an order, the one that is said first comes first. */
function orderBetween(tokens: readonly Token[]): string | undefined {
  const said = tokens.flatMap((_, at) => phraseAt(degrees, tokens, at)?.value ?? []);
  const [first] = said.filter((degree) => degree === 'cheap' || degree === 'dear');
  if (!said.includes('cheap') || !said.includes('dear')) return undefined;
  return first === 'cheap' ? 'cheapest first' : 'most expensive first';
}
