/* How much the record of a project holds: what an import takes in, staff can keep. */

/** Letters in the name of a project or a paper. */
export const NAME_MAX = 200;

export const RECORD_MAX = {
  units: 60,
  images: 60,
  documents: 100,
  amenities: 200,
  registrations: 50,
  homes: 100_000,
  towers: 500,
  floors: 150,
  basements: 10,
  landSqm: 20_000_000,
  rupees: 10_000_000_000,
  rupeesPerSqft: 1_000_000,
  maintenancePerSqft: 100,
  squareFeet: 1_000_000,
  bhk: 12,
  bathrooms: 20,
  balconies: 20,
  floorsOfHome: 6,
} as const;

/** Of a workbook as it is packed; one of 100,000 rows has some 20. */
export const WORKBOOK_MAX_MB = 40;

/** Degrees between which a project lies. */
export const RECORD_BOUNDS = { south: 12.4, north: 13.7, west: 77, east: 78.2 } as const;
