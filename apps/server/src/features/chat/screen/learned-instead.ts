import { tokenize } from '@manemitra/query/tokens';
import type { Answer, ChatRequest } from '../answer.ts';
import { whichOne } from './ask-which.ts';
import { errandLearned } from './errand-learned.ts';
import { refusesErrand } from './errand-at.ts';
import type { Errand } from './errand-words.ts';
import { learnedErrand, likelyGoesBack, likelyStartsOver, otherwise } from './learned-turn.ts';
import type { Turn } from './turn.ts';

/** The question which project is meant, and the words by which a touch has it done. */
const OFFERED: Partial<Record<Errand, readonly [question: string, verb: string]>> = {
  open: ['Which one shall I open?', 'open'],
  shortlist: ['Which one shall I shortlist?', 'shortlist'],
  callback: ['Which one is the call about?', 'call me about'],
  share: ['Which one shall I share?', 'share'],
  remove: ['Which one shall I take out?', 'remove'],
};

/**
 * What a turn comes to whose words wish for nothing that we hold and ask for nothing that we know, by what was learned of turns: it goes
 * back, has something done, or is asked which project that is about. Undefined where it may well be a wish.
 */
export function learnedInstead(
  turn: Turn,
): { request: ChatRequest } | { answer: Answer } | undefined {
  const { request, shown } = turn;
  const { prompt } = request;
  const likely = otherwise(turn.likely);
  if (likelyGoesBack(likely)) return { request: { ...request, prompt: 'undo' } };
  if (likelyStartsOver(likely)) return { request: { ...request, prompt: 'start over' } };
  const tokens = tokenize(prompt);
  const learned = errandLearned(tokens, { ...turn, likely }, { isLeft: true });
  if (learned !== undefined)
    return 'answer' in learned
      ? { answer: learned.answer }
      : { request: { ...request, prompt: learned.wish } };
  const errand = learnedErrand(likely, { isLeft: true });
  if (errand === undefined || refusesErrand(tokens, errand)) return undefined;
  const [question, verb] = OFFERED[errand] ?? [];
  if (question === undefined || shown.projects.length === 0) return undefined;
  const asked = whichOne(question, prompt, shown);
  const taps = (asked.taps ?? []).map(({ label }) => ({ label, prompt: `${verb} ${label}` }));
  return { answer: { ...asked, taps, errand, kind: 'errand' } };
}
