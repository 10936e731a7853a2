import {
  everyConstraint,
  type Constraint,
  type Interpretation,
} from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { topicAt } from '../project/read-question.ts';
import { asksAdvice } from './clause-ends.ts';
import { formOf, isAsking, isTag, ordersSomething, type Form } from './clause-form.ts';
import { isBound, isLess, isLookedFor, isNearThing, isRelative } from './clause-marks.ts';
import { whichWords } from './asking-words.ts';
import { denials, thereWords, wantWords, countedBehindNo } from './form-words.ts';
import { pointedIn } from './pointing.ts';
import { findsNothing, remarks } from './remarks.ts';
import { has, orderAt, textAt, isSpoken } from './in-clause.ts';
import { LOOKED_FOR } from './searched-in.ts';

/** Tokens, `[from, to)`. */
interface Range {
  from: number;
  to: number;
}

export interface Clause extends Range {
  form: Form;
  /** By itself it only names something, whatever the rest of its sentence does. */
  isNamed: boolean;
}

/**
 * The clauses of a turn with what each does. What is only named in a sentence that asks is what it asks about; a question mark
 * asks about all that does not wish, except about what a home is looked for by and no project is asked about: "Begur or Kudlu?"
 */
export function clausesOf(tokens: readonly Token[], alone: Interpretation): Clause[] {
  const constraints = everyConstraint(alone);
  const all = cutAt(tokens, { from: 0, to: tokens.length }, SENTENCE_END).flatMap((sentence) => {
    const clauses = cutAt(tokens, sentence, JOINT).map((range): Clause => {
      const within = withinOf(constraints, tokens, range);
      const said = tokens.slice(range.from, range.to);
      const form = asksWhichOfFew(said) ? 'asks' : formOf(said, within);
      return { ...range, form, isNamed: form === 'names' };
    });
    const isAskedBy = textAt(tokens, sentence.to) === '?';
    const wished = withinOf(constraints, tokens, sentence);
    // "Price for 3 BHK?" asks for a fact of homes that are seen, "Begur?" looks for them there.
    const isOfHomes = wished.every(({ field }) => field === 'bhk' || field === 'propertyType');
    const isPlace = isLookedFor(wished) && !(isOfHomes && asksForFact(tokens, sentence));
    // "Is a temple within the society?": a mark says more than "within".
    if (isAskedBy && !isPlace) {
      for (const one of clauses) {
        const said = tokens.slice(one.from, one.to);
        if (one.form === 'wishes' && (isBound(said) || asksAdvice(said))) one.form = 'asks-whether';
      }
    }
    // "Not Godrej, any good builder", "4 BHK Hebbal, any builder": beside what is refused or looked for, "any" says what may be.
    const isBesideWish = (one: Clause) =>
      one.isNamed &&
      (denies(tokens, one.from) ||
        withinOf(constraints, tokens, one).filter(({ field }) => LOOKED_FOR.has(field)).length > 1);
    if (!isAskedBy && clauses.some(isBesideWish)) {
      for (const one of clauses) {
        if (one.form === 'asks-whether' && isAnyOf(tokens.slice(one.from, one.to)))
          one.form = 'wishes';
      }
    }
    const asked =
      clauses.find(({ form }) => isAsking(form))?.form ??
      (isAskedBy && !isPlace ? 'asks-whether' : undefined);
    return clauses.map((one): Clause => {
      // "Hattira shaale, aspatre ideya": what is near is asked for, too.
      if (asked !== undefined && isNearThing(tokens.slice(one.from, one.to)))
        return { ...one, form: asked };
      if (one.form !== 'names') return one;
      if (asked) return { ...one, form: asked };
      return denies(tokens, one.from) ? { ...one, form: 'wishes' } : one;
    });
  });
  // "It takes one week. True or lie": a tag by itself asks about the sentence before it.
  return all.map((said, at) => {
    const before = all[at - 1];
    const remarked = before === undefined ? [] : tokens.slice(before.from, before.to);
    const isAfterRemark = remarks(remarked) || findsNothing(remarked);
    // "Loading is crazy here. Under 25 percent": after a remark nobody only names a figure.
    const wishes = isAfterRemark && said.form === 'names' && withinOf(constraints, tokens, said);
    const one: Clause = wishes && wishes.length > 0 ? { ...said, form: 'wishes' } : said;
    const next = all[at + 1];
    if (next === undefined) return one;
    const after = tokens.slice(next.from, next.to);
    // "Is there one near the metro? Show": a bare order is of what was said before it.
    if (one.form !== 'asks' && orderAt(after, 0) === after.length)
      return { ...one, form: 'wishes' };
    // "How is Yelahanka? Show there" wishes for Yelahanka.
    const order = after.filter(({ text }) => !thereWords.has(text));
    const isThere = order.length < after.length && orderAt(order, 0) === order.length;
    if (isThere && isLookedFor(withinOf(everyConstraint(alone), tokens, one)))
      return { ...one, form: 'wishes' };
    // "Gym and pool too, those are musts": what is said back of them is that they are wished for.
    const isMust = next.form === 'wishes' && opensPointing(after) && has(wantWords, after);
    if (isMust && one.form === 'names' && withinOf(constraints, tokens, one).length > 0)
      return { ...one, form: 'wishes' };
    return one.form === 'names' && isTag(after) ? { ...one, form: 'asks-whether' } : one;
  });
}

/** "First and second which is nearer": it asks of those that it points at, whatever degree it names. */
const asksWhichOfFew = (clause: readonly Token[]): boolean =>
  OF_FEW.has(pointedIn(clause)?.pointing.at ?? '') &&
  has(whichWords, clause) &&
  !clause.some((_, at) => orderAt(clause, at) > 0);
const OF_FEW: ReadonlySet<string> = new Set(['places', 'group', 'those']);

const asksForFact = (tokens: readonly Token[], { from, to }: Range): boolean =>
  tokens.slice(from, to).some((_, at) => (topicAt(tokens, from + at)?.value ?? 'bhk') !== 'bhk');

const opensPointing = (clause: readonly Token[]): boolean =>
  (pointedIn(clause)?.spans ?? []).some(([from]) => from === 0);

/** "No pool", but not "no of car parks" and "no. 2". */
const denies = (tokens: readonly Token[], at: number): boolean =>
  denials.has(textAt(tokens, at)) && !countedBehindNo.has(textAt(tokens, at + 1));

/** "Any good builder", but not "any idea when it is ready". */
const isAnyOf = (clause: readonly Token[]): boolean =>
  textAt(clause, 0) === 'any' && clause.length <= MOST_OPEN;
const MOST_OPEN = 4;

const SENTENCE_END = /^[.?!;\n]$/;
const JOINT = /^[,:]$/;

/** The parts of a range between signs, without the signs. */
function cutAt(tokens: readonly Token[], { from, to }: Range, sign: RegExp): Range[] {
  const ends = [
    ...tokens
      .slice(from, to)
      .flatMap(({ text }, at) =>
        sign.test(text) && !abbreviates(tokens, from + at) ? [from + at] : [],
      ),
    to,
  ];
  const starts = [from, ...ends.map((end) => end + 1)];
  return ends.flatMap((end, at) => {
    const start = starts[at] ?? end;
    return end > start ? [{ from: start, to: end }] : [];
  });
}

/** The point within "sq.ft" and "ಕಿ.ಮೀ". */
function abbreviates(tokens: readonly Token[], at: number): boolean {
  const [before, point, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (point?.text !== '.' || before === undefined || after === undefined) return false;
  const isTight = before.to === point.from && point.to === after.from;
  return isTight && [before, after].every(({ text }) => /^\p{L}\p{M}*\p{L}?\p{M}*$/u.test(text));
}

/** The wishes that were read from the words of a range; a list that goes on behind it counts: "what about Hebbal, Jakkur". */
export function withinOf(
  constraints: readonly Constraint[],
  tokens: readonly Token[],
  { from, to }: Range,
): Constraint[] {
  const [start, end] = [tokens[from]?.from ?? 0, tokens[to - 1]?.to ?? 0];
  return constraints.filter(({ span }) => span[0] >= start && span[0] < end);
}

/** Whether a clause says what a home should be: a wish that was read from it, or one that is measured by what is seen. */
export function saysWish(tokens: readonly Token[], clause: Clause, alone: Interpretation): boolean {
  if (clause.form !== 'wishes' && clause.form !== 'names') return false;
  const within = withinOf(everyConstraint(alone), tokens, clause).filter(
    // A project is spoken of.
    ({ field }) => field !== 'project',
  );
  const said = tokens.slice(clause.from, clause.to);
  return (
    within.length > 0 ||
    (clause.form === 'wishes' && (isRelative(said) || isLess(said) || ordersSomething(said)))
  );
}

/** Whether most words of a clause were read as what a home should be. */
export function isMostlyRead(
  tokens: readonly Token[],
  clause: Clause,
  alone: Interpretation,
): boolean {
  const within = withinOf(everyConstraint(alone), tokens, clause);
  const said = tokens.slice(clause.from, clause.to).filter(isSpoken);
  const read = said.filter(({ from, to }) =>
    within.some(({ span }) => span[0] <= from && to <= span[1]),
  );
  return read.length > 0 && read.length * 2 >= said.length;
}
