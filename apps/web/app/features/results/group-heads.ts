import type { Fit } from '@manemitra/domain/how-many-fit';
import { formatShortRupees } from '@manemitra/domain/money';
import type { Constraint } from '@manemitra/query/interpretation';
import type { ListedCard } from '#web/features/project-card/public.ts';
import { isWay } from './order-words.ts';

type Grouped = Pick<ListedCard, 'limit'> & { match: Pick<ListedCard['match'], 'fit'> };

/** In the order of fit what surely fits stands first, then what fits by what is known, what may be late, and what is over the limit. */
const GROUPS = { sure: 0, 'by-what-is-known': 1, 'may-be-late': 2, 'over-limit': 3 } as const;
const groupOf = (fit: Fit | undefined) => GROUPS[fit ?? 'sure'];

/** What is said above the first card of each group that is not sure to fit, by its place. None where an order mixes them. */
export function groupHeads(
  cards: readonly Grouped[],
  constraints: readonly Constraint[],
): ReadonlyMap<number, string> {
  if (areMixed(cards)) return new Map();
  return new Map(
    cards.flatMap(({ match, limit }, index): [number, string][] => {
      const group = groupOf(match.fit);
      const before = index === 0 ? 0 : groupOf(cards[index - 1]?.match.fit);
      return group === before ? [] : [[index, headOf(group, limit, constraints)]];
    }),
  );
}

/** Said above a list whose order, which its buyer chose, puts what is not sure to fit among the rest. */
export function mixedText(cards: readonly Grouped[]): string | undefined {
  if (!areMixed(cards)) return undefined;
  return 'This order goes across what fits and what may not: each home says where it stands.';
}

const areMixed = (cards: readonly Grouped[]): boolean =>
  cards.some(
    ({ match }, index) => index > 0 && groupOf(match.fit) < groupOf(cards[index - 1]?.match.fit),
  );

function headOf(
  group: 0 | 1 | 2 | 3,
  limit: ListedCard['limit'],
  constraints: readonly Constraint[],
): string {
  if (group === 1)
    return 'These may fit, not all is known: each says what is not disclosed, or only estimated.';
  if (group === 2) return lateText(constraints);
  const most = limit === null ? 'the limit' : formatShortRupees(limit.max);
  return `These are over ${most} all-in; only their listed price is within it.`;
}

/** Minutes are passed on a slow day, and metres by the way on foot: what was not asked for is not said. */
function lateText(constraints: readonly Constraint[]): string {
  if (!constraints.some(isWay)) return 'These may be too far on foot.';
  return constraints.some(({ field, strength }) => field === 'metroLine' && strength === 'must')
    ? 'These may take too long on a slow day, or be too far on foot.'
    : 'These may take longer than you allow on a slow day.';
}
