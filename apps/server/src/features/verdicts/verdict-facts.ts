import { strictestKhatha } from '@manemitra/domain/khatha';
import { POSSESSION_LINES } from '@manemitra/domain/price-rows';
import { knownFloodsNear } from '@manemitra/domain/floods/known-floods';
import { recordOfBuilder } from './record-of-builder.ts';
import type { Stage, VerdictFacts } from '@manemitra/domain/verdict/facts';
import { isToBeRegistered } from '#server/features/registrations/public.ts';
import type { VerdictParts, VerdictRow } from './verdict-rows.ts';

/**
 * A project's rows as the facts of a verdict. Whether a paper is applied for, or covers a part only, and what a case is about, is
 * kept of no project yet: those facts are known or not.
 */
export function verdictFactsOf(row: VerdictRow, parts: VerdictParts, today: string): VerdictFacts {
  return {
    stage: row.status === null ? null : STAGE_OF[row.status],
    isLayout: parts.units.length === 0 ? null : parts.units.every(isSite),
    promisedBy: row.possession_on,
    registration: registrationOf(row),
    needsRegistration: isToBeRegistered(row),
    commencementCertificate: certificate(row.commencement_certificate_received),
    occupancyCertificate: certificate(row.occupancy_certificate_received),
    khata: strictestKhatha([{ class: row.khatha_class, isE: row.is_e_khatha }, ...parts.khathas]),
    planApprover: row.approver,
    // The corporation and the BDA plan for the city; elsewhere the land was fields (expected-documents).
    conversion:
      row.land_conversion ?? (CITY.includes(row.approver ?? '') ? ('not-needed' as const) : null),
    litigation:
      row.is_litigated === null ? null : { pending: row.is_litigated ? 1 : 0, about: null },
    // An incomplete list says only how many there are at least.
    complaints:
      row.complaints_checked_on === null && parts.complaints === 0 ? null : parts.complaints,
    ...complaintsElsewhereOf(row, parts),
    trackRecord: recordOf(parts, today),
    loadingPercent: loadingOf(parts),
    priceDisclosed: isPriceDisclosed(parts),
    floods:
      row.lat === null || row.lng === null ? null : knownFloodsNear([row.lat, row.lng]).length,
  };
}

/** The register lists the complaints about all projects of a builder together. A project that needs no registration is not looked up. */
function complaintsElsewhereOf(
  row: VerdictRow,
  { complaintsElsewhere, projectsOfBuilder }: VerdictParts,
): Pick<VerdictFacts, 'complaintsElsewhere' | 'otherProjects'> {
  if (complaintsElsewhere > 0 || row.complaints_checked_on !== null) {
    return { complaintsElsewhere, otherProjects: Math.max(0, projectsOfBuilder - 1) };
  }
  return isToBeRegistered(row) === false ? {} : { complaintsElsewhere: null };
}

const STAGE_OF = {
  'pre-launch': 'pre-launch',
  'new-launch': 'pre-launch',
  'under-construction': 'under-construction',
  ready: 'ready',
} as const satisfies Record<string, Stage>;

const CITY: readonly string[] = ['BBMP', 'GBA', 'BDA'];
const isSite = ({ type }: { type: string }): boolean => type === 'plot';

const certificate = (received: boolean | null) =>
  received === null ? null : received ? 'received' : 'not-received';

/** A number that nobody looked up is only what its source says. */
function registrationOf(row: VerdictRow): VerdictFacts['registration'] {
  const number = row.rera_numbers[0] ?? null;
  const looked = number === null ? 'not-registered' : 'registered';
  const unlooked = number === null && row.rera_status === 'applied' ? 'applied' : 'not-checked';
  return {
    state: row.rera_checked_on === null ? unlooked : looked,
    number,
    validTill: row.rera_valid_until,
    extendedTo: row.rera_extended_until,
  };
}

function recordOf(parts: VerdictParts, today: string) {
  const { past, pastCheckedOn } = parts;
  if (past.length === 0 && pastCheckedOn === null) return null;
  const record = recordOfBuilder(parts, today);
  const { withBothDates, late, longestMonthsLate, overdue, longestMonthsOverdue } = record;
  // Of projects without dates nothing is known.
  if (past.length > 0 && withBothDates + overdue === 0) return null;
  return {
    delivered: withBothDates,
    late,
    worstMonthsLate: longestMonthsLate,
    overdue,
    worstMonthsOverdue: longestMonthsOverdue,
  };
}

/** The highest; where one is not known it may be higher than those that are. */
function loadingOf({ units }: VerdictParts): number | null {
  const homes = units.filter((unit) => !isSite(unit));
  const known = homes.flatMap(({ loading }) => loading ?? []);
  const highest = known.length === 0 ? null : Math.max(...known);
  if (highest !== null && highest > USUAL_LOADING) return highest;
  return known.length === homes.length ? highest : null;
}

/** Above it a rule speaks, whatever the others are. */
const USUAL_LOADING = 40;

function isPriceDisclosed({ units }: VerdictParts): boolean | null {
  const isWhole = units.every(
    ({ hasPrice, hasArea, charges }) => hasPrice && hasArea && charges >= POSSESSION_LINES.length,
  );
  // What we were not told is not known; that does not mean that somebody keeps it back.
  return units.length > 0 && isWhole ? true : null;
}
