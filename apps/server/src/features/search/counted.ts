import { canonical } from '@manemitra/query/canonical';
import { pauses } from '#server/platform/let-others-go-on.ts';
import type { Change } from './changes.ts';
import type { CountQuestion, Finder } from './finder.ts';

export type Counted = Change & { more: number };

/** The changes that find something, each with how much; others are answered in between. */
export async function counted(
  finder: Finder,
  changes: readonly Change[],
  questions: readonly CountQuestion[],
): Promise<Counted[]> {
  const pause = pauses();
  const counts: number[] = [];
  for (const question of questions) {
    // What is counted is what the sentence will mean: who welcomes an A khata does not avoid it as well.
    counts.push(...finder.counts([{ ...question, criteria: canonical(question.criteria) }]));
    await pause();
  }
  return changes
    .map((change, index) => ({ ...change, more: counts[index] ?? 0 }))
    .filter(({ more }) => more > 0);
}
