import type { Constraint } from '@manemitra/query/interpretation';
import { lengthAt, phraseAt } from '@manemitra/query/phrases';
import type { Token } from '@manemitra/query/token';
import { markerWords } from '@manemitra/query/words/marker-words';
import { futureForm, tellingForm } from './clause-end-words.ts';
import { asksEither, states } from './clause-ends.ts';
import {
  asksAnywhere,
  asksWhichAt,
  endsAsking,
  opensAsking,
  opensWithVerb,
} from './clause-asks.ts';
import { isLookedFor, isRelative, isToldLess, supposes } from './clause-marks.ts';
import { forgotten, nobodyWords, whoseForm, ofOthers } from './clause-words.ts';
import {
  aboutWords,
  beforeOpeners,
  boundWords,
  closingWants,
  complaints,
  others,
  praises,
  reports,
  thereWords,
  wantWords,
} from './form-words.ts';
import { joiningTails } from './ask-on-words.ts';
import { allShown } from './pointing-words.ts';
import { tellsByForm } from './verb-form-words.ts';
import { has, orderAt, textAt } from './in-clause.ts';
import { plainCopulas } from '@manemitra/query/words/copula-words';
import { areasLookedAt } from './what-is-there.ts';
import {
  askingAuxiliaries,
  askingToTell,
  tags,
  whatIsWanted,
  whichWords,
  yesOrNo,
} from './asking-words.ts';

/**
 * What a clause does by its form: it asks what or whether, it wishes, it tells what others say, or it only names something.
 */
export type Form = 'asks' | 'asks-whether' | 'wishes' | 'reports' | 'names';

export const isAsking = (form: Form): boolean => form === 'asks' || form === 'asks-whether';

/** What a clause does, by its words; `within` are the wishes that were read from them. */
export function formOf(clause: readonly Token[], within: readonly Constraint[]): Form {
  const first = clause.findIndex(({ text }) => !beforeOpeners.has(text));
  if (first === -1) return 'names';
  // "Is there any that is cheaper?": of others than those seen.
  const whether = (): Form =>
    isRelative(clause) && clause.some(({ text }) => others.has(text)) ? 'wishes' : 'asks-whether';
  if (areasLookedAt(clause) !== undefined) return 'wishes';
  const isWanted = has(whatIsWanted, clause) && !has(askingToTell, clause);
  if (isWanted || supposes(clause, within)) return 'wishes';
  if (asksEither(clause, within)) return whether();
  if (within.length === 0 && (has(complaints, clause) || has(praises, clause))) return 'reports';
  const ordersAt = (all: readonly Token[], at: number) =>
    isWithinWish(all[at], within) || isTold(all, at) ? 0 : orderAt(all, at);
  const about = lengthAt(aboutWords, clause, first);
  // "What about Hebbal" wishes, "what about TDS" asks.
  if (about > 0) return within.length > 0 || isRelative(clause) ? 'wishes' : 'asks';
  const ordering = ordersAt(clause, first);
  // "Show me which of these have OC" asks, "which is nearest, show that first" orders.
  if (ordering > 0) return asksWhichAt(clause, first + ordering) ? 'asks' : 'wishes';
  // "Can people move in without an OC" orders nothing.
  // "Can strech to 1.15": what was read as the words of a price asks for none.
  const isOfPrice = within.some(
    ({ field, span }) => field === 'price' && span[0] <= (clause[first]?.from ?? 0),
  );
  const isAskable = opensWithVerb(clause, first) && !isOfPrice;
  const orders = clause.some(
    (_, at) => ordersAt(clause, at) > 0 && !(isAskable && lengthAt(boundWords, clause, at) > 0),
  );
  // "Pink line kab chalu hogi": what orders in Kannada tells in Hindi.
  const closesOrdering = (all: readonly Token[], at: number) =>
    tellingForm.test(textAt(all, at)) ? 0 : ordersAt(all, at);
  if (orders && closes(clause, closesOrdering)) return 'wishes';
  // "Among these which is bigger" asks of what is seen, "a flat which is ready" does not.
  const isOfThese = has(allShown, clause) && has(whichWords, clause);
  if (isOfThese || opensAsking(clause, first) || asksAnywhere(clause)) return 'asks';
  const verb = isAskable ? textAt(clause, first) : '';
  const isAskedAnyhow = askingAuxiliaries.has(verb) && !ofOthers.has(textAt(clause, first + 1));
  if (orders && !isAskedAnyhow) return 'wishes';
  // "Budget batana bhool gaya": nothing is asked to be told.
  if (has(forgotten, clause)) return 'reports';
  // "Sasta batao" asks only for cheaper homes.
  if (clause.some(({ text }) => tellsByForm(text)))
    return isLookedFor(within) || isToldLess(clause) ? 'wishes' : 'asks';
  if (verb === 'any' && isLookedFor(within)) return 'names';
  // "Any Brigade also": besides those that are wished for.
  const isOfBuilders = within.length > 0 && within.every(({ field }) => field === 'promoter');
  if (verb === 'any' && isOfBuilders && clause.some(({ text }) => joiningTails.has(text)))
    return 'wishes';
  if (verb !== '' || has(yesOrNo, clause) || endsAsking(clause, within)) return whether();
  // "Jaasti na alli": a tag closes what is asked of there, too.
  const untilThere = clause.slice(0, clause.findLastIndex(({ text }) => !thereWords.has(text)) + 1);
  const isTagged = closes(untilThere, (all, at) => lengthAt(tags, all, at));
  const wants = has(wantWords, clause) || closingWants.has(clause.at(-1)?.text ?? '');
  if (!isTagged && (wants || (isRelative(clause) && !states(clause)))) return 'wishes';
  if (isTagged) return whether();
  if (has(reports, clause)) return 'reports';
  const isFuture = futureForm.test(textAt(clause, clause.length - 1));
  const isAskedOf = clause.some(
    (_, at) => isFuture && isTold(clause, at) && orderAt(clause, at) > 0,
  );
  return isAskedOf || statesOfSome(clause, within) ? 'asks-whether' : 'names';
}

/** "Kisi mein clubhouse hai": what a home has is stated by nobody who looks for one; "jisme gym ho" would wish for it. */
const statesOfSome = (clause: readonly Token[], within: readonly Constraint[]): boolean =>
  plainCopulas.has(clause.at(-1)?.text ?? '') &&
  within.length > 0 &&
  within.every(({ field }) => OF_A_HOME.has(field)) &&
  !clause.some(({ text }) => whoseForm.test(text));

/** "Paisa wapas milega": closed by a verb of Hindi that tells, it orders nothing. */
const isTold = (clause: readonly Token[], at: number): boolean =>
  at > 0 && at + 2 === clause.length && tellingForm.test(textAt(clause, at + 1));

/** "Clear title": the word belongs to what is wished for, whose words are always these, and orders nothing. */
const isWithinWish = (token: Token | undefined, within: readonly Constraint[]): boolean =>
  token !== undefined &&
  within.some(
    ({ field, span }) => FIXED.has(field) && span[0] <= token.from && token.to <= span[1],
  ) &&
  phraseAt(markerWords, [token], 0) === undefined;

const FIXED: ReadonlySet<string> = new Set([
  'litigation',
  'rera',
  'occupancyCertificate',
  'khatha',
]);

const OF_A_HOME: ReadonlySet<string> = new Set([...FIXED, 'amenity', 'water', 'approver']);

/** "Remove Sobha", and not only "show me" or "can I see the plan". */
export function ordersSomething(clause: readonly Token[]): boolean {
  const first = clause.findIndex(({ text }) => !beforeOpeners.has(text));
  const length = first === -1 || opensWithVerb(clause, first) ? 0 : orderAt(clause, first);
  return length > 0 && clause.slice(first + length).some(({ text }) => !nobodyWords.has(text));
}

type LengthAt = (clause: readonly Token[], at: number) => number;

const closes = (clause: readonly Token[], length: LengthAt): boolean =>
  clause.some((_, at) => at > 0 && length(clause, at) === clause.length - at);

/** "That is it, alva". */
export const closesTagged = (clause: readonly Token[]): boolean =>
  closes(clause, (all, at) => lengthAt(tags, all, at));

export const isTag = (clause: readonly Token[]): boolean =>
  lengthAt(tags, clause, 0) === clause.length;
