import type { Stage, VerdictFacts } from './facts.ts';
import { worstDelay } from './worst-delay.ts';

/** The input of the rules: the facts as plain values of one day. `null` is not known and meets no condition. */
export interface Standing {
  stage: Stage | null;
  isLayout: boolean;
  /** Built with its occupancy certificate: what belongs to building no longer decides. */
  isFinished: boolean | null;
  registration:
    | 'exempt'
    | 'valid'
    | 'expiring'
    /** Its first end has passed, or is not known; an extension runs. */
    | 'extended'
    | 'lapsed'
    /** Registered until a day that is not known. */
    | 'until-unknown'
    | 'applied'
    | 'not-registered'
    /** Not registered, and whether it has to be is not known. */
    | 'perhaps-exempt'
    | null;
  isExempt: boolean;
  /** Whether a source gave a number, looked up or not. */
  isNumberGiven: boolean;
  /** Days since the registration ended, 0 while it runs. */
  daysSinceEnd: number | null;
  commencement: VerdictFacts['commencementCertificate'];
  occupancy: VerdictFacts['occupancyCertificate'];
  khataClass: 'A' | 'B' | null;
  isEKhata: boolean | null;
  approver: string | null;
  conversion: VerdictFacts['conversion'];
  /** What the pending cases are about; `unsaid` where there is a case and no source says. */
  cases: 'none' | 'title' | 'other' | 'unsaid' | null;
  pendingCases: number | null;
  complaints: number | null;
  complaintsElsewhere: number | null;
  /** Other projects of the builder for each complaint about them; null where there is none. */
  otherProjectsPerComplaint: number | null;
  /** Days after the promised one; 0 on it and before. */
  daysPastPromise: number | null;
  /** Days until then; 0 on it and after. */
  daysToPromise: number | null;
  /** How many days after the end of the registration the promised day is. */
  daysPromisedBeyondEnd: number | null;
  /** Earlier projects that were delivered or should have been. */
  due: number | null;
  /** Of those, percent that came late or have not come. */
  latePercent: number | null;
  worstMonthsLate: number | null;
  loadingPercent: number | null;
  isPriceDisclosed: boolean | null;
  /** 0 says that none is known there, which is no good sign. */
  knownFloods: number | null;
}

/** A registration that ends within so many days is about to. */
export const EXPIRING_DAYS = 183;
const DAY_MS = 86_400_000;

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The facts as they stand on a day (`YYYY-MM-DD`). */
export function standingOn(facts: VerdictFacts, today: string): Standing {
  const { stage, occupancyCertificate, promisedBy } = facts;
  const end = registrationEnd(facts);
  return {
    stage,
    isLayout: facts.isLayout === true,
    isFinished: isFinished(facts),
    registration: registrationOn(facts, today),
    isExempt: facts.needsRegistration === false,
    isNumberGiven: (facts.registration?.number ?? null) !== null,
    daysSinceEnd: end === null ? null : Math.max(0, daysBetween(end, today)),
    commencement: facts.commencementCertificate,
    occupancy: occupancyCertificate,
    khataClass: facts.khata?.class ?? null,
    isEKhata: facts.khata?.isE ?? null,
    approver: facts.planApprover,
    conversion: facts.conversion,
    cases: casesOf(facts.litigation),
    pendingCases: facts.litigation?.pending ?? null,
    complaints: facts.complaints,
    complaintsElsewhere: facts.complaintsElsewhere === undefined ? 0 : facts.complaintsElsewhere,
    otherProjectsPerComplaint: facts.complaintsElsewhere
      ? (facts.otherProjects ?? 0) / facts.complaintsElsewhere
      : null,
    daysPastPromise: promisedBy === null ? null : Math.max(0, daysBetween(promisedBy, today)),
    daysToPromise: promisedBy === null ? null : Math.max(0, daysBetween(today, promisedBy)),
    daysPromisedBeyondEnd:
      promisedBy === null || end === null ? null : Math.max(0, daysBetween(end, promisedBy)),
    ...recordOf(facts.trackRecord),
    loadingPercent: facts.loadingPercent,
    isPriceDisclosed: facts.priceDisclosed,
    knownFloods: facts.floods === undefined ? 0 : facts.floods,
  };
}

/** The day on which the registration ends, an extension included: the later of those that are known. */
export function registrationEnd({
  registration,
}: Pick<VerdictFacts, 'registration'>): string | null {
  const days = [registration?.validTill, registration?.extendedTo];
  return (
    days
      .filter((day) => typeof day === 'string')
      .toSorted()
      .at(-1) ?? null
  );
}

function isFinished({ stage, isLayout, occupancyCertificate }: VerdictFacts): boolean | null {
  if (stage === null) return null;
  if (stage === 'pre-launch' || stage === 'under-construction') return false;
  // A site needs no such certificate: it is handed over or not.
  if (isLayout === true) return stage === 'ready';
  return occupancyCertificate === null ? null : occupancyCertificate === 'received';
}

function registrationOn(facts: VerdictFacts, today: string): Standing['registration'] {
  const { registration, needsRegistration } = facts;
  if (needsRegistration === false) return 'exempt';
  const state = registration?.state ?? null;
  if (state === null || state === 'not-checked') return null;
  if (state !== 'registered') return needsRegistration === true ? state : 'perhaps-exempt';
  const end = registrationEnd(facts);
  if (end === null) return 'until-unknown';
  if (end < today) return 'lapsed';
  if (daysBetween(today, end) <= EXPIRING_DAYS) return 'expiring';
  const { validTill = null, extendedTo = null } = registration ?? {};
  const isExtended = extendedTo !== null && (validTill === null || validTill < today);
  return isExtended ? 'extended' : 'valid';
}

function casesOf(litigation: VerdictFacts['litigation']): Standing['cases'] {
  if (litigation === null || litigation.pending === null) return null;
  return litigation.pending === 0 ? 'none' : (litigation.about ?? 'unsaid');
}

function recordOf(
  record: VerdictFacts['trackRecord'],
): Pick<Standing, 'due' | 'latePercent' | 'worstMonthsLate'> {
  if (record === null) return { due: null, latePercent: null, worstMonthsLate: null };
  const overdue = record.overdue ?? 0;
  const due = record.delivered + overdue;
  const late = record.late + overdue;
  return {
    due,
    latePercent: due === 0 ? 0 : (100 * late) / due,
    worstMonthsLate: worstDelay(record)?.months ?? (record.late === 0 ? 0 : null),
  };
}
