import type { DocumentGap } from '@manemitra/contract/property-detail';
import type { Verdict } from '@manemitra/contract/verdict';

/** What decides and is no document of the list, because it is lacking or not known: each with what to ask, as the verdict says it. */
export function furtherQuestions(
  gaps: readonly DocumentGap[],
  { reasons, unknown }: Pick<Verdict, 'reasons' | 'unknown'>,
): Verdict['unknown'] {
  const asked = new Set(gaps.map(({ question }) => question));
  const lacking = reasons.flatMap(({ fact, says, rule, ask }) =>
    rule === null || ask === null ? [] : [{ fact, says, ask }],
  );
  return [...lacking, ...unknown].filter(({ ask }) => !asked.has(ask));
}

/** What to paste into a message to the seller. */
export function questionsText(projectName: string, questions: readonly string[]): string {
  const lines = questions.map((question, at) => `${at + 1}. ${question}`);
  return [`About ${projectName}:`, ...lines].join('\n');
}
