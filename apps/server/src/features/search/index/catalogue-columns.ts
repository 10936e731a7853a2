import { bits, listColumn, numberColumn, textColumn, type NumberColumn } from './columns.ts';
import { metRows } from './met-rows.ts';
import { walkRows } from './walk-rows.ts';

/**
 * The catalogue in columns. A project has one row, its unit types a run of rows in columns of their own; row 0 of
 * those is the unit type of which nothing is known, for projects without any. A project that changes keeps its row;
 * rows that are given back are used again.
 */
export type CatalogueColumns = ReturnType<typeof emptyColumns>;

/** The row of a unit type that is not there. */
export const NO_UNIT = 0;

export function emptyColumns() {
  return {
    /** The day that rows were judged for, as in columns of days. */
    today: { day: -Infinity },
    rowOfId: new Map<number, number>(),
    /** Rows that have ever been used; `alive` says which are. */
    rows: 0,
    unitRows: NO_UNIT + 1,
    alive: bits(),
    /** Of those, the projects that are known to lie somewhere in a circle, and those of which no place is known. */
    approximate: bits(),
    placeless: bits(),
    /** Of those, the projects that list no homes and of which a price is known all the same. */
    pricedWithoutHomes: bits(),
    freeRows: [] as number[],
    /** The first rows of runs that are free, by their length. */
    freeRuns: new Map<number, number[]>(),
    met: { property: metRows(), unit: metRows() },
    /** Of wishes about places, the projects of which a part of where they may lie meets them. */
    mayMeet: metRows(),
    /** Of stations that were asked for, how far one walks to them. */
    walks: walkRows(),
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
    /** Where it lies, or the middle of where it may, and within how many metres of that; 0 where that was given. */
    lat: numberColumn(),
    lng: numberColumn(),
    placeRadius: numberColumn(),
    localitySlug: textColumn(),
    pincode: textColumn(),
    localitySlugs: listColumn(),
    zones: listColumn(),
    maybeLocalitySlugs: listColumn(),
    maybeZones: listColumn(),
    status: textColumn(),
    possessionDay: numberColumn(),
    launchedDay: numberColumn(),
    /** How severe its verdict is, from 0 for the best; unknown where it is to be read again. */
    severity: numberColumn(),
    /** What its verdict and the facts that are known of it add to its rank. */
    ownScore: numberColumn(),
    /** The day on which the same facts may be judged otherwise. */
    judgedAnewDay: numberColumn(),
    khathaClass: textColumn(),
    approver: textColumn(),
    amenities: listColumn(),
    waterSources: listColumn(),
    /** 1, 0 or unknown, as in the other columns of yes and no. */
    isEKhatha: numberColumn(),
    isReraRegistered: numberColumn(),
    isLitigated: numberColumn(),
    hasOccupancyCertificate: numberColumn(),
    totalUnits: numberColumn(),
    towers: numberColumn(),
    openSpacePercent: numberColumn(),
    maintenancePerSqft: numberColumn(),
    /** What is known of all prices of its homes, before taxes and with everything. */
    price_min: numberColumn(),
    price_max: numberColumn(),
    all_in_min: numberColumn(),
    all_in_max: numberColumn(),
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
    /** Where a home has no price of its own, what is known of all prices of its project. */
    isPricedByProject: bits(),
    project_price_min: numberColumn(),
    project_price_max: numberColumn(),
    /** The same of prices with all taxes and charges. */
    isAllInByProject: bits(),
    project_all_in_min: numberColumn(),
    project_all_in_max: numberColumn(),
    all_in_price: numberColumn(),
    all_in_at_least: numberColumn(),
    /** Where only prices of the project are known: what of all that will be paid is, as `knownAllInOfProject` has it. */
    known_all_in_of_project: numberColumn(),
    /** Its project lists no other kind of home. */
    isOnlyHome: bits(),
  };
}
