import { isBeingBuilt } from './possession-state.ts';
/**
 * Which papers a project of its kind, authority and stage should be able to show, and what to ask for the
 * ones that are missing. Sources, and which of the thresholds are unverified: docs/documents.md.
 */

export type DocumentSection = 'plan' | 'noc' | 'land'; // spec 3: documents

export const DOCUMENT_KINDS = [
  'rera-certificate',
  'rera-extension',
  'plan-sanction',
  'layout-approval',
  'commencement-certificate',
  'occupancy-certificate',
  'site-release-order',
  'fire-noc',
  'airport-noc',
  'pollution-consent',
  'bwssb-noc',
  'bescom-noc',
  'mother-deed',
  'sale-deed',
  'joint-development-agreement',
  'conversion-order',
  'encumbrance-certificate',
  'khatha-certificate',
  'tax-receipt',
  'legal-opinion',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

export interface DocumentDescription {
  section: DocumentSection;
  name: string;
  /** One sentence to send to the seller. */
  question: string;
  /** What a buyer risks without it. */
  why: string;
}

export const DOCUMENTS: Readonly<Record<DocumentKind, DocumentDescription>> = {
  'rera-certificate': {
    section: 'plan',
    name: 'RERA registration certificate',
    question: 'Please send the RERA registration certificate with its annexures.',
    why: 'Without registration the project may not be advertised or sold, and the complaint forum is closed to you.',
  },
  'rera-extension': {
    section: 'plan',
    name: 'RERA extension certificate',
    question: 'The registered date has moved: please send the extension certificate.',
    why: 'It shows the date the builder is bound to now, and that the authority accepted the delay.',
  },
  'plan-sanction': {
    section: 'plan',
    name: 'Plan sanction',
    question: 'Please send the sanction letter and the stamped plans for every block.',
    why: 'Floors or flats beyond the sanctioned plan can be refused an occupancy certificate, or demolished.',
  },
  'layout-approval': {
    section: 'plan',
    name: 'Layout approval',
    question: 'Please send the layout approval with the approved layout plan and site numbers.',
    why: 'A site in an unapproved layout cannot get an A khata or a sanctioned house plan.',
  },
  'commencement-certificate': {
    section: 'plan',
    name: 'Commencement certificate',
    question: 'Please send the commencement certificate that allowed the construction to start.',
    why: 'Building without it breaks the sanction, and banks often refuse the loan.',
  },
  'occupancy-certificate': {
    section: 'plan',
    name: 'Occupancy certificate',
    question: 'Please send the occupancy certificate, and say which blocks it covers.',
    why: 'Without it nobody may lawfully move in, and permanent water and power can be refused.',
  },
  'site-release-order': {
    section: 'plan',
    name: 'Site release order',
    question: 'Please send the release order that names the site you are selling me.',
    why: 'Sites are released as roads, drains and water are finished; an unreleased one cannot be registered safely.',
  },
  'fire-noc': {
    section: 'noc',
    name: 'Fire NOC',
    question: 'Please send the fire department’s clearance for this height.',
    why: 'A high-rise without it cannot get its occupancy certificate, and its escapes were never checked.',
  },
  'airport-noc': {
    section: 'noc',
    name: 'Airport height clearance (AAI)',
    question: 'Please send the Airports Authority’s height clearance and its validity date.',
    why: 'Floors above the permitted elevation can be ordered down.',
  },
  'pollution-consent': {
    section: 'noc',
    name: 'Pollution board consent (KSPCB)',
    question: 'Please send the pollution board’s consent with the sewage plant’s capacity.',
    why: 'It fixes who treats the sewage; without it owners inherit the fines and the plant.',
  },
  'bwssb-noc': {
    section: 'noc',
    name: 'Water board NOC (BWSSB)',
    question: 'Please send the water board’s NOC and say whether the connection is live.',
    why: 'It tells whether Cauvery water and a sewer are promised, or tankers are the plan.',
  },
  'bescom-noc': {
    section: 'noc',
    name: 'Power supply NOC (BESCOM)',
    question: 'Please send the power sanction with the load for each home.',
    why: 'Homes run on a temporary connection at a higher tariff until it is sanctioned.',
  },
  'mother-deed': {
    section: 'land',
    name: 'Mother deed',
    question: 'Please send the mother deed and every deed from it to the present owner.',
    why: 'The chain of owners must have no gap, or somebody else may claim the land.',
  },
  'sale-deed': {
    section: 'land',
    name: 'Sale deed (extract)',
    question: 'Please send the registered deed by which the present owner took the land.',
    why: 'It proves that the one who sells to you owns what is sold.',
  },
  'joint-development-agreement': {
    section: 'land',
    name: 'Joint development agreement',
    question: 'Please send the joint development agreement and the power of attorney with it.',
    why: 'It says which homes are the builder’s to sell; the landowner must sign for the others.',
  },
  'conversion-order': {
    section: 'land',
    name: 'Land conversion order',
    question: 'Please send the Deputy Commissioner’s conversion order for each survey number.',
    why: 'Homes on land that is still agricultural are illegal and cannot get an A khata.',
  },
  'encumbrance-certificate': {
    section: 'land',
    name: 'Encumbrance certificate',
    question: 'Please send encumbrance certificates for the last 30 years, up to this month.',
    why: 'It lists mortgages and sales of the land; a bank’s charge must be released before you buy.',
  },
  'khatha-certificate': {
    section: 'land',
    name: 'Khata certificate and extract',
    question: 'Please send the khata certificate and extract, and say which register it is in.',
    why: 'The khata decides loans, building permission and resale.',
  },
  'tax-receipt': {
    section: 'land',
    name: 'Property tax receipt',
    question: 'Please send this year’s property tax receipt.',
    why: 'Arrears stay with the property and become yours.',
  },
  'legal-opinion': {
    section: 'land',
    name: 'Legal opinion on title',
    question: 'Please send the advocate’s title opinion, and let my own lawyer read the documents.',
    why: 'It tells what a lawyer found in the chain of title, and what was not shown to them.',
  },
};

/** What the list depends on. `null` is not known; nothing is asked for that might not be due. */
export interface DocumentCase {
  approver: string | null;
  propertyTypes: readonly string[];
  status: string | null;
  /** When it was handed over, or will be; `YYYY-MM-DD`. */
  possessionOn: string | null;
  /** Storeys above the ground floor. */
  floors: number | null;
  totalUnits: number | null;
  landSqm: number | null;
  isReraRegistered: boolean | null;
  isReraExtended: boolean | null;
  isJointDevelopment: boolean | null;
  /** Told of the project, and proven by the paper alone. */
  isOccupancyReceived: boolean | null;
}

export interface ExpectedDocument extends DocumentDescription {
  kind: DocumentKind;
}

/** In the order of `DOCUMENT_KINDS`. Pure: the same case gives the same list. */
export function expectedDocuments(project: DocumentCase): ExpectedDocument[] {
  return DOCUMENT_KINDS.filter((kind) => isExpected(kind, project)).map((kind) => ({
    kind,
    ...DOCUMENTS[kind],
    ...(kind === 'occupancy-certificate' && occupancyAsTold(project)),
  }));
}

/** Nobody asks whether a certificate exists that the builder says is there, or asks for one that is known not to exist yet. */
const occupancyAsTold = ({ isOccupancyReceived }: DocumentCase) =>
  isOccupancyReceived === null ? {} : isOccupancyReceived ? TOLD_AS_RECEIVED : TOLD_AS_PENDING;

const TOLD_AS_PENDING = {
  question:
    'The occupancy certificate is not received: when was it applied for, for which blocks, and what is still missing?',
};

const TOLD_AS_RECEIVED = {
  question:
    'It is said to be received: please send the occupancy certificate, and say which blocks it covers.',
  why: 'It is told as received. Only the document itself shows that, and which blocks it covers.',
};

/** Projects finished before this day needed no registration, or were exempt as nearly complete (Act of 2016, section 3). */
const REGISTERED_SINCE = '2018-06-01';
/** Ground + 6 at 3.05 m a storey is over 21 m: a high-rise by every rule that we have seen quoted. */
const HIGH_RISE_FLOORS = 6;
/** Ground + 9 is over 30 m, above the lowest height that the zoning maps around our airfields print. */
const AIRPORT_FLOORS = 9;
/** The approach paths begin here: the authority asks for the clearance much earlier. */
const AIRPORT_FLOORS_AT_BIAAPA = 4;
/** Homes from which the boards want a treatment plant, a feasibility report, a transformer. */
const POLLUTION_UNITS = 100;
const WATER_UNITS = 20;
const POWER_UNITS = 20;

const CITY = ['BBMP', 'GBA', 'BDA'];
/** Outside the corporations the land was fields: Karnataka Land Revenue Act 1964, section 95. */
const COUNTRYSIDE = ['BMRDA', 'BIAAPA', 'local-planning-authority', 'panchayat'];

function isExpected(kind: DocumentKind, project: DocumentCase): boolean {
  const { approver, propertyTypes, status, totalUnits } = project;
  const isLayout = propertyTypes.length > 0 && propertyTypes.every((type) => type === 'plot');
  const hasBuildings = propertyTypes.some((type) => type !== 'plot');
  const floors = hasBuildings ? (project.floors ?? 0) : 0;
  const isStarted = status === 'under-construction' || status === 'ready';
  switch (kind) {
    case 'rera-certificate':
      return needsRegistration(project);
    case 'rera-extension':
      return project.isReraExtended === true;
    case 'plan-sanction':
      return hasBuildings;
    case 'layout-approval':
      return isLayout;
    case 'commencement-certificate':
      // The Act of 2016, section 4(2)(c), wants it with the application for registration.
      return hasBuildings && (isStarted || project.isReraRegistered === true);
    case 'occupancy-certificate':
      return hasBuildings && status === 'ready';
    case 'site-release-order':
      return isLayout && status === 'ready' && approver !== 'panchayat';
    case 'fire-noc':
      return floors >= HIGH_RISE_FLOORS;
    case 'airport-noc':
      return floors >= (approver === 'BIAAPA' ? AIRPORT_FLOORS_AT_BIAAPA : AIRPORT_FLOORS);
    case 'pollution-consent':
      return hasBuildings && (totalUnits ?? 0) >= POLLUTION_UNITS;
    case 'bwssb-noc':
      return hasBuildings && CITY.includes(approver ?? '') && (totalUnits ?? 0) >= WATER_UNITS;
    case 'bescom-noc':
      return (totalUnits ?? 0) >= POWER_UNITS;
    case 'conversion-order':
      return COUNTRYSIDE.includes(approver ?? '');
    case 'joint-development-agreement':
      return project.isJointDevelopment === true;
    case 'sale-deed':
      return project.isJointDevelopment !== true;
    case 'mother-deed':
    case 'encumbrance-certificate':
    case 'khatha-certificate':
    case 'tax-receipt':
    case 'legal-opinion':
      return true;
  }
}

/** The Act of 2016, section 3(2): more than eight units or more than 500 square metres of land. */
function needsRegistration(project: DocumentCase): boolean {
  if (project.isReraRegistered === true) return true;
  const isLarge = (project.totalUnits ?? 0) > 8 || (project.landSqm ?? 0) > 500;
  return (
    isLarge && (isBeingBuilt(project.status) || (project.possessionOn ?? '') > REGISTERED_SINCE)
  );
}
