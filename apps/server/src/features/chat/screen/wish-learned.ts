import { everyConstraint } from '@manemitra/query/interpretation';
import type { Token } from '@manemitra/query/token';
import type { Said } from './asked-turn.ts';
import { auxiliaries, openingQuestions } from './asking-words.ts';
import { isRelative } from './clause-marks.ts';
import { has, isMarked, isSpoken, textAt } from './in-clause.ts';
import { surelyAsks, surelyWishes } from './learned-turn.ts';
import { priceComplaints } from './price-complaints.ts';
import { similarWords } from './similar-words.ts';
import type { Turn } from './turn.ts';
import { areasLookedAt } from './what-is-there.ts';

/** What a turn wishes for by its forms, or by what was learned of turns where that is surer. */
export function wishLearned(
  byForm: string | undefined,
  { prompt, tokens, alone, effect, clauses, hasBefore, isOpen }: Said,
  { likely, request }: Turn,
): string | undefined {
  if (byForm !== undefined) {
    const mayOpen = request.previous === undefined;
    return surelyAsks(likely, { mayOpen }) && !isMeasured(tokens) ? undefined : byForm;
  }
  // "A mosque within walking distance": a place that we ask for is wished for, too.
  const isRead =
    everyConstraint(alone).length > 0 ||
    alone.sort !== undefined ||
    effect === 'drops' ||
    effect === 'changes' ||
    alone.questions.some(({ about }) => about === 'near');
  if (!isRead)
    return surelyWishes(likely, { isRead }) && !asks(tokens, clauses) ? prompt : undefined;
  // Before any search there is no list to lose: "2 BHK within 55 lakh, where will I get it?"
  if (!hasBefore && !isOpen && surelyWishes(likely, { isRead })) return prompt;
  // "1.1 Cr is what the bank will stretch to": a word in its middle asks only by its look.
  if (asksAtItsEdges(tokens)) return undefined;
  return surelyWishes(likely, { isRead: !asks(tokens, clauses) }) ? prompt : undefined;
}

/** Where a sign or a word asks, one touch makes a wish of it. */
const asks = (tokens: readonly Token[], clauses: Said['clauses']): boolean =>
  asksAtItsEdges(tokens) || clauses.some(({ form }) => form === 'asks');

const asksAtItsEdges = (tokens: readonly Token[]): boolean =>
  isMarked(tokens) || auxiliaries.has(textAt(tokens, 0)) || openingQuestions.has(textAt(tokens, 0));

/** "All this is too dear", "like the second one, with OC", "what is there in Yelahanka?": wishes measured by what is seen, or by where. */
const isMeasured = (tokens: readonly Token[]): boolean =>
  isRelative(tokens) ||
  priceComplaints(tokens).length > 0 ||
  has(similarWords, tokens) ||
  areasLookedAt(tokens.filter(isSpoken)) !== undefined;
