import { settled } from '@manemitra/query/alternatives';
import type { Criteria, Criterion } from '@manemitra/query/criteria';

/**
 * Criteria without "or": what holds in any case and one of the alternatives. What criteria find is what their branches find
 * together. `places` says of each wish where it stands among all wishes, those that hold in any case first.
 */
export interface Branch {
  criteria: Criteria;
  places: number[];
}

export function branchesOf({ constraints, alternatives, sort }: Criteria): Branch[] {
  const order = sort === undefined ? {} : { sort };
  const common = constraints.map((_, place) => place);
  if (alternatives === undefined) return [{ criteria: { constraints, ...order }, places: common }];
  let next = constraints.length;
  return alternatives.map((list) => ({
    criteria: { constraints: [...constraints, ...list], ...order },
    places: [...common, ...list.map(() => next++)],
  }));
}

/** The criteria with each wish as it is after a change; what becomes nothing is dropped. `place` is as in `Branch`. */
export function withWishes(
  { constraints, alternatives = [], sort }: Criteria,
  change: (wish: Criterion, place: number) => Criterion | undefined,
): Criteria {
  let place = 0;
  const [common = [], ...lists] = [constraints, ...alternatives].map((list) =>
    list.flatMap((wish) => change(wish, place++) ?? []),
  );
  return { ...settled(common, lists), ...(sort === undefined ? {} : { sort }) };
}
