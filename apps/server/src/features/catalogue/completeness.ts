import type { ProjectRecord } from '@manemitra/catalogue/project-record';

/** The facts a buyer decides by, each worth the same. */
const FACTS: readonly ((record: ProjectRecord) => unknown)[] = [
  (record) => record.coordinates,
  (record) => record.status ?? record.possessionOn,
  (record) => record.units.find((unit) => unit.price),
  (record) => record.units.find((unit) => unit.carpetSqft ?? unit.plotSqft),
  (record) => record.units.find((unit) => unit.possessionLines),
  (record) => record.khatha,
  (record) => record.approver,
  (record) => record.reraNumbers?.[0] ?? record.reraCheckedOn,
  (record) => record.isLitigated,
  (record) => record.waterSources,
  (record) => record.amenities,
  (record) => record.maintenancePerSqft,
  (record) => record.totalUnits,
  (record) => record.openSqm,
  (record) => (record.status === 'ready' ? record.occupancyCertificate : record.possessionOn),
  (record) => record.complaints,
];

/** How many of the facts a buyer decides by are known, in whole percent. */
export function completenessPercent(record: ProjectRecord): number {
  const known = FACTS.filter((fact) => fact(record) !== undefined);
  return Math.round((100 * known.length) / FACTS.length);
}
