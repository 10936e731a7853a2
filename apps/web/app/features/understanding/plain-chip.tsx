import type { Constraint } from '@manemitra/query/interpretation';
import { besideStrength } from './strength.ts';
import { StrengthMark } from './strength-mark.tsx';

/** One understood wish, to look at. */
export function PlainChip({ constraint }: { constraint: Constraint }) {
  return (
    <span className="inline-flex min-h-8 items-center overflow-hidden rounded-sm border border-hairline bg-surface text-ink">
      <StrengthMark strength={constraint.strength} />
      <span className="min-w-0 px-2.5 text-base leading-tight">{besideStrength(constraint)}</span>
    </span>
  );
}
