import { everyConstraint, type Interpretation } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import type { Answer } from '../answer.ts';
import { namedIn } from './projects-named.ts';
import { refusesErrand } from './errand-at.ts';
import { errandReply } from './errand-reply.ts';
import { errandOf, type Errand } from './errand-words.ts';
import { isMarked } from './in-clause.ts';
import { learnedErrand, surelyAsks, surelyWishes } from './learned-turn.ts';
import { takenOff } from './removal.ts';
import { meantByFigures, meantBy } from './resolve.ts';
import type { Taken } from './taken.ts';
import type { Turn } from './turn.ts';

type Done = Answer & { kind: 'question' | 'errand' };

/**
 * An errand that our word lists do not know, and that the learned model is sure of: "Saturday forenoon, arrange a recce of serial 1".
 * `isLeft`: nothing else can be made of the turn, so that less is enough; whom it is about must be pointed at then. `byRules`: what the
 * word lists took it for; "no calls, only the brochure of the second" names another errand as well.
 */
export function errandLearned(
  tokens: readonly Token[],
  turn: Turn,
  { isLeft = false, byRules }: { isLeft?: boolean; byRules?: Errand | undefined } = {},
): Taken | undefined {
  const { likely, alone, shown, request } = turn;
  const isOfOne = likely.likeliest !== 'compare';
  const meant =
    meantByFigures(tokens, alone, shown) ?? meantBy(tokens, shown, { isToDo: true, isOfOne });
  const isPointed = meant !== undefined && !meant.isAll && meant.projects.length > 0;
  const isAtPlace = isPointed && meant.isDefinite === true && !isMarked(tokens);
  const isNamed = (one: Errand) => tokens.some(({ text }) => errandOf(text) === one);
  const errand = learnedErrand(likely, {
    isLeft,
    isAtPlace,
    isNamed,
    isOther: byRules !== undefined,
  });
  if (errand === byRules || (isKept(errand) && isKept(byRules))) return undefined;
  // Who is named and not seen is found by other means, too.
  const isOther = namedIn(alone).length > 0;
  if (errand === undefined || isOther || BY_OTHER_MEANS.has(errand)) return undefined;
  if (refusesErrand(tokens, errand)) return undefined;
  // What is not seen is turned no further.
  if (errand === 'next' && shown.kind !== 'list') return undefined;
  if (errand === 'remove') return isPointed ? takenOff(meant, tokens, turn) : undefined;
  if (isLeft && !isPointed && !OF_NO_PROJECT.has(errand)) return undefined;
  const { prompt, today } = request;
  return { answer: { ...errandReply(errand, { meant, shown, prompt, today }), kind: 'errand' } };
}

/** Whether a project or the search is kept, the rules know by what is pointed at. */
const isKept = (errand: Errand | undefined): boolean => errand === 'save' || errand === 'shortlist';

/** These are of the list or the search. */
const OF_NO_PROJECT: ReadonlySet<Errand> = new Set(['save', 'next', 'print'] as const);

/** Sums need figures, and who signs in says so. */
const BY_OTHER_MEANS: ReadonlySet<string> = new Set(['calculate', 'sign-in']);

/** An errand that the rules found, in a turn that points at no place and surely wishes or asks: "any cheaper? only one salary now". */
export function isDoubted(done: Done | undefined, tokens: readonly Token[], turn: Turn): boolean {
  const { likely, alone, shown } = turn;
  if (done?.kind !== 'errand' || done.errand === 'save') return false;
  if (done.errand === 'calculate' && !mayBeLimit(tokens, alone)) return false;
  if (meantByFigures(tokens, alone, shown)?.isDefinite === true) return false;
  return surelyWishes(likely, { isRead: true }) || surelyAsks(likely);
}

/** Nothing is calculated with no figure; and "85 lakh, registration and all" is a limit with its charges. */
const mayBeLimit = (tokens: readonly Token[], alone: Interpretation): boolean =>
  !tokens.some(({ text }) => /\d/.test(text)) ||
  everyConstraint(alone).some(({ field, value }) => field === 'price' && value.basis === 'all-in');
