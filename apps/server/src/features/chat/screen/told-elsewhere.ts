import type { Interpretation } from '@manemitra/query/interpretation';
import { termsNamed } from '@manemitra/query/term-question';
import { readQuestion } from '../project/read-question.ts';
import type { Turn } from './turn.ts';

/* Turns whose answer does not depend on the screen. */

/** Small talk, help and what we turn down. */
const ELSEWHERE: ReadonlySet<string> = new Set(['greeting', 'help', 'declined', 'out-of-scope']);

export function isElsewhere({ request, alone }: Turn, isAsked: boolean): boolean {
  const isTerm = alone.intent === 'out-of-scope' && termsNamed(request.prompt).length > 0;
  return ELSEWHERE.has(alone.intent) && !(isTerm && isAsked);
}

export const isDeclined = ({ intent }: Interpretation): boolean => intent === 'declined';

/** "Is the second bachelor friendly?" asks for the rules of a house, and chooses no neighbours. */
export const asksForRules = (prompt: string): boolean =>
  readQuestion(prompt).topics.includes('rules');
