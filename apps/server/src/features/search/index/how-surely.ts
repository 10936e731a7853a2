import { FITS, tallyFits, type Fit, type Fitting } from '@manemitra/domain/how-many-fit';
import { NO_UNIT, type CatalogueColumns } from './catalogue-columns.ts';
import { countIn, forEachIn, isIn } from './columns.ts';
import { isMust, type CompiledCondition } from './compiled-criteria.ts';
import { at, OVER_LIMIT, SURE, type ByRow } from './measures.ts';

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
  const ofProject = riskOf(conditions.filter(({ level }) => level === 'property'));
  const ofUnit = riskOf(conditions.filter(({ level }) => level === 'unit'));
  return (row, unitRow) => {
    const isOfHome = unitRow !== NO_UNIT && ofUnit !== undefined;
    return FITS[Math.max(ofProject?.(row) ?? SURE, isOfHome ? ofUnit(unitRow) : SURE)] ?? 'sure';
  };
}

interface Rows {
  projects: Uint32Array;
  units: Uint32Array | undefined;
}

/** How many of these projects stand how. Where nothing else chooses the home, the surest that fits speaks for its project. */
export function howManyStand(
  { projects, units }: Rows,
  conditions: readonly CompiledCondition[],
  { project }: CatalogueColumns,
  { unitRowOf, isBySureness }: { unitRowOf: ByRow<number>; isBySureness: boolean },
): Fitting {
  const ofProject = riskOf(conditions.filter(({ level }) => level === 'property'));
  const ofUnit = riskOf(conditions.filter(({ level }) => level === 'unit'));
  const { values: firstUnit } = project.firstUnit;
  const { values: endOfUnits } = project.endOfUnits;
  const surest = (row: number, risk: ByRow<number>): number => {
    const end = at(endOfUnits, row);
    let least: number = OVER_LIMIT;
    for (let unit = at(firstUnit, row); unit < end && least !== SURE; unit++) {
      if (units !== undefined && isIn(units, unit)) least = Math.min(least, risk(unit));
    }
    return least;
  };
  const ofHome = (row: number): number => {
    if (ofUnit === undefined) return SURE;
    if (isBySureness) return surest(row, ofUnit);
    const unitRow = unitRowOf(row);
    return unitRow === NO_UNIT ? SURE : ofUnit(unitRow);
  };
  if (ofProject === undefined && ofUnit === undefined) {
    return { ...tallyFits([]), total: countIn(projects) };
  }
  const counts = FITS.map(() => 0);
  forEachIn(projects, (row) => {
    const risk = Math.max(ofProject?.(row) ?? SURE, ofHome(row));
    counts[risk] = (counts[risk] ?? 0) + 1;
  });
  const [sure = 0, byWhatIsKnown = 0, mayBeLate = 0, overLimit = 0] = counts;
  const total = sure + byWhatIsKnown + mayBeLate + overLimit;
  return { total, byWhatIsKnown, mayBeLate, overLimit };
}
