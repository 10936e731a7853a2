import type { PropertyDetail } from '../packages/contract/src/properties.ts';

export const LONG_NAME = `${'Nandanavana Lakefront Residency '.repeat(6)}Phase 2`;

/** Nothing is known of it but its name and its promoter's. */
export function withNothing(detail: PropertyDetail): PropertyDetail {
  const { project } = detail;
  return {
    ...detail,
    units: [],
    unitPrices: [],
    valueAddedServices: [],
    documents: { plan: [], noc: [], land: [] },
    documentGaps: [],
    facts: [],
    khatha: { id: null, isMixed: false, class: null, isE: null },
    approval: { id: null, reference: null, isReraRegistered: null },
    land: { isLitigated: null, surveyNumDetails: [] },
    parameters: { bhk: [] },
    provenance: { ...detail.provenance, checkedOn: null },
    promoter: {
      ...detail.promoter,
      orgType: null,
      regNum: null,
      address: null,
      gReview: null,
      gRating: null,
      pastProjects: [],
    },
    promoters: {
      complaints: { projectsComplaints: [], promotersComplaints: [], checkedOn: null },
    },
    trackRecord: { ...detail.trackRecord, pastProjects: 0, withBothDates: 0, checkedOn: null },
    project: {
      ...project,
      description: null,
      price: null,
      prices: { min: null, max: null },
      allInPrices: { min: null, max: null },
      status: null,
      locality: null,
      address: null,
      images: [],
      plan: [],
      area: { total: null, open: null, buildUp: null, carpet: null },
      openSpacePercent: null,
      propertyTypes: [],
      completionDate: null,
      towerDetails: { floors: null, basements: null },
      totalUnits: -1,
      numOfTowers: null,
      waterSource: null,
      monthlyMaintenancePerSqft: null,
      reraNumber: null,
      reraCheckedOn: null,
      occupancyCertificateReceived: null,
      amenities: null,
      unitDetails: {},
      geolocation: { coordinates: null, approximate: null },
      nearestMetro: null,
    },
  };
}

/** Long names, and more of everything than there ever is. */
export function withMuch(detail: PropertyDetail): PropertyDetail {
  const { project, promoter } = detail;
  const many = <T>(count: number, list: readonly T[], change: (one: T, at: number) => T): T[] =>
    Array.from({ length: count }, (_, at) => list[at % list.length])
      .filter((one) => one !== undefined)
      .map(change);
  return {
    ...detail,
    units: many(30, detail.units, (unit, at) => ({ ...unit, id: `u${at}` })),
    unitPrices: many(30, detail.unitPrices, (price, at) => ({
      ...price,
      unitId: `u${at}`,
      label: `Type ${at}, ${LONG_NAME}`,
    })),
    documents: {
      ...detail.documents,
      plan: many(40, detail.documents.plan, (paper, at) => ({
        ...paper,
        name: `${at} ${LONG_NAME}`,
        downloadLink: `${paper.downloadLink}?${at}`,
      })),
    },
    promoter: {
      ...promoter,
      name: LONG_NAME,
      gReview: LONG_NAME.repeat(5),
      pastProjects: many(20, promoter.pastProjects, (one, at) => ({
        ...one,
        name: `${LONG_NAME} ${at}`,
        address: LONG_NAME,
      })),
    },
    project: {
      ...project,
      name: LONG_NAME,
      promoterName: LONG_NAME,
      locality: 'Doddakannelli'.repeat(15),
      address: LONG_NAME,
      description: LONG_NAME.repeat(10),
      amenities: many(60, project.amenities ?? [], (amenity, at) => ({
        ...amenity,
        id: `${amenity.id}-${at}`,
        name: at % 5 === 0 ? LONG_NAME : amenity.name,
      })),
    },
  };
}
