import {
  criteriaOf,
  type CatalogueNames,
  type Interpretation,
} from '@manemitra/query/interpretation';
import { inSteps } from '#server/platform/let-others-go-on.ts';
import { budgetBuys } from './budget-buys.ts';
import { changesOfTwo } from './changes-of-two.ts';
import { dropChange, type Change } from './changes.ts';
import { counted, type Counted } from './counted.ts';
import type { Finder } from './finder.ts';
import { movesBudgetFar } from './smallest-first.ts';

/** Where no single wish is enough: two that give way together, or several that are given up. */
export async function severalChanged(
  finder: Finder,
  interpretation: Interpretation,
  { names }: { names: CatalogueNames },
): Promise<Counted[]> {
  const sets = finder.closestMissSets(criteriaOf(interpretation));
  const dropped = sets.map((indexes) => dropChange(interpretation, indexes, names));
  const pairs = await inSteps(changesOfTwo(finder, interpretation, sets, names));
  const changes = [...pairs, ...dropped];
  const before = criteriaOf(interpretation);
  const isFar = ({ criteria }: Change) => Number(movesBudgetFar(before, criteria));
  return (await counted(finder, changes, changes)).sort(
    (a, b) => isFar(a) - isFar(b) || a.size - b.size || b.more - a.more,
  );
}

/** Where nothing fits and each offer asks for far more money, first what the budget does buy. */
export async function withinBudgetFirst(
  finder: Finder,
  interpretation: Interpretation,
  offered: readonly Counted[],
  { names }: { names: CatalogueNames },
): Promise<readonly Counted[]> {
  const before = criteriaOf(interpretation);
  if (!offered.every(({ criteria }) => movesBudgetFar(before, criteria))) return offered;
  const kept = await inSteps(budgetBuys(finder, interpretation, names));
  return kept === undefined ? offered : [...(await counted(finder, [kept], [kept])), ...offered];
}
