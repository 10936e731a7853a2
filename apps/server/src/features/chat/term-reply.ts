import { answerGeneralQuestion } from '@manemitra/domain/general-questions';
import type { Source } from '@manemitra/domain/source';
import { explainTerm } from '@manemitra/domain/terms';
import { formatDate } from '@manemitra/domain/dates';
import { generalQuestionIn } from '@manemitra/query/general-question';
import { termQuestionIn, termsNamed } from '@manemitra/query/term-question';
import type { Answer, ChatRequest } from './answer.ts';
import { joiningLead } from './joining-words.ts';

/** Asked of no project: "is under construction safe", "NRI home loan documents". */
export const isGeneralQuestion = (prompt: string): boolean => generalIn(prompt) !== undefined;

/** What a sentence asks, or one of its parts: a story before a question hides it. */
function generalIn(prompt: string, least?: number) {
  return (
    generalQuestionIn(prompt, least) ??
    partsOf(prompt).flatMap((part) => generalQuestionIn(part, least) ?? [])[0]
  );
}

/** So much of a sentence is explained by the question that it comes closest to. */
const CLOSEST = 0.3;

/** The general question that a sentence comes closest to, for who asks of nothing else. */
export const closestReply = ({ prompt, today }: ChatRequest): Answer | undefined =>
  // The form of the sentence shows that it is a question, even without a question word that we know.
  generalAnswer(generalIn(`${prompt}?`, CLOSEST), today);

/** What holds of all homes in what a sentence asks, whatever project it is asked of. */
export const explainedReply = ({ prompt, today }: ChatRequest): Answer | undefined =>
  generalAnswer(generalIn(prompt), today);

/** What words of a sale a sentence asks for, or one of its parts. */
export function termsAskedIn(prompt: string) {
  return termQuestionIn(prompt) ?? partsOf(prompt).flatMap((part) => termQuestionIn(part) ?? [])[0];
}

const partsOf = (prompt: string): string[] =>
  (prompt.match(/[^.,;:!?\n।]+[?]?/gu) ?? []).map((part) => part.replace(joiningLead, ''));

/**
 * What a word of a sale means, and what is asked of no project. "What is RERA" beside an open project asks for its
 * number: undefined.
 */
export function termReply(request: ChatRequest): Answer | undefined {
  const { prompt, propertyId, today } = request;
  const question = termsAskedIn(prompt);
  if (propertyId !== undefined && question?.isMeaning !== true) return undefined;
  const general = question === undefined ? generalAnswer(generalIn(prompt), today) : undefined;
  if (general !== undefined) return general;
  const terms = question?.terms ?? termsNamed(prompt);
  if (terms.length === 0) return undefined;
  const explained = terms.map((term) => explainTerm(term, today));
  return answered(
    explained.map(({ text }) => text).join('\n\n'),
    explained.flatMap(({ sources }) => sources),
  );
}

function generalAnswer(question: ReturnType<typeof generalIn>, today: string): Answer | undefined {
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
