import type { Criteria } from '@manemitra/query/criteria';
import type { Change } from './changes.ts';
import { SMALL_SHARE_OF_BUDGET } from './fields/range.ts';

type Offer = Pick<Change, 'kind' | 'size'> & {
  constraint: { field: Change['constraint']['field'] };
  more: number;
};

/** Whether a change moves the budget by more than its bound, or gives it up. */
export function movesBudgetFar(before: Criteria, after: Criteria): boolean {
  const [was, is] = [most(before), most(after)];
  return was < Infinity && is > was * (1 + SMALL_SHARE_OF_BUDGET);
}

/** What must not be passed; of several whole wishes nothing is said here. */
const most = ({ constraints }: Criteria): number =>
  Math.min(
    ...constraints.flatMap((wish) =>
      wish.field === 'price' && wish.strength === 'must' ? [wish.value.max ?? Infinity] : [],
    ),
  );

/**
 * Counter-offers by the share of what was said that they change, the smallest first; among equals the one that finds most.
 * A budget that would move by more than its bound comes after everything else.
 */
export function smallestFirst<Counted extends Offer>(changes: readonly Counted[]): Counted[] {
  return changes.toSorted(
    (a, b) =>
      Number(isBeyondBudget(a)) - Number(isBeyondBudget(b)) || a.size - b.size || b.more - a.more,
  );
}

const isBeyondBudget = ({ constraint, kind, size }: Offer): boolean =>
  constraint.field === 'price' && kind === 'widen' && size > SMALL_SHARE_OF_BUDGET;
