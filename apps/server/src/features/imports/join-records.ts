import { isDeepStrictEqual } from 'node:util';
import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { isUploadedDocument, isUploadedPicture } from '@manemitra/catalogue/record-addresses';
import { formatDate } from '@manemitra/domain/dates';
import { localityOf, nameSlug } from '#server/features/catalogue/public.ts';
import { joinSources } from './join-sources.ts';
import { joinUnits } from './join-units.ts';

/** A field that staff set and a row tells otherwise, and which of the two it is now. */
export interface StaffField {
  field: string;
  outcome: 'kept' | 'replaced';
  reason: string;
}

export interface Joined {
  record: ProjectRecord;
  staffFields: StaffField[];
}

type Field = keyof ProjectRecord;

/** Fields of which a row tells all or nothing. */
const PLAIN = [
  'name',
  'description',
  'address',
  'pincode',
  'coordinates',
  'status',
  'launchedOn',
  'possessionOn',
  'totalUnits',
  'towers',
  'floors',
  'basements',
  'landSqm',
  'openSqm',
  'khatha',
  'approver',
  'approvalReference',
  'reraApprovedOn',
  'reraCheckedOn',
  'complaintsCheckedOn',
  'isLitigated',
  'maintenancePerSqft',
] as const satisfies readonly Field[];
const SETS = ['reraNumbers', 'waterSources', 'amenities'] as const satisfies readonly Field[];
const CERTIFICATES = ['occupancyCertificate', 'commencementCertificate'] as const;

/**
 * What is known of a project and what a row tells, in one record (decision 61). A row takes nothing away: what it does not
 * tell, tells as `null` or as an empty list stays. What staff set stays too, unless the row's source is of a later day.
 */
export function joinRecords(
  stored: ProjectRecord,
  row: ProjectRecord,
  staffEdits: ReadonlyMap<string, string>,
): Joined {
  const told = changesOf(stored, row);
  const staffFields: StaffField[] = [];
  for (const field of Object.keys(told) as (keyof typeof told)[]) {
    const day = staffEdits.get(field);
    if (day === undefined) continue;
    const { outcome, reason } = judged(day, row.source.checkedOn);
    staffFields.push({ field, outcome, reason });
    if (outcome === 'kept') delete told[field];
  }
  // The khathas of survey numbers are edited with the numbers, and follow from that of the project where a row has no others.
  const isKept = (field: string) =>
    staffFields.some((each) => each.field === field && each.outcome === 'kept');
  const areOfStaff = !('surveyNumbers' in told) && staffEdits.has('surveyNumbers');
  if (areOfStaff || (isKept('khatha') && row.surveyKhathas === undefined)) {
    delete told.surveyKhathas;
  }
  const record: ProjectRecord = {
    ...stored,
    ...told,
    promoter: joinPromoters(stored, row),
    source: joinSources(stored, row),
    // A sheet has no column for it, and what is invented does not become real by a row.
    isDemonstration: stored.isDemonstration,
  };
  // Somebody looked up the numbers that were known then, not these.
  if (told.reraNumbers !== undefined && row.reraCheckedOn === undefined)
    delete record.reraCheckedOn;
  return { record, staffFields };
}

function judged(edited: string, sourceDay: string | undefined) {
  const set = `Staff set this on ${formatDate(edited)}`;
  if (sourceDay === undefined) {
    return { outcome: 'kept', reason: `${set}; the row does not say of which day it is.` } as const;
  }
  const source = `the row’s source is of ${formatDate(sourceDay)}`;
  return sourceDay > edited
    ? ({ outcome: 'replaced', reason: `${set}; ${source}, which is later.` } as const)
    : ({ outcome: 'kept', reason: `${set}; ${source}.` } as const);
}

/** The fields that the row tells otherwise, as they would be. */
function changesOf(stored: ProjectRecord, row: ProjectRecord): Partial<ProjectRecord> {
  const next: Partial<ProjectRecord> = {};
  for (const field of PLAIN) {
    if (row[field] !== undefined) Object.assign(next, { [field]: row[field] });
  }
  for (const field of SETS) {
    const value = joinSets(stored[field], row[field]);
    if (value !== undefined) Object.assign(next, { [field]: value });
  }
  for (const field of CERTIFICATES) {
    const [was, told] = [stored[field], row[field]];
    if (told === undefined) continue;
    next[field] = was?.received === told.received ? { ...was, ...told } : told;
  }
  if (isOtherLocality(stored, row)) next.locality = row.locality;
  if (row.units.length > 0) next.units = joinUnits(stored.units, row.units);
  if (row.images?.length)
    next.images = withUploads(stored.images, row.images, isUploadedPicture, 60);
  if (row.documents?.length) {
    next.documents = withUploads(stored.documents, row.documents, isUploadedDocument, 100);
  }
  Object.assign(next, joinSurveys(stored, row), joinComplaints(stored, row));
  return Object.fromEntries(
    Object.entries(next).filter(
      ([field, value]) => !isDeepStrictEqual(value, stored[field as Field]),
    ),
  );
}

/** An empty list is news only where nothing was known. */
function joinSets<T>(was: readonly T[] | undefined, told: readonly T[] | undefined) {
  if (told === undefined || (told.length === 0 && was !== undefined)) return undefined;
  const isSame = was !== undefined && isDeepStrictEqual(new Set(was), new Set(told));
  return isSame ? undefined : told;
}

/** People spell a locality in many ways; one of another spelling is no news. */
function isOtherLocality(stored: ProjectRecord, row: ProjectRecord): boolean {
  if (row.locality === undefined) return false;
  const at = row.coordinates ?? stored.coordinates;
  const slugOf = (text: string | undefined) => localityOf(text, at && [at.lat, at.lng])?.slug;
  return slugOf(row.locality) !== slugOf(stored.locality);
}

/** The list of the row, and behind it what people uploaded here: no source knows of that. */
function withUploads<T extends { url: string }>(
  was: readonly T[] = [],
  told: readonly T[],
  isUpload: (url: string) => boolean,
  max: number,
): T[] {
  const urls = new Set(told.map(({ url }) => url));
  const uploads = was.filter(({ url }) => isUpload(url) && !urls.has(url));
  return [...told.slice(0, Math.max(0, max - uploads.length)), ...uploads].slice(0, max);
}

/** Without a khatha of its own a survey number has that of the project (`ProjectRecord`). */
function joinSurveys(stored: ProjectRecord, row: ProjectRecord): Partial<ProjectRecord> {
  const numbers = row.surveyNumbers?.length ? row.surveyNumbers : (stored.surveyNumbers ?? []);
  if (numbers.length === 0) return {};
  const isNews = row.khatha !== undefined && row.khatha !== stored.khatha;
  const known = new Set(stored.surveyNumbers);
  const khathas = numbers.flatMap((number) => {
    const was = stored.surveyKhathas?.[number];
    const own =
      row.surveyKhathas?.[number] ??
      (!known.has(number) || (isNews && was === stored.khatha)
        ? (row.khatha ?? stored.khatha)
        : was);
    return own === undefined ? [] : [[number, own] as const];
  });
  return { surveyNumbers: numbers, surveyKhathas: Object.fromEntries(khathas) };
}

/** A complaint that a register told of once was raised, whatever a later list leaves out. */
function joinComplaints(stored: ProjectRecord, row: ProjectRecord): Partial<ProjectRecord> {
  const was = isOtherPromoter(stored, row)
    ? stored.complaints?.filter(({ isAboutThisProject }) => isAboutThisProject)
    : stored.complaints;
  if (was === undefined && row.complaints === undefined) return {};
  const all = new Map((was ?? []).map((each) => [each.number, each]));
  for (const each of row.complaints ?? []) {
    const before = all.get(each.number);
    const isAboutThisProject = each.isAboutThisProject || before?.isAboutThisProject === true;
    all.set(each.number, { ...before, ...each, isAboutThisProject });
  }
  return { complaints: [...all.values()] };
}

const isOtherPromoter = (stored: ProjectRecord, row: ProjectRecord): boolean =>
  nameSlug(stored.promoter.name) !== nameSlug(row.promoter.name);

function joinPromoters(stored: ProjectRecord, row: ProjectRecord): ProjectRecord['promoter'] {
  if (isOtherPromoter(stored, row)) return row.promoter;
  const past = new Map((stored.promoter.pastProjects ?? []).map((each) => [each.name, each]));
  for (const each of row.promoter.pastProjects ?? []) {
    past.set(each.name, { ...past.get(each.name), ...each });
  }
  return {
    ...stored.promoter,
    ...row.promoter,
    ...(past.size > 0 && { pastProjects: [...past.values()] }),
  };
}
