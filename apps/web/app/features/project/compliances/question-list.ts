import { andList } from '@manemitra/domain/list-words';
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

/** `2 documents and 1 question`, which a project does not show or tell; nothing where it shows and tells all. */
export function toAskFor({
  documentGaps,
  verdict,
}: {
  documentGaps: readonly DocumentGap[];
  verdict: Pick<Verdict, 'reasons' | 'unknown'>;
}): string | null {
  const counts = [
    [documentGaps.length, 'document'],
    [furtherQuestions(documentGaps, verdict).length, 'question'],
  ] as const;
  const parts = counts.flatMap(([count, what]) =>
    count === 0 ? [] : [`${count} ${what}${count === 1 ? '' : 's'}`],
  );
  return parts.length === 0 ? null : andList(parts);
}
