import type { Token } from '@manemitra/query/token';
import type { Answer } from '../answer.ts';
import { namedIn } from './do-errand.ts';
import { errandReply } from './errand-reply.ts';
import { isMarked } from './in-clause.ts';
import { learnedErrand, surelyAsks, surelyWishes } from './learned-turn.ts';
import { takenOff } from './removal.ts';
import { meantByFigures, meantBy } from './resolve.ts';
import type { Taken } from './taken.ts';
import type { Turn } from './turn.ts';

type Done = Answer & { kind: 'question' | 'errand' };

/**
 * An errand that our word lists do not know, and that the learned model is sure of: "Saturday forenoon, arrange a recce of serial 1".
 * `isLeft`: nothing else can be made of the turn, so that less is enough; what is meant must be pointed at then.
 */
export function errandLearned(
  tokens: readonly Token[],
  turn: Turn,
  { isLeft = false } = {},
): Taken | undefined {
  const { likely, alone, shown, request } = turn;
  const isOfOne = likely.likeliest !== 'compare';
  const meant =
    meantByFigures(tokens, alone, shown) ?? meantBy(tokens, shown, { isToDo: true, isOfOne });
  const isPointed = meant !== undefined && !meant.isAll && meant.projects.length > 0;
  const isAtPlace = isPointed && meant.isDefinite === true && !isMarked(tokens);
  const errand = learnedErrand(likely, { isLeft, isAtPlace });
  // Who is named and not seen is found by other means, too.
  const isOther = namedIn(alone).length > 0;
  if (errand === undefined || isOther || BY_OTHER_MEANS.has(errand)) return undefined;
  // What is not seen is turned no further.
  if (errand === 'next' && shown.kind !== 'list') return undefined;
  if (errand === 'remove') return isPointed ? takenOff(meant, tokens, turn) : undefined;
  if (isLeft && !isPointed) return undefined;
  const { prompt, today } = request;
  return { answer: { ...errandReply(errand, { meant, shown, prompt, today }), kind: 'errand' } };
}

/** Sums need figures, and who signs in says so. */
const BY_OTHER_MEANS: ReadonlySet<string> = new Set(['calculate', 'sign-in']);

/** An errand that the rules found, in a turn that points at no place and surely wishes or asks: "any cheaper? only one salary now". */
export function isDoubted(done: Done | undefined, tokens: readonly Token[], turn: Turn): boolean {
  const { likely, alone, shown } = turn;
  if (done?.kind !== 'errand' || NEVER_DOUBTED.has(done.errand ?? '')) return false;
  if (meantByFigures(tokens, alone, shown)?.isDefinite === true) return false;
  return surelyWishes(likely, { isRead: true }) || surelyAsks(likely);
}

/** Means that somebody tells, and thanks, which keep the search. */
const NEVER_DOUBTED: ReadonlySet<string> = new Set(['calculate', 'save']);
