import type { ProjectRecord } from '@manemitra/catalogue/project-record';
import { type FactKey, missingFacts } from '@manemitra/domain/completeness';

/** The facts a buyer decides by that a record does not tell. */
export function missingFactsOf(record: ProjectRecord): FactKey[] {
  const anyUnit = (tells: (unit: ProjectRecord['units'][number]) => unknown) =>
    record.units.some((unit) => tells(unit) !== undefined);
  return missingFacts({
    place: isTold(record.coordinates),
    ready: isTold(record.status ?? record.possessionOn),
    price: anyUnit(({ price }) => price),
    khatha:
      isTold(record.khatha ?? record.eKhatha) ||
      [record.surveyKhathas, record.surveyEKhathas].some(
        (told) => Object.keys(told ?? {}).length > 0,
      ),
    approver: isTold(record.approver),
    rera: isTold(record.reraNumbers?.[0] ?? record.reraCheckedOn),
    litigation: isTold(record.isLitigated),
    size: anyUnit(({ carpetSqft, plotSqft }) => carpetSqft ?? plotSqft),
    'possession-costs': anyUnit(({ possessionLines }) => Object.values(possessionLines ?? {})[0]),
    water: isTold(record.waterSources),
    'occupancy-certificate': isTold(
      record.status === 'ready' ? record.occupancyCertificate : record.possessionOn,
    ),
    pictures: isAny(record.images),
    // Documents of the demonstration are drawn on request, from the homes that a project lists.
    documents: (record.isDemonstration && record.units.length > 0) || isAny(record.documents),
    // An empty list without a date may be one that nobody filled in.
    complaints: isAny(record.complaints) || isTold(record.complaintsCheckedOn),
    amenities: isTold(record.amenities),
    maintenance: isTold(record.maintenancePerSqft),
    'total-units': isTold(record.totalUnits),
    'open-space': isTold(record.openSqm),
    description: isTold(record.description),
  });
}

const isTold = (fact: unknown): boolean => fact !== undefined;
const isAny = (list: readonly unknown[] | undefined): boolean => (list ?? []).length > 0;
