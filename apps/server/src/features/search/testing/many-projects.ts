import type { JudgedLevel } from '#server/features/verdicts/public.ts';
import { emptyColumns, type CatalogueColumns } from '../index/catalogue-columns.ts';
import type { CatalogueRows } from '../index/catalogue-rows.ts';
import { dayNumber } from '../index/project-measures.ts';
import { putProjects } from '../index/put-projects.ts';
import type { Known } from './oracle.ts';

/**
 * So many projects in columns and as the oracle knows them: copies of a few, each with prices, a verdict and as much that is known of its
 * own.
 */
export function manyProjects(
  few: ReadonlyMap<string, Known>,
  rows: CatalogueRows,
  { count, day }: { count: number; day: string },
): { columns: CatalogueColumns; known: Map<number, Known> } {
  const columns = emptyColumns();
  columns.today.day = dayNumber(day);
  const shift = Math.max(...rows.projects.id) + 1;
  const unitShift = Math.max(...rows.units.id) + 1;
  const known = new Map<number, Known>();
  for (let copy = 0; known.size < count; copy += 1) {
    const factor = 1 + ((copy % 41) - 20) / 100;
    const levels = new Map<number, JudgedLevel>();
    for (const id of rows.projects.id) {
      const one = few.get(String(id));
      if (one === undefined) continue;
      const copied = copyOf(one, { copy, factor, unitShift });
      known.set(id + copy * shift, copied);
      levels.set(id + copy * shift, { severity: copied.severity, anewOn: null });
    }
    putProjects(columns, [...levels.keys()], {
      ...copiedRows(rows, { copy, factor, shift, unitShift }),
      levels,
    });
  }
  return { columns, known };
}

interface Copied {
  copy: number;
  factor: number;
  unitShift: number;
}

const times =
  (factor: number) =>
  <N extends number | null | undefined>(price: N) =>
    (typeof price === 'number' ? Math.round(price * factor) : price) as N;

function copyOf(one: Known, { copy, factor, unitShift }: Copied): Known {
  const dearer = times(factor);
  const range = <R extends { min?: number | undefined; max?: number | undefined }>(told: R): R => ({
    ...told,
    ...(told.min === undefined ? {} : { min: dearer(told.min) }),
    ...(told.max === undefined ? {} : { max: dearer(told.max) }),
  });
  const { units, priceRange, allInPriceRange, ...record } = one.record;
  return {
    ...one,
    record: {
      ...record,
      units: units.map(({ price, ...unit }) => (price ? { ...unit, price: range(price) } : unit)),
      ...(priceRange && { priceRange: range(priceRange) }),
      ...(allInPriceRange && { allInPriceRange: range(allInPriceRange) }),
    },
    allInPrices: one.allInPrices.map(dearer),
    allInAtLeast: one.allInAtLeast.map(dearer),
    unitIds: one.unitIds.map((id) => id + copy * unitShift),
    severity: (one.severity + copy) % 4,
    completeness: (one.completeness + copy * 7) % 101,
  };
}

function copiedRows(
  { projects, units, metro }: CatalogueRows,
  { copy, factor, shift, unitShift }: Copied & { shift: number },
): CatalogueRows {
  const dearer = times(factor);
  const ids = (own: readonly number[]) => own.map((id) => id + copy * shift);
  return {
    projects: {
      ...projects,
      id: ids(projects.id),
      completeness: projects.completeness.map((share) => (share + copy * 7) % 101),
      price_range_min: projects.price_range_min.map(dearer),
      price_range_max: projects.price_range_max.map(dearer),
      all_in_range_min: projects.all_in_range_min.map(dearer),
      all_in_range_max: projects.all_in_range_max.map(dearer),
    },
    units: {
      ...units,
      id: units.id.map((id) => id + copy * unitShift),
      property_id: ids(units.property_id),
      price_min: units.price_min.map(dearer),
      price_max: units.price_max.map(dearer),
      all_in_price: units.all_in_price.map(dearer),
      all_in_at_least: units.all_in_at_least.map(dearer),
    },
    metro: { ...metro, property_id: ids(metro.property_id) },
  };
}
