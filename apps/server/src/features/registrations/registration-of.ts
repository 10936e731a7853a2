import { needsRegistration } from '@manemitra/domain/needs-registration';
import { reraStanding, type ReraStanding } from '@manemitra/domain/rera-standing';
import { sql, type RawBuilder } from 'kysely';
import type { PropertiesTable } from '#server/database/catalogue-tables.ts';

const COLUMNS = [
  'rera_numbers',
  'rera_parts',
  'rera_status',
  'rera_checked_on',
  'rera_seen_by_staff',
  'land_sqm',
  'total_units',
  'status',
  'possession_on',
  'occupancy_certificate_received',
  'occupancy_certificate_on',
] as const;

type Column = (typeof COLUMNS)[number];
/** Facts that decide the registration of a project, or that it needs none. */
type RegistrationRow = Pick<
  PropertiesTable,
  Exclude<Column, 'rera_numbers' | 'rera_seen_by_staff'>
> & { rera_numbers: string[]; rera_seen_by_staff: boolean };

/** The row of the project `p` as one JSON value, where no more of it is read. */
export const registrationRow: RawBuilder<RegistrationRow> = sql`json_build_object(${sql.join(
  COLUMNS.flatMap((name) => [sql.lit(name), sql.ref(`p.${name}`)]),
)})`;

/** Whether the Act asks this project to be registered; null where that is not known. */
export const isToBeRegistered = (
  row: Omit<RegistrationRow, 'rera_seen_by_staff' | 'rera_parts' | 'rera_status'>,
): boolean | null =>
  needsRegistration({
    isNumberKnown: row.rera_numbers.length > 0,
    landSqm: row.land_sqm,
    homes: row.total_units,
    isReady: row.status === 'ready',
    completedOn: row.occupancy_certificate_on ?? row.possession_on,
    hasOccupancyCertificate: row.occupancy_certificate_received,
  });

/** The registration of a project as every page shows it. */
export const registrationOf = (row: RegistrationRow): ReraStanding =>
  reraStanding({
    numbers: row.rera_numbers,
    parts: row.rera_parts,
    checkedOn: row.rera_checked_on,
    isSeenByStaff: row.rera_seen_by_staff,
    isNeeded: isToBeRegistered(row),
    isApplied: row.rera_status === 'applied',
  });
