import type { PropertyDetail } from '@manemitra/contract/properties';
import type { DocumentGap } from '@manemitra/contract/property-detail';
import { expectedDocuments } from '@manemitra/domain/expected-documents';
import type { LoadedDetail } from './load-property-detail.ts';

/** The papers that a project of its kind, authority and stage should have, less those that it shows. */
export function documentGaps(
  { property, units }: LoadedDetail,
  shown: PropertyDetail['documents'],
): DocumentGap[] {
  const kinds = new Set([...shown.plan, ...shown.noc, ...shown.land].map(({ kind }) => kind));
  const expected = expectedDocuments({
    approver: property.approver,
    propertyTypes: [...new Set(units.map(({ type }) => type))],
    status: property.status,
    possessionOn: property.possession_on,
    floors: property.floors,
    totalUnits: property.total_units,
    landSqm: property.land_sqm,
    isReraRegistered: isReraRegistered(property),
    // Facts that only a paper proves; without the paper nothing is known.
    isReraExtended: kinds.has('rera-extension') ? true : null,
    isJointDevelopment: kinds.has('joint-development-agreement') ? true : null,
    isOccupancyReceived: property.occupancy_certificate_received,
  });
  return expected
    .filter(({ kind }) => !kinds.has(kind))
    .map(({ kind, section, name, question, why }) => ({ kind, section, name, question, why }));
}

/** `null`: nobody looked. `false`: somebody looked and found none. */
export function isReraRegistered(property: LoadedDetail['property']): boolean | null {
  if (property.rera_numbers.length > 0) return true;
  return property.rera_checked_on === null ? null : false;
}
