import type { ProjectRecord, UnitRecord } from '@manemitra/catalogue/project-record';
import type { Random } from '@manemitra/catalogue/random';

/**
 * What real listings leave out, and how often (a share of the projects that could have the fact). The
 * order of size follows what buyers complain of: water, khatha, maintenance and the price lines are
 * often missing, the number of towers seldom. Everything not listed here is always given.
 */
const MISSING_SHARE = {
  surveyNumbers: 0.28,
  approvalReference: 0.35,
  launchedOn: 0.2,
  maintenancePerSqft: 0.2,
  isLitigated: 0.18,
  openSqm: 0.16,
  waterSources: 0.14,
  reraCheckedOn: 0.13,
  khatha: 0.11,
  pincode: 0.1,
  occupancyCertificate: 0.1,
  basements: 0.1,
  landSqm: 0.08,
  approver: 0.06,
  totalUnits: 0.05,
  towers: 0.04,
  address: 0.04,
  floors: 0.03,
  description: 0.03,
  amenities: 0.02,
} as const satisfies Partial<Record<keyof ProjectRecord, number>>;

/** The same for unit types; what a promoter leaves out, it leaves out for every type of a project. */
const MISSING_UNIT_SHARE = {
  agreementLines: 0.32,
  possessionLines: 0.28,
  count: 0.26,
  facings: 0.2,
  balconies: 0.16,
  carpetSqft: 0.1,
  bathrooms: 0.08,
  /** "Price on request", which a listing with price lines never is. */
  price: 0.05,
} as const satisfies Partial<Record<keyof UnitRecord, number>>;

export function leaveOut(record: ProjectRecord, random: Random): ProjectRecord {
  const missing = chosen(MISSING_SHARE, random);
  // A register that nobody checked yields neither a date nor a list of complaints.
  if (missing.has('reraCheckedOn')) missing.add('complaints');
  if (missing.has('khatha')) missing.add('eKhatha');
  // The number of a sanction names who gave it.
  if (missing.has('approver')) missing.add('approvalReference');
  const missingInUnits = chosen(MISSING_UNIT_SHARE, random);
  if (missingInUnits.has('price')) missingInUnits.add('agreementLines').add('possessionLines');
  // Whoever tells how many there are of each type tells how many there are.
  if (missing.has('totalUnits')) missingInUnits.add('count');
  return {
    ...without(record, missing),
    units: record.units.map((unit) => without(unit, missingInUnits)),
  };
}

function chosen(shares: Readonly<Record<string, number>>, random: Random): Set<string> {
  return new Set(Object.keys(shares).filter((field) => random.chance(shares[field] ?? 0)));
}

/** Only optional fields are listed above, so that what is left is still a whole record. */
function without<T extends object>(whole: T, fields: ReadonlySet<string>): T {
  return Object.fromEntries(Object.entries(whole).filter(([field]) => !fields.has(field))) as T;
}
