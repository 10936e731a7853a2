import type { FoundCard } from '@manemitra/contract/search';
import type { Constraint } from '@manemitra/query/interpretation';

export type Verdict = 'met' | 'missed' | 'unknown';

export interface MatchLine {
  id: string;
  verdict: Verdict;
  text: string;
}

const ORDER: readonly Verdict[] = ['met', 'missed', 'unknown'];

/** Why a project is here, a line for each wish: what it meets first, then what it misses, then what nobody knows. */
export function matchLines(
  match: FoundCard['match'],
  constraints: readonly Constraint[],
): MatchLine[] {
  const lines = constraints.flatMap(({ id }, index): MatchLine[] => {
    const verdict = ORDER.find((kind) => match[kind].includes(id));
    const text = match.reasons[index];
    return verdict === undefined || text === undefined ? [] : [{ id, verdict, text }];
  });
  return ORDER.flatMap((verdict) => lines.filter((line) => line.verdict === verdict));
}
