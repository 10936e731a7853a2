import type { Property } from '@manemitra/contract/property';
import type { PropertyCard } from '@manemitra/contract/property-card';

/** The card of a project in a list, field by field, from its full presentation. */
export function presentCard({
  id,
  slug,
  isDemonstration,
  project,
  land,
  parameters,
  units,
  verdict,
}: Property): PropertyCard {
  return {
    id,
    slug,
    isDemonstration,
    project: {
      name: project.name,
      description: project.description,
      price: project.price,
      prices: project.prices,
      ranges: project.ranges,
      status: project.status,
      promoterName: project.promoterName,
      promoterSlug: project.promoterSlug,
      locality: project.locality,
      localitySlug: project.localitySlug,
      type: project.type,
      propertyTypes: project.propertyTypes,
      images: project.images,
      completionDate: project.completionDate,
      completionPrecision: project.completionPrecision,
      isDateOfCompletion: project.isDateOfCompletion,
      isPromisePast: project.isPromisePast,
      occupancyCertificateReceived: project.occupancyCertificateReceived,
      towerDetails: project.towerDetails,
      rera: project.rera,
      reraNumber: project.reraNumber,
      reraCheckedOn: project.reraCheckedOn,
      geolocation: project.geolocation,
    },
    land: {
      surveyNumDetails: land.surveyNumDetails.map(({ khathaType, khathaClass, isEKhatha }) => ({
        khathaType,
        khathaClass,
        isEKhatha,
      })),
    },
    parameters,
    verdict: {
      level: verdict.level,
      reasons: verdict.reasons.map(({ fact, says }) => ({ fact, says })),
      unknown: verdict.unknown.map(({ fact, says }) => ({ fact, says })),
    },
    units: units.map((unit) => ({
      id: unit.id,
      label: unit.label,
      type: unit.type,
      bhk: unit.bhk,
      carpetSqft: unit.carpetSqft,
      superBuiltUpSqft: unit.superBuiltUpSqft,
      plotSqft: unit.plotSqft,
      price: unit.price,
    })),
  };
}
