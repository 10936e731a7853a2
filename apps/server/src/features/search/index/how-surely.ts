import { FITS, tallyFits, type Fit, type Fitting } from '@manemitra/domain/how-many-fit';
import { NO_UNIT, type CatalogueColumns } from './catalogue-columns.ts';
import { countIn, forEachIn, isIn } from './columns.ts';
import type { CompiledCondition } from './compiled-criteria.ts';
import { at, BY_WHAT_IS_KNOWN, OVER_LIMIT, SURE, type ByRow } from './measures.ts';

/** The worst that holds of these wishes, as a place in `FITS`; undefined where none of them leaves a doubt. */
export function riskOf(conditions: readonly CompiledCondition[]): ByRow<number> | undefined {
  const risks = conditions.flatMap(({ risk }) => risk ?? []);
  const [first, ...others] = risks;
  if (first === undefined || others.length === 0) return first;
  return (row) => {
    let worst: number = SURE;
    for (const risk of risks) worst = Math.max(worst, risk(row));
    return worst;
  };
}

/** The same of a project by its own row, and of the home that speaks for it. */
export interface Risks {
  ofProject: ByRow<number>;
  /** Where no home is known, nothing is known of what is refused of homes. */
  ofHome: ByRow<number>;
  /** Undefined where nothing that is asked or refused leaves a doubt. */
  ofUnit: ByRow<number> | undefined;
  areAllSure: boolean;
}

export function risksOf(conditions: readonly CompiledCondition[]): Risks {
  const ofProject = riskOf(conditions.filter(({ level }) => level === 'property'));
  const ofUnit = riskOf(conditions.filter(({ level }) => level === 'unit'));
  return {
    ofProject: ofProject ?? (() => SURE),
    ofUnit,
    ofHome: (unitRow) =>
      ofUnit === undefined ? SURE : unitRow === NO_UNIT ? BY_WHAT_IS_KNOWN : ofUnit(unitRow),
    areAllSure: ofProject === undefined && ofUnit === undefined,
  };
}

/** How surely a project that fits does, by the home that speaks for it. Cards, counts and the order go by this. */
export function fitOf(
  conditions: readonly CompiledCondition[],
): (row: number, unitRow: number) => Fit {
  const { ofProject, ofHome } = risksOf(conditions);
  return (row, unitRow) => FITS[Math.max(ofProject(row), ofHome(unitRow))] ?? 'sure';
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
  const { ofProject, ofUnit, ofHome, areAllSure } = risksOf(conditions);
  if (areAllSure) return { ...tallyFits([]), total: countIn(projects) };
  const { values: firstUnit } = project.firstUnit;
  const { values: endOfUnits } = project.endOfUnits;
  const surest = (row: number, risk: ByRow<number>): number => {
    const first = at(firstUnit, row);
    const end = at(endOfUnits, row);
    if (first === end) return ofHome(NO_UNIT);
    let least: number = OVER_LIMIT;
    for (let unit = first; unit < end && least !== SURE; unit++) {
      if (units !== undefined && isIn(units, unit)) least = Math.min(least, risk(unit));
    }
    return least;
  };
  const ofSpeaker = (row: number): number => {
    if (ofUnit === undefined) return SURE;
    return isBySureness ? surest(row, ofUnit) : ofHome(unitRowOf(row));
  };
  const counts = FITS.map(() => 0);
  forEachIn(projects, (row) => {
    const risk = Math.max(ofProject(row), ofSpeaker(row));
    counts[risk] = (counts[risk] ?? 0) + 1;
  });
  const [sure = 0, byWhatIsKnown = 0, mayBeLate = 0, overLimit = 0] = counts;
  const total = sure + byWhatIsKnown + mayBeLate + overLimit;
  return { total, byWhatIsKnown, mayBeLate, overLimit };
}
