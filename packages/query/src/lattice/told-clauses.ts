import type { Field } from '../criteria.ts';
import { SIGNS } from '../fields/tellings.ts';
import { lengthAt, phraseAt } from '../phrases.ts';
import type { Sentence } from '../reading.ts';
import type { Token } from '../token.ts';
import { clauseAnds, buts, clauseOrs } from '../words/joint-words.ts';
import { turnsDown } from '../words/list-refusal-words.ts';
import { peopleWords } from '../words/people-words.ts';
import {
  adviceVerbs,
  advisers,
  allOfThem,
  askingVerbs,
  dealVerbs,
  nowWanted,
  ownSubjects,
  sellers,
  wantVerbs,
} from '../words/telling-words.ts';
import type { Readings } from './readings.ts';

/** Words that tell of somebody or of something, and the fields of which they say nothing, whatever they weigh as a wish. */
export interface Told {
  from: number;
  to: number;
  isOf: (field: Field) => boolean;
}

/**
 * "My husband wants a villa, I want a flat"; "we sold the flat for 92 lakhs, looking for a villa in Sarjapur": of what is asked for behind
 * it, a clause that tells says nothing. What only it says counts: "my mother wants a garden, we need 3 BHK". Advice that a
 * "but" turns down says nothing at all.
 */
export function toldClauses({ tokens }: Sentence, readings: Readings): Told[] {
  if (!tokens.some(({ text }) => TELLING.some((words) => words.has(text)))) return [];
  if (tokens.some(({ text }) => allOfThem.has(text))) return [];
  const clauses = clausesIn(tokens);
  const lastOwn = clauses.findLastIndex((clause) => isOwn(clause, tokens));
  return clauses.flatMap((clause, at): Told[] => {
    const has = (words: ReadonlySet<string>) =>
      tokens.slice(clause.from, clause.to).some(({ text }) => words.has(text));
    const isOfOthers = isOfSomebody(clause, tokens);
    if (isOfOthers && (has(adviceVerbs) || has(wantVerbs)) && isTurnedDownBehind(clause, tokens))
      // The place they named is refused by the word that stands for it.
      return [{ from: clause.from, to: clause.to, isOf: (field) => field !== 'locality' }];
    const isQuote = has(sellers) && has(adviceVerbs) && !isOwn(clause, tokens);
    const isOpinion = isQuote || (isOfOthers && (has(adviceVerbs) || has(wantVerbs)));
    const isDeal = (isOfOthers || isOwn(clause, tokens)) && has(dealVerbs);
    const own = isOpinion
      ? clauses.findIndex((later, index) => index > at && isOwn(later, tokens))
      : isDeal
        ? at + 1
        : -1;
    const start = clauses[own]?.from;
    if (start === undefined || (isOpinion && lastOwn <= at)) return [];
    // "My husband wants a villa, or else I want a flat" wishes for either.
    if (isOpinion && !isQuote && clauseOrs.has(tokens[start - 1]?.text ?? '')) return [];
    const said = fieldsFrom(start, readings);
    // Which home somebody else bought or shows is all of it told: "my brother took a villa, we need 2 BHK".
    if ((isQuote || (isDeal && isOfOthers)) && WHICH.some((field) => said.has(field))) {
      for (const field of WHICH) said.add(field);
    }
    const isTurnedDown =
      isOpinion && has(adviceVerbs) && buts.has(tokens[start - 1]?.text ?? '') && said.size > 0;
    return [
      {
        from: clause.from,
        to: clause.to,
        isOf: (field) =>
          (isQuote && field === 'promoter') ||
          (!BESIDE.has(field) &&
            (isTurnedDown || said.has(field) || (isQuote && WHERE.has(field) && isPlaced(said)))),
      },
    ];
  });
}

/** "…, I am NOT interested", "… antane adre nange beda". */
const isTurnedDownBehind = ({ to }: Clause, tokens: readonly Token[]): boolean =>
  lengthAt(turnsDown, tokens, to) > 0 || lengthAt(turnsDown, tokens, to + 1) > 0;

const TELLING = [adviceVerbs, wantVerbs, dealVerbs];

/** Where somebody goes stays theirs, whoever else goes somewhere, and what a home has besides does not take its place. */
const BESIDE: ReadonlySet<Field> = new Set<Field>(['near', 'metroLine', 'amenity']);

/** Where a home is, whether said of an area, a part of the city or a point. */
const WHERE: ReadonlySet<Field> = new Set<Field>(['locality', 'zone', 'region']);

/** Which home it is. */
const WHICH: readonly Field[] = ['bhk', 'propertyType', 'area'];

const isPlaced = (said: ReadonlySet<Field>): boolean =>
  said.has('near') || [...WHERE].some((field) => said.has(field));

interface Clause {
  from: number;
  to: number;
}

/** Parted at signs, at words that turn, and where the sentence turns to who speaks. */
function clausesIn(tokens: readonly Token[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at++) {
    const text = tokens[at]?.text ?? '';
    const isSign = at === tokens.length || SIGNS.has(text) || buts.has(text);
    const isTurn = at > from && (ownSubjects.has(text) || opensWish(tokens, at));
    if (!isSign && !isTurn) continue;
    if (at > from) clauses.push({ from, to: at });
    from = isSign ? at + 1 : at;
  }
  return clauses;
}

const isOwn = ({ from }: Clause, tokens: readonly Token[]): boolean =>
  ownSubjects.has(tokens[from]?.text ?? '') ||
  askingVerbs.has(tokens[from]?.text ?? '') ||
  opensWish(tokens, from);

/** "We sold our flat and now want a house": what is told ends where the same people say what they want. */
const opensWish = (tokens: readonly Token[], at: number): boolean =>
  clauseAnds.has(tokens[at]?.text ?? '') && nowWanted.has(tokens[at + 1]?.text ?? '');

/** So far into a clause it says of whom it speaks: "but honestly my father". */
const OPENING = 4;

function isOfSomebody({ from, to }: Clause, tokens: readonly Token[]): boolean {
  if (ownSubjects.has(tokens[from]?.text ?? '')) return false;
  for (let at = from; at < Math.min(to, from + OPENING); at++) {
    const whose = phraseAt(peopleWords, tokens, at)?.value;
    if (advisers.has(tokens[at]?.text ?? '') || (whose !== undefined && whose !== 'me'))
      return true;
  }
  return false;
}

/** The fields of which something is said as one says it, from a token on. */
function fieldsFrom(start: number, readings: Readings): Set<Field> {
  return new Set(
    readings
      .slice(start)
      .flat()
      .flatMap((reading) =>
        reading.kind === 'wish' && reading.seen === undefined
          ? reading.wishes.map(({ field }) => field)
          : [],
      ),
  );
}
