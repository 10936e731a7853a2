import { knownAllInOfProject, type PricedByProject } from '@manemitra/domain/all-in-of-project';
import { plotPriceByRate } from '@manemitra/domain/price-by-rate';
import { severityOf } from '@manemitra/domain/verdict/levels';
import type { JudgedLevel } from '#server/features/verdicts/public.ts';
import { NO_UNIT, type CatalogueColumns } from './catalogue-columns.ts';
import type { CatalogueRows } from './catalogue-rows.ts';
import { clearBit, setBit, setList, setNumber, setText } from './columns.ts';
import { at as numberAt } from './measures.ts';
import { dayNumber, dayOfNumber } from './project-measures.ts';
import { noteSureness, putMetro, type Run } from './put-place.ts';
import { ownScore } from './rank-measures.ts';
import { noteChangedRows } from './met-rows.ts';
import { noteChangedWalk } from './walk-rows.ts';
import { notePricesWithoutHomes, putAllIn, putPrice, type ProjectPrices } from './put-price.ts';

/** Brings these projects up to what was read of them; those that were not found are no longer published. */
export function putProjects(
  columns: CatalogueColumns,
  ids: readonly number[],
  { projects, units, metro, levels }: JudgedRows,
): void {
  const found = new Set(projects.id);
  for (const id of ids) if (!found.has(id)) removeProject(columns, id);
  const unitsOf = runsOf(units.property_id);
  const metroOf = runsOf(metro.property_id);
  for (const [at, id] of projects.id.entries()) {
    const row = columns.rowOfId.get(id) ?? columns.freeRows.pop() ?? columns.rows++;
    columns.rowOfId.set(id, row);
    putProject(columns, row, { projects, at });
    putLevel(columns, row, { projects, at, level: levels.get(id) });
    const ofProject = { min: projects.price_range_min[at], max: projects.price_range_max[at] };
    const allIn = { min: projects.all_in_range_min[at], max: projects.all_in_range_max[at] };
    const homes = unitsOf.get(id) ?? NONE;
    const sold = {
      allIn,
      status: projects.status[at] ?? null,
      occupancyCertificateReceived: projects.occupancy_certificate_received[at] ?? null,
      registeredOn: dayOfNumber(columns.today.day),
    };
    const rate = { min: projects.rate_range_min[at], max: projects.rate_range_max[at] };
    putUnits(columns, row, { units, ofProject, allIn, rate, sold, ...homes });
    notePricesWithoutHomes(columns, row, homes);
    putMetro(columns, row, { metro, ...(metroOf.get(id) ?? NONE) });
    noteSureness(columns, row);
    noteChangedRows(columns.met.property, row, row + 1);
    noteChangedRows(columns.mayMeet, row, row + 1);
    noteChangedWalk(columns.walks, row);
    setBit(columns.alive, row);
  }
}

/** What was read of projects, and how they are judged. */
export type JudgedRows = CatalogueRows & { levels: ReadonlyMap<number, JudgedLevel> };

const NONE: Run = { from: 0, to: 0 };

/** Where each id stands in a list in which equal ones stand beside each other. */
function runsOf(ids: readonly number[]): Map<number, Run> {
  const runs = new Map<number, Run>();
  for (const [at, id] of ids.entries()) {
    const run = runs.get(id) ?? { from: at, to: at };
    run.to = at + 1;
    runs.set(id, run);
  }
  return runs;
}

function removeProject(columns: CatalogueColumns, id: number): void {
  const row = columns.rowOfId.get(id);
  if (row === undefined) return;
  runOfUnits(columns, row, 0);
  clearBit(columns.alive, row);
  clearBit(columns.approximate, row);
  clearBit(columns.placeless, row);
  clearBit(columns.pricedWithoutHomes, row);
  columns.rowOfId.delete(id);
  columns.freeRows.push(row);
}

function putProject(
  { project }: CatalogueColumns,
  row: number,
  { projects, at }: { projects: CatalogueRows['projects']; at: number },
): void {
  project.slugs[row] = projects.slug[at] ?? '';
  project.promoterSlugs[row] = projects.promoter_slug[at] ?? '';
  setNumber(project.id, row, projects.id[at]);
  setNumber(project.lat, row, projects.lat[at]);
  setNumber(project.lng, row, projects.lng[at]);
  setNumber(project.placeRadius, row, projects.place_radius[at]);
  setText(project.localitySlug, row, projects.locality_slug[at]);
  setText(project.pincode, row, projects.pincode[at]);
  setList(project.localitySlugs, row, projects.locality_slugs[at]);
  setList(project.zones, row, projects.zones[at]);
  setList(project.maybeLocalitySlugs, row, projects.maybe_locality_slugs[at]);
  setList(project.maybeZones, row, projects.maybe_zones[at]);
  setText(project.status, row, projects.status[at]);
  setNumber(project.possessionDay, row, projects.possession_day[at]);
  setNumber(project.launchedDay, row, projects.launched_day[at]);
  setText(project.khathaClass, row, projects.khatha_class[at]);
  setNumber(project.isEKhatha, row, yesOrNo(projects.is_e_khatha[at]));
  setText(project.approver, row, projects.approver[at]);
  setList(project.amenities, row, projects.amenity_ids[at]);
  setList(project.waterSources, row, projects.water_sources[at]);
  // Without a number it is unregistered only when somebody has looked it up.
  const numbers = projects.rera_count[at] ?? 0;
  const isRegistered = numbers > 0 ? true : projects.rera_checked[at] === true ? false : null;
  setNumber(project.isReraRegistered, row, yesOrNo(isRegistered));
  setNumber(project.isLitigated, row, yesOrNo(projects.is_litigated[at]));
  setNumber(
    project.hasOccupancyCertificate,
    row,
    yesOrNo(projects.occupancy_certificate_received[at]),
  );
  setNumber(project.totalUnits, row, projects.total_units[at]);
  setNumber(project.towers, row, projects.towers[at]);
  setNumber(project.openSpacePercent, row, projects.open_space_percent[at]);
  setNumber(project.maintenancePerSqft, row, projects.maintenance_per_sqft[at]);
  setNumber(project.price_min, row, projects.price_range_min[at]);
  setNumber(project.price_max, row, projects.price_range_max[at]);
  setNumber(project.all_in_min, row, projects.all_in_range_min[at]);
  setNumber(project.all_in_max, row, projects.all_in_range_max[at]);
}

function putLevel(
  { project }: CatalogueColumns,
  row: number,
  {
    projects,
    at,
    level,
  }: { projects: CatalogueRows['projects']; at: number; level: JudgedLevel | undefined },
): void {
  // One that was published between two statements is read again, as it has changed.
  const { severity, anewOn } = level ?? { severity: severityOf('stay-away'), anewOn: null };
  setNumber(project.severity, row, level?.severity ?? null);
  setNumber(project.judgedAnewDay, row, anewOn === null ? null : dayNumber(anewOn));
  const known = {
    completeness: projects.completeness[at] ?? 0,
    checkedDay: projects.checked_day[at] ?? null,
  };
  setNumber(project.ownScore, row, ownScore(severity, known));
}

/** The first of so many rows for the unit types of a project: those it has where it has as many. */
function runOfUnits(columns: CatalogueColumns, row: number, count: number): number {
  const { firstUnit, endOfUnits } = columns.project;
  const before = numberAt(firstUnit.values, row);
  const countBefore = numberAt(endOfUnits.values, row) - before || 0;
  if (countBefore === count && count > 0) return before;
  if (countBefore > 0) {
    const free = columns.freeRuns.get(countBefore) ?? [];
    columns.freeRuns.set(countBefore, free);
    free.push(before);
  }
  const first = count === 0 ? NO_UNIT : (columns.freeRuns.get(count)?.pop() ?? columns.unitRows);
  columns.unitRows = Math.max(columns.unitRows, first + count);
  setNumber(firstUnit, row, first);
  setNumber(endOfUnits, row, first + count);
  return first;
}

function putUnits(
  columns: CatalogueColumns,
  row: number,
  {
    units,
    ofProject,
    allIn,
    rate,
    sold,
    from,
    to,
  }: {
    units: CatalogueRows['units'];
    ofProject: ProjectPrices;
    allIn: ProjectPrices;
    rate: ProjectPrices;
    sold: Omit<PricedByProject, 'listed' | 'isOnlyHome' | 'type' | 'carpetSqft'>;
  } & Run,
): void {
  const { unit } = columns;
  const first = runOfUnits(columns, row, to - from);
  const isPriced = typeof (ofProject.min ?? ofProject.max) === 'number';
  noteChangedRows(columns.met.unit, first, first + to - from);
  for (let each = from; each < to; each++) {
    const at = first + each - from;
    setText(unit.type, at, units.type[each]);
    setList(unit.facings, at, units.facings[each]);
    for (const name of UNIT_NUMBERS) setNumber(unit[name], at, units[name][each]);
    const own = { min: units.price_min[each], max: units.price_max[each] };
    const { all_in_price, all_in_at_least, carpet_sqft_min, type } = units;
    const plotSqft = { min: units.plot_sqft_min[each], max: units.plot_sqft_max[each] };
    const byRate = isPriced ? null : plotPriceByRate({ type: type[each], plotSqft }, rate);
    const isOnlyHome = to - from === 1;
    // A rate gives each plot a price of its own.
    const isItsPrice = isOnlyHome || byRate !== null;
    putPrice(columns, at, { own, ofProject: byRate ?? ofProject, isOnlyHome: isItsPrice });
    if (isOnlyHome) setBit(unit.isOnlyHome, at);
    else clearBit(unit.isOnlyHome, at);
    putAllIn(columns, at, { own: all_in_price[each], ofProject: allIn, isOnlyHome });
    const isKnown = (all_in_price[each] ?? all_in_at_least[each] ?? null) !== null;
    const known = isKnown
      ? undefined
      : knownAllInOfProject({
          ...sold,
          listed: byRate ?? ofProject,
          isOnlyHome: isItsPrice,
          type: type[each] ?? '',
          carpetSqft: carpet_sqft_min[each],
        });
    setNumber(unit.known_all_in_of_project, at, known);
  }
}

const UNIT_NUMBERS = [
  ...(['id', 'bhk', 'carpet_sqft_min', 'carpet_sqft_max', 'super_built_up_sqft_min'] as const),
  ...(['super_built_up_sqft_max', 'plot_sqft_min', 'plot_sqft_max', 'loading_percent'] as const),
  ...(['all_in_price', 'all_in_at_least'] as const),
];

function yesOrNo(value: boolean | null | undefined): number | null {
  return value === null ? null : Number(value);
}
