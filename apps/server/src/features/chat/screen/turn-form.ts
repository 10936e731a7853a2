import {
  everyConstraint,
  type Constraint,
  type Interpretation,
} from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import { asksAdvice } from './clause-ends.ts';
import { partsOf, sentencesOf, type Clause, type Range } from './clause.ts';
import { formOf, isAsking, isTag, ordersSomething } from './clause-form.ts';
import { isBound, isLookedFor, isNearThing } from './clause-marks.ts';
import { withinOf } from './clause-wishes.ts';
import {
  agrees,
  asksForFact,
  asksForSome,
  asksWhichOfFew,
  denies,
  isAnyOf,
  isPointing,
  opensPointing,
} from './clause-subjects.ts';
import { notKnownToMe } from './clause-words.ts';
import { thereWords, wantWords } from './form-words.ts';
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
  // "The CV Raman Nagar one, builder?" as well.
  const isOfSeen =
    pointing === 'all' || pointing === 'those' || wished.some((one) => isPointing(tokens, one));
  const isPlace = isLookedFor(wished) && !isOfSeen && !(isOfHomes && asksForFact(tokens, sentence));
  // "Is a temple within the society?": a mark says more than "within".
  if (isAskedBy && !isPlace) {
    for (const one of clauses) {
      const said = tokens.slice(one.from, one.to);
      // "Is the DTCP the same as the BMRDA?" compares words, and no homes.
      const isCompared = isOfTerm && !ordersSomething(said) && !has(wantWords, said);
      if (
        one.form === 'wishes' &&
        (isBound(said) ||
          asksAdvice(said) ||
          isCompared ||
          asksForSome(said, withinOf(constraints, tokens, one)))
      )
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
  // "I did not say, alva, office Bagmane": where others say what is wished for, what only asks to agree asks for nothing.
  for (const one of clauses) {
    const said = tokens.slice(one.from, one.to);
    const isEmpty = withinOf(constraints, tokens, one).length === 0;
    if (wished.length > 0 && one.form === 'asks-whether' && isEmpty && agrees(said))
      one.form = 'reports';
    // "Yav area gottilla, south Bangalore": what somebody does not know is not asked beside what they wish.
    if (wished.length > 0 && isAsking(one.form) && isEmpty && !isAskedBy && has(notKnownToMe, said))
      one.form = 'reports';
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
  const own = withinOf(constraints, tokens, said);
  // "Loading is crazy here. Under 25 percent", "ella dubari. 1.3 koti olage idya": after a remark nobody only names a figure, nor asks for one.
  const isOfBudget = said.form === 'asks-whether' && own.every(({ field }) => field === 'price');
  const wishes = isAfterRemark && own.length > 0 && (said.form === 'names' || isOfBudget);
  const one: Clause = wishes ? { ...said, form: 'wishes' } : said;
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
