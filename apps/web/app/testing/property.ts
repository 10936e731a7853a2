import { reraStanding } from '@manemitra/domain/rera-standing';
import type { PropertyDetail } from '@manemitra/contract/properties';
import type { FoundProperty } from '@manemitra/contract/found-property';

/** A project of which nothing is known but its name, place and promoter; a test says what it needs. */
export function aProperty(
  known: { project?: Partial<PropertyDetail['project']> } & Partial<
    Omit<PropertyDetail, 'project'>
  > = {},
): PropertyDetail {
  return {
    id: 'p1',
    slug: 'areca-terraces',
    isDemonstration: false,
    land: { isLitigated: null, surveyNumDetails: [] },
    parameters: { bhk: [] },
    units: [],
    verdict: A_VERDICT,
    provenance: { source: 'Karnataka RERA', sourceUrl: null, checkedOn: null },
    updatedAt: '2026-11-01T00:00:00Z',
    promoter: {
      promoId: 'aranya',
      slug: 'aranya-estates',
      name: 'Aranya Estates',
      toldAs: null,
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
    documents: { plan: [], noc: [], land: [] },
    unitPrices: [],
    newerPrice: null,
    valueAddedServices: [],
    leadGeneration: null,
    contactPromoter: null,
    documentGaps: [],
    trackRecord: {
      pastProjects: 0,
      withBothDates: 0,
      late: 0,
      onTime: 0,
      medianMonthsLate: null,
      longestMonthsLate: null,
      longestMonthsOverdue: null,
      overdue: 0,
      cases: { with: 0, known: 0 },
      summary: 'No past projects are on record.',
      checkedOn: null,
    },
    khatha: { id: null, isMixed: false, class: null, isE: null },
    approval: { id: null, reference: null, isReraRegistered: null },
    onFoot: null,
    ward: null,
    facts: [],
    ...known,
    project: { ...UNKNOWN_PROJECT, ...known.project },
  };
}

/** The same as an answer of a search. */
export function aFoundProperty(
  known: Parameters<typeof aProperty>[0] & {
    match?: Partial<FoundProperty['match']>;
    home?: FoundProperty['home'];
    homes?: FoundProperty['homes'];
    limit?: FoundProperty['limit'];
    difference?: FoundProperty['difference'];
  } = {},
): FoundProperty {
  return {
    ...aProperty(known),
    match: { met: [], missed: [], unknown: [], reasons: [], unitId: null, ...known.match },
    home: known.home ?? null,
    homes: known.homes ?? null,
    limit: known.limit ?? null,
    limitUnits: null,
    difference: known.difference ?? null,
  };
}

/** A unit type of which nothing is known but that it is an apartment. */
export function aUnit(
  known: Partial<PropertyDetail['units'][number]> = {},
): PropertyDetail['units'][number] {
  return {
    id: 'u1',
    label: '2 BHK',
    type: 'apartment',
    bhk: null,
    carpetSqft: null,
    superBuiltUpSqft: null,
    plotSqft: null,
    loadingPercent: null,
    bathrooms: null,
    balconies: null,
    facings: null,
    price: null,
    allInPrice: null,
    allInAtLeast: null,
    unknownCosts: [],
    ...known,
  };
}

/** As of a project of which nothing decisive is known. */
const A_VERDICT: PropertyDetail['verdict'] = {
  level: 'ask-first',
  reasons: [
    {
      fact: 'registration',
      says: 'RERA registration: not disclosed.',
      rule: null,
      change: 'Please send the RERA number, so that it can be looked up in the register.',
      ask: 'Please send the RERA number, so that it can be looked up in the register.',
      source: null,
      checkedOn: null,
    },
  ],
  unknown: [
    {
      fact: 'registration',
      says: 'RERA registration: not disclosed.',
      ask: 'Please send the RERA number, so that it can be looked up in the register.',
    },
  ],
};

const UNKNOWN_PROJECT: PropertyDetail['project'] = {
  name: 'Areca Terraces',
  description: null,
  price: null,
  prices: { min: null, max: null },
  allInPrices: { min: null, max: null },
  ranges: {
    price: null,
    allInPrice: null,
    rate: null,
    carpet: null,
    superBuiltUp: null,
    plot: null,
    area: null,
  },
  status: null,
  promoterName: 'Aranya Estates',
  promoterSlug: 'aranya-estates',
  agentPhoto: null,
  locality: 'Hebbal',
  localitySlug: 'hebbal',
  address: null,
  type: 'Residential/Group Housing',
  propertyTypes: [],
  images: [],
  plan: [],
  area: { total: null, open: null, buildUp: null, carpet: null },
  openSpacePercent: null,
  typeOfUnits: [],
  completionDate: null,
  completionPrecision: null,
  isDateOfCompletion: false,
  isPromisePast: false,
  towerDetails: { floors: null, basements: null },
  totalUnits: null,
  numOfTowers: null,
  waterSource: null,
  monthlyMaintenancePerSqft: null,
  apprDetails: { approver: null, reference: null },
  rera: reraStanding({ numbers: [], checkedOn: null }),
  reraNumber: null,
  reraCheckedOn: null,
  occupancyCertificateReceived: null,
  amenities: null,
  unitDetails: {},
  geolocation: { coordinates: null, approximate: null },
  nearestMetro: null,
};
