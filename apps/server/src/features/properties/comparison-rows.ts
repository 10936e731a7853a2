import type { ComparisonRow } from '@manemitra/contract/compare';
import { type Compared, type Subject, SUBJECTS } from './comparison-subjects.ts';

/** The values of each project, row by row, and which is best where that can be said. */
export function comparisonRows(all: readonly Compared[]): ComparisonRow[] {
  return SUBJECTS.map((subject) => {
    const values = all.map(subject.value);
    return {
      key: subject.key,
      label: subject.label,
      values,
      notes: all.map((one) => (subject.state ?? subject.note)?.(one) ?? null),
      differs: new Set(all.map((one) => `${subject.value(one)} ${subject.state?.(one)}`)).size > 1,
      best: bestOf(subject, all),
    };
  });
}

/** There is no best where one is not known, nor where all are equal. */
function bestOf({ score, isComparable }: Subject, all: readonly Compared[]): number[] | null {
  if (score === undefined || isComparable?.(all) === false) return null;
  const scores = all.map(score);
  const known = scores.filter((one) => one !== null);
  if (known.length < all.length || new Set(known).size < 2) return null;
  const highest = Math.max(...known);
  return scores.flatMap((one, index) => (one === highest ? [index] : []));
}
