import {
  everyConstraint,
  type Constraint,
  type Interpretation,
} from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { topicAt } from '../project/read-question.ts';
import { asksAdvice } from './clause-ends.ts';
import { partsOf, sentencesOf, type Clause, type Range } from './clause.ts';
import { formOf, isAsking, isTag, ordersSomething } from './clause-form.ts';
import { isBound, isLookedFor, isNearThing } from './clause-marks.ts';
import { withinOf } from './clause-wishes.ts';
import { whichWords } from './asking-words.ts';
import { denials, thereWords, wantWords, countedBehindNo } from './form-words.ts';
import { pointedIn } from './pointing.ts';
import { findsNothing, remarks } from './remarks.ts';
import { has, orderAt, textAt } from './in-clause.ts';
import { LOOKED_FOR } from './searched-in.ts';

/**
 * The clauses of a turn with what each does. What is only named in a sentence that asks is what it asks about; a question mark
 * asks about all that does not wish, except about what a home is looked for by and no project is asked about: "Begur or Kudlu?"
 */
export function clausesOf(tokens: readonly Token[], alone: Interpretation): Clause[] {
  const constraints = everyConstraint(alone);
  const isOfTerm = alone.intent === 'term-question';
  const all = sentencesOf(tokens).flatMap((one) => clausesIn(one, tokens, constraints, isOfTerm));
  return all.map((one, at) => besideOthers(one, all[at - 1], all[at + 1], { tokens, constraints }));
}

/** The clauses of one sentence. */
function clausesIn(
  sentence: Range,
  tokens: readonly Token[],
  constraints: readonly Constraint[],
  isOfTerm: boolean,
): Clause[] {
  const clauses = partsOf(tokens, sentence).map((range): Clause => {
    const within = withinOf(constraints, tokens, range);
    const said = tokens.slice(range.from, range.to);
    const form = asksWhichOfFew(said) ? 'asks' : formOf(said, within);
    return { ...range, form, isNamed: form === 'names' };
  });
  const isAskedBy = textAt(tokens, sentence.to) === '?';
  const wished = withinOf(constraints, tokens, sentence);
  // "Price for 3 BHK?" asks for a fact of homes that are seen, "Begur?" looks for them there.
  const isOfHomes = wished.every(({ field }) => field === 'bhk' || field === 'propertyType');
  // "Any 4 BHK in these?" asks of what is seen.
  const pointing = pointedIn(tokens.slice(sentence.from, sentence.to))?.pointing.at;
  const isOfSeen = pointing === 'all' || pointing === 'those';
  const isPlace = isLookedFor(wished) && !isOfSeen && !(isOfHomes && asksForFact(tokens, sentence));
  // "Is a temple within the society?": a mark says more than "within".
  if (isAskedBy && !isPlace) {
    for (const one of clauses) {
      const said = tokens.slice(one.from, one.to);
      // "Is the DTCP the same as the BMRDA?" compares words, and no homes.
      const isCompared = isOfTerm && !ordersSomething(said) && !has(wantWords, said);
      if (one.form === 'wishes' && (isBound(said) || asksAdvice(said) || isCompared))
        one.form = 'asks-whether';
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
}

/** What a clause does beside those around it: "It takes one week. True or lie", where a tag asks about the sentence before it. */
function besideOthers(
  said: Clause,
  before: Clause | undefined,
  next: Clause | undefined,
  { tokens, constraints }: { tokens: readonly Token[]; constraints: readonly Constraint[] },
): Clause {
  const remarked = before === undefined ? [] : tokens.slice(before.from, before.to);
  const isAfterRemark = remarks(remarked) || findsNothing(remarked);
  // "Loading is crazy here. Under 25 percent": after a remark nobody only names a figure.
  const wishes = isAfterRemark && said.form === 'names' && withinOf(constraints, tokens, said);
  const one: Clause = wishes && wishes.length > 0 ? { ...said, form: 'wishes' } : said;
  if (next === undefined) return one;
  const after = tokens.slice(next.from, next.to);
  // "Is there one near the metro? Show": a bare order is of what was said before it.
  if (one.form !== 'asks' && orderAt(after, 0) === after.length) return { ...one, form: 'wishes' };
  // "How is Yelahanka? Show there" wishes for Yelahanka.
  const order = after.filter(({ text }) => !thereWords.has(text));
  const isThere = order.length < after.length && orderAt(order, 0) === order.length;
  if (isThere && isLookedFor(withinOf(constraints, tokens, one))) return { ...one, form: 'wishes' };
  // "Gym and pool too, those are musts": what is said back of them is that they are wished for.
  const isMust = next.form === 'wishes' && opensPointing(after) && has(wantWords, after);
  if (isMust && one.form === 'names' && withinOf(constraints, tokens, one).length > 0)
    return { ...one, form: 'wishes' };
  return one.form === 'names' && isTag(after) ? { ...one, form: 'asks-whether' } : one;
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
