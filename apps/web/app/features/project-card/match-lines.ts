import type { FoundCard } from '@manemitra/contract/search';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import { wishText } from '#web/features/understanding/public.ts';

export type Verdict = 'met' | 'missed' | 'unknown';

export interface MatchLine {
  id: string;
  verdict: Verdict;
  text: string;
}

const ORDER: readonly Verdict[] = ['met', 'missed', 'unknown'];

/** Why a project is here, a line for each wish that it is told of: what it meets first, then what it misses, then what nobody knows. */
export function matchLines(
  match: FoundCard['match'],
  constraints: readonly Constraint[],
  alternatives: Interpretation['alternatives'] = [],
): MatchLine[] {
  const told = match.alternative === undefined ? [] : (alternatives[match.alternative] ?? []);
  const lines = [...constraints, ...told].flatMap(({ id }, index): MatchLine[] => {
    const verdict = ORDER.find((kind) => match[kind].includes(id));
    const text = match.reasons[index];
    return verdict === undefined || text === undefined ? [] : [{ id, verdict, text }];
  });
  return ORDER.flatMap((verdict) => lines.filter((line) => line.verdict === verdict));
}

/** Which of several whole wishes a project meets, the one that its lines tell of first. */
export function metWishes(
  { alternative, alternativesMet = [] }: FoundCard['match'],
  alternatives: Interpretation['alternatives'] = [],
): string[] {
  const others = alternativesMet.filter((one) => one !== alternative);
  const met =
    alternative === undefined || !alternativesMet.includes(alternative) ? [] : [alternative];
  return [...met, ...others].flatMap((one) => {
    const wish = alternatives[one];
    return wish === undefined ? [] : [`“${wishText(wish)}”`];
  });
}
