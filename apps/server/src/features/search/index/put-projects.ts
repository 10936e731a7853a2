import { NO_UNIT, type CatalogueColumns } from './catalogue-columns.ts';
import type { CatalogueRows, MetroFacts, ProjectFacts, UnitFacts } from './catalogue-rows.ts';
import { clearBit, numberColumn, setBit, setList, setNumber, setText } from './columns.ts';
import { at as numberAt } from './measures.ts';
import { factsScore } from './rank-measures.ts';
import { noteChangedRows } from './met-rows.ts';

/** Brings these projects up to what was read of them; those that were not found are no longer published. */
export function putProjects(
  columns: CatalogueColumns,
  ids: readonly number[],
  { projects, units, metro }: CatalogueRows,
): void {
  const found = new Set(projects.map(({ id }) => id));
  for (const id of ids) if (!found.has(id)) removeProject(columns, id);
  const unitsOf = byProject(units);
  const metroOf = byProject(metro);
  for (const project of projects) {
    const row = columns.rowOfId.get(project.id) ?? columns.freeRows.pop() ?? columns.rows++;
    columns.rowOfId.set(project.id, row);
    putProject(columns, row, project);
    putUnits(columns, row, unitsOf.get(project.id) ?? []);
    putMetro(columns, row, metroOf.get(project.id) ?? []);
    noteChangedRows(columns.met.property, row, row + 1);
    setBit(columns.alive, row);
  }
}

function removeProject(columns: CatalogueColumns, id: number): void {
  const row = columns.rowOfId.get(id);
  if (row === undefined) return;
  runOfUnits(columns, row, 0);
  clearBit(columns.alive, row);
  columns.rowOfId.delete(id);
  columns.freeRows.push(row);
}

function byProject<Row extends { property_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.property_id);
    if (group) group.push(row);
    else groups.set(row.property_id, [row]);
  }
  return groups;
}

function putProject({ project }: CatalogueColumns, row: number, facts: ProjectFacts): void {
  project.slugs[row] = facts.slug;
  project.promoterSlugs[row] = facts.promoter_slug;
  setNumber(project.id, row, facts.id);
  setNumber(project.lat, row, facts.lat);
  setNumber(project.lng, row, facts.lng);
  setText(project.localitySlug, row, facts.locality_slug);
  setList(project.localitySlugs, row, facts.locality_slugs);
  setList(project.zones, row, facts.zones);
  setText(project.status, row, facts.status);
  setNumber(project.possessionDay, row, facts.possession_day);
  setNumber(project.launchedDay, row, facts.launched_day);
  setNumber(project.factsScore, row, factsScore(facts.completeness, facts.checked_day));
  setText(project.khatha, row, facts.khatha);
  setText(project.approver, row, facts.approver);
  setList(project.amenities, row, facts.amenity_ids);
  setList(project.waterSources, row, facts.water_sources);
  // Without a number it is unregistered only when somebody has looked it up.
  const isRegistered = facts.rera_count > 0 ? true : facts.rera_checked ? false : null;
  setNumber(project.isReraRegistered, row, yesOrNo(isRegistered));
  setNumber(project.isLitigated, row, yesOrNo(facts.is_litigated));
  setNumber(project.hasOccupancyCertificate, row, yesOrNo(facts.occupancy_certificate_received));
  setNumber(project.totalUnits, row, facts.total_units);
  setNumber(project.towers, row, facts.towers);
  setNumber(project.openSpacePercent, row, facts.open_space_percent);
  setNumber(project.maintenancePerSqft, row, facts.maintenance_per_sqft);
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

function putUnits(columns: CatalogueColumns, row: number, units: readonly UnitFacts[]): void {
  const { unit } = columns;
  const first = runOfUnits(columns, row, units.length);
  noteChangedRows(columns.met.unit, first, first + units.length);
  let next = first;
  for (const facts of units) {
    const at = next++;
    setNumber(unit.id, at, facts.id);
    setText(unit.type, at, facts.type);
    setNumber(unit.bhk, at, facts.bhk);
    setNumber(unit.carpet_sqft_min, at, facts.carpet_sqft_min);
    setNumber(unit.carpet_sqft_max, at, facts.carpet_sqft_max);
    setNumber(unit.super_built_up_sqft_min, at, facts.super_built_up_sqft_min);
    setNumber(unit.super_built_up_sqft_max, at, facts.super_built_up_sqft_max);
    setNumber(unit.plot_sqft_min, at, facts.plot_sqft_min);
    setNumber(unit.plot_sqft_max, at, facts.plot_sqft_max);
    setNumber(unit.loading_percent, at, facts.loading_percent);
    setList(unit.facings, at, facts.facings);
    setNumber(unit.price_min, at, facts.price_min);
    setNumber(unit.price_max, at, facts.price_max);
    setNumber(unit.all_in_price, at, facts.all_in_price);
  }
}

function putMetro({ project }: CatalogueColumns, row: number, metro: readonly MetroFacts[]): void {
  const open = metro.filter(({ station_status }) => station_status === 'operational');
  const nearest = Math.min(...open.map(({ meters }) => meters));
  setNumber(project.metro, row, Number.isFinite(nearest) ? nearest : null);
  for (const column of project.metroByLine.values()) setNumber(column, row, null);
  for (const { line, meters } of metro) {
    const column = project.metroByLine.get(line) ?? numberColumn();
    project.metroByLine.set(line, column);
    setNumber(column, row, meters);
  }
}

function yesOrNo(value: boolean | null): number | null {
  return value === null ? null : Number(value);
}
