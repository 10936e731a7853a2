import { answerGeneralQuestion } from '@manemitra/domain/general-questions';
import type { Source } from '@manemitra/domain/source';
import { explainTerm } from '@manemitra/domain/terms';
import { formatDate } from '@manemitra/domain/dates';
import { generalQuestionIn } from '@manemitra/query/general-question';
import { termQuestionIn, termsNamed } from '@manemitra/query/term-question';
import type { Answer, ChatRequest } from './answer.ts';

/** Asked of no project: "is under construction safe", "NRI home loan documents". */
export function isGeneralQuestion(prompt: string): boolean {
  return generalQuestionIn(prompt) !== undefined;
}

/**
 * What a word of a sale means, and what is asked of no project. "What is RERA" beside an open project asks for its
 * number: undefined.
 */
export function termReply(request: ChatRequest): Answer | undefined {
  const { prompt, propertyId, today } = request;
  const question = termQuestionIn(prompt);
  if (propertyId !== undefined && question?.isMeaning !== true) return undefined;
  const general = question === undefined ? generalReply(request) : undefined;
  if (general !== undefined) return general;
  const terms = question?.terms ?? termsNamed(prompt);
  if (terms.length === 0) return undefined;
  const explained = terms.map((term) => explainTerm(term, today));
  return answered(
    explained.map(({ text }) => text).join('\n\n'),
    explained.flatMap(({ sources }) => sources),
  );
}

function generalReply({ prompt, today }: ChatRequest): Answer | undefined {
  const question = generalQuestionIn(prompt);
  if (question === undefined) return undefined;
  const { lines, sources, asOf } = answerGeneralQuestion(question.id, today);
  return answered(
    lines.join('\n'),
    sources.map(({ name, url }) => ({ name: `${name} (our answer of ${formatDate(asOf)})`, url })),
  );
}

function answered(message: string, named: readonly Source[]): Answer {
  const sources = new Map(named.map(({ name, url }) => [name, url]));
  return {
    message,
    outcome: 'answered',
    ...(sources.size > 0 && { sources: [...sources].map(([title, href]) => ({ title, href })) }),
  };
}
