import type { DocumentCase } from '@manemitra/domain/expected-documents';
import { DEMONSTRATION_DAY } from '../projects/demonstration-day.ts';
import type { ProjectRecord } from '@manemitra/catalogue/project-record';

/**
 * What the product knows of a demonstration project when it draws that project's papers. A paper never
 * states what the product says it does not know: a missing fact leaves its line, or the whole paper, out.
 */
export interface DocumentFacts extends Pick<
  ProjectRecord,
  | 'name'
  | 'locality'
  | 'address'
  | 'status'
  | 'launchedOn'
  | 'possessionOn'
  | 'totalUnits'
  | 'towers'
  | 'floors'
  | 'basements'
  | 'landSqm'
  | 'openSqm'
  | 'khatha'
  | 'eKhatha'
  | 'surveyNumbers'
  | 'approver'
  | 'approvalReference'
  | 'reraApprovedOn'
  | 'occupancyCertificate'
  | 'waterSources'
  | 'isLitigated'
> {
  /** Never changes for a project: everything invented in its papers follows from it. */
  seed: string;
  reraNumber: string | undefined;
  /** When somebody last looked in the register. */
  reraCheckedOn: string | undefined;
  promoter: Pick<ProjectRecord['promoter'], 'name' | 'orgType' | 'registrationNumber' | 'address'>;
  units: readonly Pick<
    ProjectRecord['units'][number],
    'label' | 'type' | 'bhk' | 'carpetSqft' | 'superBuiltUpSqft' | 'plotSqft' | 'count'
  >[];
  /** No paper is younger than the day on which the facts were checked. */
  checkedOn: string;
}

export function factsOfRecord(record: ProjectRecord, seed: string): DocumentFacts {
  return {
    ...record,
    seed,
    reraNumber: record.reraNumbers?.[0],
    reraCheckedOn: record.reraCheckedOn,
    checkedOn: record.source.checkedOn ?? DEMONSTRATION_DAY,
  };
}

/** The facts in the words of the rule that says which papers are due. */
export function caseOf(
  facts: DocumentFacts,
  story: { isExtended: boolean; isJointDevelopment: boolean },
): DocumentCase {
  return {
    approver: facts.approver ?? null,
    propertyTypes: [...new Set(facts.units.map(({ type }) => type))],
    status: facts.status ?? null,
    possessionOn: facts.possessionOn ?? null,
    floors: facts.floors ?? null,
    totalUnits: facts.totalUnits ?? null,
    landSqm: facts.landSqm ?? null,
    isReraRegistered: facts.reraNumber !== undefined,
    isReraExtended: story.isExtended,
    isJointDevelopment: story.isJointDevelopment,
    isOccupancyReceived: facts.occupancyCertificate?.received ?? null,
  };
}
