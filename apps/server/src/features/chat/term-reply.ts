import { explainTerm } from '@manemitra/domain/terms';
import { termQuestionIn, termsNamed } from '@manemitra/query/term-question';
import type { Answer, ChatRequest } from './answer.ts';

/** What a word of a sale means. "What is RERA" beside an open project asks for its number: undefined. */
export function termReply({ prompt, propertyId, today }: ChatRequest): Answer | undefined {
  const question = termQuestionIn(prompt);
  if (propertyId !== undefined && question?.isMeaning !== true) return undefined;
  const terms = question?.terms ?? termsNamed(prompt);
  if (terms.length === 0) return undefined;
  const explained = terms.map((term) => explainTerm(term, today));
  const sources = new Map(
    explained.flatMap((term) => term.sources.map(({ name, url }) => [name, url])),
  );
  return {
    message: explained.map(({ text }) => text).join('\n\n'),
    outcome: 'answered',
    ...(sources.size > 0 && { sources: [...sources].map(([title, href]) => ({ title, href })) }),
  };
}
