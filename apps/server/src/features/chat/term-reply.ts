import { TERMS } from '@manemitra/domain/terms';
import { termQuestionIn } from '@manemitra/query/term-question';
import type { Answer, ChatRequest } from './answer.ts';

/** What a word of a sale means. "What is RERA" beside an open project asks for its number: undefined. */
export function termReply({ prompt, propertyId }: ChatRequest): Answer | undefined {
  const question = termQuestionIn(prompt);
  if (question === undefined || (propertyId !== undefined && !question.isMeaning)) return undefined;
  const message = question.terms.map((term) => TERMS[term]).join('\n\n');
  return { message, outcome: 'answered' };
}
