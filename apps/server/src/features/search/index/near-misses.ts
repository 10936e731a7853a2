import { isHard } from '../conditions.ts';
import type { NearMiss } from '../find.ts';
import type { CatalogueColumns } from './catalogue-columns.ts';
import { isMust, type CompiledCondition } from './compiled-criteria.ts';
import { forEachProject } from './fitting-rows.ts';
import { at, numberIn } from './measures.ts';

/** For each wish the projects that miss it alone, with how far they are outside it. */
export function nearMisses(
  conditions: readonly CompiledCondition[],
  columns: CatalogueColumns,
): NearMiss[][] {
  const hard = conditions.filter(isHard);
  const ofProject = hard.filter(({ level }) => level === 'property');
  const ofUnit = hard.filter(({ level }) => level === 'unit');
  const id = numberIn(columns.project.id);
  const lists = conditions.map((): NearMiss[] => []);
  const { values: firstUnit } = columns.project.firstUnit;
  const { values: endOfUnits } = columns.project.endOfUnits;
  const fitWithoutUnits = !ofUnit.some(isMust);

  forEachProject(columns, (row) => {
    const missed = missedAlone(ofProject, row);
    if (missed === SEVERAL) return;
    const first = at(firstUnit, row);
    const end = at(endOfUnits, row);
    const unitsFit =
      first === end ? fitWithoutUnits : someFits(ofUnit, first, end) || ofUnit.length === 0;
    if (missed !== undefined) {
      if (unitsFit) lists[missed.index]?.push([id(row), orNull(missed.gap?.(row) ?? NaN)]);
    } else if (!unitsFit) {
      const alone = first === end ? missedWithoutUnits(ofUnit) : missedByUnits(ofUnit, first, end);
      for (const [index, gap] of alone) lists[index]?.push([id(row), orNull(gap)]);
    }
  });
  return lists;
}

const SEVERAL = 'several';

/** The one wish that a row misses, if it misses any. */
function missedAlone(
  conditions: readonly CompiledCondition[],
  row: number,
): CompiledCondition | undefined | typeof SEVERAL {
  let missed: CompiledCondition | undefined;
  for (const condition of conditions) {
    if (condition.passes(row)) continue;
    if (missed !== undefined) return SEVERAL;
    missed = condition;
  }
  return missed;
}

function someFits(ofUnit: readonly CompiledCondition[], first: number, end: number): boolean {
  for (let unitRow = first; unitRow < end; unitRow++) {
    if (missedAlone(ofUnit, unitRow) === undefined) return true;
  }
  return false;
}

/** Each wish that some unit type misses alone, with the smallest gap among those. */
function missedByUnits(
  ofUnit: readonly CompiledCondition[],
  first: number,
  end: number,
): Map<number, number> {
  const gaps = new Map<number, number>();
  for (let unitRow = first; unitRow < end; unitRow++) {
    const missed = missedAlone(ofUnit, unitRow);
    if (missed === undefined || missed === SEVERAL) continue;
    const gap = missed.gap?.(unitRow) ?? NaN;
    const known = gaps.get(missed.index) ?? NaN;
    gaps.set(missed.index, Math.abs(gap) >= Math.abs(known) || Number.isNaN(gap) ? known : gap);
  }
  return gaps;
}

/** A project whose homes are not known misses the one wish that must be, if there is just one. */
function missedWithoutUnits(ofUnit: readonly CompiledCondition[]): Map<number, number> {
  const musts = ofUnit.filter(isMust);
  return new Map(musts.length === 1 ? musts.map(({ index }) => [index, NaN]) : []);
}

function orNull(value: number): number | null {
  return Number.isNaN(value) ? null : value;
}
