import {
  type ProjectRecord,
  PROMOTER_NOT_TOLD,
  type UnitRecord,
} from '@manemitra/catalogue/project-record';
import { reraPartsOf } from '@manemitra/catalogue/rera-parts';
import { unitKeys } from '@manemitra/catalogue/unit-keys';
import type { FactValue } from '@manemitra/domain/tellings';

/** A record as many small facts, ordered so that facts about another fact come after it. */
type RecordFacts = Map<string, FactValue>;

export const PLAIN_FACTS = [
  'name',
  'description',
  'locality',
  'address',
  'pincode',
  'coordinates',
  'status',
  'launchedOn',
  'possessionOn',
  'possessionIs',
  'totalUnits',
  'towers',
  'floors',
  'basements',
  'landSqm',
  'openSqm',
  'khatha',
  'eKhatha',
  'surveyNumbers',
  'approver',
  'approvalReference',
  'reraNumbers',
  'reraParts',
  'reraApprovedOn',
  'reraValidUntil',
  'reraExtendedUntil',
  'reraStatus',
  'soldUnits',
  'complaintCount',
  'reraCheckedOn',
  'conversion',
  'isLitigated',
  'waterSources',
  'maintenancePerSqft',
  'amenities',
  'priceRange',
  'allInPriceRange',
  'rateRange',
  'carpetRange',
  'superBuiltUpRange',
  'plotRange',
  'areaRange',
  'complaintsCheckedOn',
] as const satisfies readonly (keyof ProjectRecord)[];

export const CERTIFICATES = ['occupancyCertificate', 'commencementCertificate'] as const;

/** The khata facts of single survey numbers, and the project's fact that applies otherwise. */
export const SURVEY_KHATHAS = [
  ['surveyKhathas', 'khatha'],
  ['surveyEKhathas', 'eKhatha'],
] as const;

/** A survey number whose khatha is not known, where that of the project is. */
export const UNKNOWN_KHATHA = 'unknown';

/** The facts of a record. Of its promoter only who it is: the rest is known of the promoter, not of the project. */
export function recordFacts(record: ProjectRecord): RecordFacts {
  const facts: RecordFacts = new Map();
  const tell = (fact: string, value: unknown) => {
    if (value !== undefined && value !== null) facts.set(fact, value as FactValue);
  };
  if (record.promoter.name !== PROMOTER_NOT_TOLD) tell('promoter', record.promoter.name);
  const own = { ...record, reraParts: reraPartsOf(record) };
  for (const field of PLAIN_FACTS) tell(field, own[field]);
  tell('pastProjectsCheckedOn', record.promoter.pastProjectsCheckedOn);
  if (record.surveyNumbers?.length === 0) facts.delete('surveyNumbers');
  for (const field of CERTIFICATES) {
    tell(`${field}.received`, record[field]?.received);
    tell(`${field}.on`, record[field]?.on);
  }
  for (const number of record.surveyNumbers ?? []) {
    for (const [field, own] of SURVEY_KHATHAS) {
      const given: Readonly<Record<string, FactValue>> | undefined = record[field];
      if (given === undefined) continue;
      const value = given[number] ?? (record[own] === undefined ? undefined : UNKNOWN_KHATHA);
      if (value !== record[own]) tell(`${field}/${number}`, value);
    }
  }
  const keys = unitKeys(record.units);
  record.units.forEach((unit, i) => tellUnit(tell, `units/${keys[i]}`, unit));
  for (const { url, ...image } of record.images ?? []) {
    const { propertyCategory, ...others } = image;
    for (const [field, value] of Object.entries(others)) tell(`images/${url}/${field}`, value);
    if (propertyCategory !== 'ALL') tell(`images/${url}/propertyCategory`, propertyCategory);
  }
  for (const { section, url, name } of record.documents ?? []) {
    tell(`documents/${section} ${url}/name`, name);
  }
  for (const { number, isAboutThisProject, ...complaint } of record.complaints ?? []) {
    // Complaints about the promoter's other projects belong to the promoter.
    if (!isAboutThisProject) continue;
    for (const [field, value] of Object.entries(complaint))
      tell(`complaints/${number}/${field}`, value);
  }
  return facts;
}

function tellUnit(
  tell: (fact: string, value: unknown) => void,
  at: string,
  { agreementLines, possessionLines, ...plain }: UnitRecord,
): void {
  for (const [field, value] of Object.entries(plain)) tell(`${at}/${field}`, value);
  for (const [name, lines] of Object.entries({ agreementLines, possessionLines })) {
    for (const [kind, rupees] of Object.entries(lines ?? {})) tell(`${at}/${name}.${kind}`, rupees);
  }
}

/** The lists whose entries are groups of facts, with the keys of their entries in order. */
export function entryKeys({ units, images = [], documents = [] }: ProjectRecord) {
  return {
    units: unitKeys(units),
    images: images.map(({ url }) => url),
    documents: documents.map(({ section, url }) => `${section} ${url}`),
  };
}
