import type { DocumentGap } from '@manemitra/contract/property-detail';
import type { Verdict } from '@manemitra/contract/verdict';

/** What decides, is not known and is no document of the list: each with what to ask, as the verdict says it. */
export function furtherQuestions(
  gaps: readonly DocumentGap[],
  unknown: Verdict['unknown'],
): Verdict['unknown'] {
  const asked = new Set(gaps.map(({ question }) => question));
  return unknown.filter(({ ask }) => !asked.has(ask));
}

/** What to paste into a message to the seller. */
export function questionsText(projectName: string, questions: readonly string[]): string {
  const lines = questions.map((question, at) => `${at + 1}. ${question}`);
  return [`About ${projectName}:`, ...lines].join('\n');
}
