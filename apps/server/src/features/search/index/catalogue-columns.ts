import type { CatalogueRows, MetroFacts, ProjectFacts, UnitFacts } from './catalogue-rows.ts';
import {
  bits,
  clearBit,
  listColumn,
  numberColumn,
  setBit,
  setList,
  setNumber,
  setText,
  textColumn,
  type NumberColumn,
} from './columns.ts';
import type { RememberedVerdicts } from './remembered-verdicts.ts';

/**
 * The catalogue in columns. A project has one row, its unit types a run of rows in columns of their own; row 0 of
 * those is the unit type of which nothing is known, for projects without any. A project that changes gets a new
 * row and its old one is dead.
 */
export type CatalogueColumns = ReturnType<typeof emptyColumns>;

/** The row of a unit type that is not there. */
export const NO_UNIT = 0;

export function emptyColumns() {
  return {
    rowOfId: new Map<number, number>(),
    /** Rows that have been given out, dead ones too. */
    rows: 0,
    unitRows: NO_UNIT + 1,
    alive: bits(),
    verdicts: new Map() as RememberedVerdicts,
    project: projectColumns(),
    unit: unitColumns(),
  };
}

function projectColumns() {
  return {
    slugs: [] as string[],
    promoterSlugs: [] as string[],
    id: numberColumn(),
    firstUnit: numberColumn(),
    endOfUnits: numberColumn(),
    lat: numberColumn(),
    lng: numberColumn(),
    localitySlug: textColumn(),
    localitySlugs: listColumn(),
    zones: listColumn(),
    status: textColumn(),
    possessionDay: numberColumn(),
    launchedDay: numberColumn(),
    checkedDay: numberColumn(),
    completeness: numberColumn(),
    khatha: textColumn(),
    approver: textColumn(),
    amenities: listColumn(),
    waterSources: listColumn(),
    /** 1, 0 or unknown, as in the other columns of yes and no. */
    isReraRegistered: numberColumn(),
    isLitigated: numberColumn(),
    hasOccupancyCertificate: numberColumn(),
    totalUnits: numberColumn(),
    towers: numberColumn(),
    openSpacePercent: numberColumn(),
    maintenancePerSqft: numberColumn(),
    /** Metres to the nearest open station of any line, and to the nearest station of each line. */
    metro: numberColumn(),
    metroByLine: new Map<string, NumberColumn>(),
  };
}

/** The numbers have the names of their columns in the database. */
function unitColumns() {
  return {
    id: numberColumn(),
    type: textColumn(),
    bhk: numberColumn(),
    carpet_sqft_min: numberColumn(),
    carpet_sqft_max: numberColumn(),
    super_built_up_sqft_min: numberColumn(),
    super_built_up_sqft_max: numberColumn(),
    plot_sqft_min: numberColumn(),
    plot_sqft_max: numberColumn(),
    loading_percent: numberColumn(),
    facings: listColumn(),
    price_min: numberColumn(),
    price_max: numberColumn(),
    all_in_price: numberColumn(),
  };
}

/** Brings these projects up to what was read of them; those that were not found are no longer published. */
export function putProjects(
  columns: CatalogueColumns,
  ids: readonly number[],
  { projects, units, metro }: CatalogueRows,
): void {
  for (const id of ids) {
    const row = columns.rowOfId.get(id);
    if (row === undefined) continue;
    clearBit(columns.alive, row);
    columns.rowOfId.delete(id);
  }
  const unitsOf = byProject(units);
  const metroOf = byProject(metro);
  for (const project of projects) {
    const row = columns.rows++;
    putProject(columns, row, project);
    putUnits(columns, row, unitsOf.get(project.id) ?? []);
    putMetro(columns, row, metroOf.get(project.id) ?? []);
    columns.rowOfId.set(project.id, row);
    setBit(columns.alive, row);
  }
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
  setNumber(project.checkedDay, row, facts.checked_day);
  setNumber(project.completeness, row, facts.completeness);
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

function putUnits(columns: CatalogueColumns, row: number, units: readonly UnitFacts[]): void {
  const { project, unit } = columns;
  setNumber(project.firstUnit, row, columns.unitRows);
  for (const facts of units) {
    const at = columns.unitRows++;
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
  setNumber(project.endOfUnits, row, columns.unitRows);
}

function putMetro({ project }: CatalogueColumns, row: number, metro: readonly MetroFacts[]): void {
  const open = metro.filter(({ station_status }) => station_status === 'operational');
  const nearest = Math.min(...open.map(({ meters }) => meters));
  setNumber(project.metro, row, Number.isFinite(nearest) ? nearest : null);
  for (const { line, meters } of metro) {
    const column = project.metroByLine.get(line) ?? numberColumn();
    project.metroByLine.set(line, column);
    setNumber(column, row, meters);
  }
}

function yesOrNo(value: boolean | null): number | null {
  return value === null ? null : Number(value);
}
