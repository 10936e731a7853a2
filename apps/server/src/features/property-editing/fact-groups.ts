import type { FactGroup } from '@manemitra/contract/property-detail';
import type { UnitValues } from '@manemitra/contract/staff-properties-sections';

/** The group of facts that a field belongs to. A description is no fact, and what a register says is dated by itself. */
const GROUP_OF: Readonly<Record<string, FactGroup>> = {
  totalUnits: 'project',
  towers: 'project',
  floors: 'project',
  basements: 'project',
  landSqm: 'project',
  openSqm: 'project',
  status: 'project',
  launchedOn: 'project',
  possessionOn: 'project',
  locality: 'location',
  address: 'location',
  pincode: 'location',
  coordinates: 'location',
  amenities: 'amenities',
  khatha: 'khatha',
  surveyNumbers: 'khatha',
  approver: 'approval',
  approvalReference: 'approval',
  occupancyCertificate: 'approval',
  commencementCertificate: 'approval',
  isLitigated: 'litigation',
  waterSources: 'water',
  images: 'pictures',
  documents: 'documents',
};

/** The groups of facts for which whoever changed these fields now vouches. */
export function groupsOf(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): FactGroup[] {
  const groups = Object.keys(after).flatMap((field): FactGroup[] => {
    if (field === 'maintenancePerSqft') return ['prices'];
    if (field === 'units') return groupsOfUnits(before[field], after[field]);
    const group = GROUP_OF[field];
    return group === undefined ? [] : [group];
  });
  return [...new Set(groups)];
}

/** Prices and the homes themselves are known from different papers. */
function groupsOfUnits(before: unknown, after: unknown): FactGroup[] {
  const part = (units: unknown, isPrice: boolean) =>
    JSON.stringify(
      (units as UnitValues[]).map(({ price, agreementLines, possessionLines, ...home }) =>
        isPrice ? { price, agreementLines, possessionLines } : home,
      ),
    );
  const differs = (isPrice: boolean) => part(before, isPrice) !== part(after, isPrice);
  return [
    ...(differs(true) ? ['prices' as const] : []),
    ...(differs(false) ? ['homes' as const] : []),
  ];
}
