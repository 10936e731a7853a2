import { FITS, type Fit, type Fitting } from '@manemitra/domain/how-many-fit';
import { NO_UNIT } from './catalogue-columns.ts';
import { forEachIn } from './columns.ts';
import { isMust, type CompiledCondition } from './compiled-criteria.ts';
import { SURE, type ByRow } from './measures.ts';

/** The worst that holds of the wishes that must be met, as a place in `FITS`; undefined where nothing was named as the most. */
export function riskOf(conditions: readonly CompiledCondition[]): ByRow<number> | undefined {
  const risks = conditions.flatMap((condition) =>
    isMust(condition) && condition.risk !== undefined ? [condition.risk] : [],
  );
  const [first, ...others] = risks;
  if (first === undefined || others.length === 0) return first;
  return (row) => {
    let worst: number = SURE;
    for (const risk of risks) worst = Math.max(worst, risk(row));
    return worst;
  };
}

/** How surely a project that fits does, by the home that speaks for it. Cards, counts and the order go by this. */
export function fitOf(
  conditions: readonly CompiledCondition[],
): (row: number, unitRow: number) => Fit {
  const worst = worstOf(conditions);
  return (row, unitRow) => FITS[worst(row, unitRow)] ?? 'sure';
}

function worstOf(conditions: readonly CompiledCondition[]) {
  const ofProject = riskOf(conditions.filter(({ level }) => level === 'property'));
  const ofUnit = riskOf(conditions.filter(({ level }) => level === 'unit'));
  return (row: number, unitRow: number): number =>
    Math.max(
      ofProject?.(row) ?? SURE,
      unitRow === NO_UNIT || ofUnit === undefined ? SURE : ofUnit(unitRow),
    );
}

/** How many of these projects stand how. */
export function howManyStand(
  projects: Uint32Array,
  conditions: readonly CompiledCondition[],
  unitRowOf: ByRow<number>,
): Fitting {
  const counts = FITS.map(() => 0);
  const worst = worstOf(conditions);
  const isAsked = conditions.some((condition) => isMust(condition) && condition.risk !== undefined);
  const isOfUnits = riskOf(conditions.filter(({ level }) => level === 'unit')) !== undefined;
  let total = 0;
  forEachIn(projects, (row) => {
    total += 1;
    if (!isAsked) return;
    const risk = worst(row, isOfUnits ? unitRowOf(row) : NO_UNIT);
    counts[risk] = (counts[risk] ?? 0) + 1;
  });
  const [, byWhatIsKnown = 0, mayBeLate = 0, overLimit = 0] = counts;
  return { total, byWhatIsKnown, mayBeLate, overLimit };
}
