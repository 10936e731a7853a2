import type { FactGroup } from '@manemitra/contract/property-detail';
import type { FactValue } from '@manemitra/domain/tellings';
import { factLabel } from './fact-words.ts';

/** The group of facts that a field belongs to. What a register says is dated by itself. */
const GROUP_OF: Readonly<Record<string, FactGroup>> = {
  description: 'project',
  totalUnits: 'project',
  towers: 'project',
  floors: 'project',
  basements: 'project',
  landSqm: 'project',
  openSqm: 'project',
  status: 'possession',
  launchedOn: 'possession',
  possessionOn: 'possession',
  possessionIs: 'possession',
  locality: 'location',
  address: 'location',
  pincode: 'location',
  coordinates: 'location',
  amenities: 'amenities',
  khatha: 'khatha',
  eKhatha: 'khatha',
  surveyNumbers: 'khatha',
  surveyKhathas: 'khatha',
  surveyEKhathas: 'khatha',
  approver: 'approval',
  conversion: 'approval',
  approvalReference: 'approval',
  occupancyCertificate: 'certificates',
  commencementCertificate: 'certificates',
  reraNumbers: 'rera',
  reraParts: 'rera',
  reraApprovedOn: 'rera',
  reraValidUntil: 'rera',
  reraExtendedUntil: 'rera',
  reraStatus: 'rera',
  soldUnits: 'rera',
  isLitigated: 'litigation',
  waterSources: 'water',
  maintenancePerSqft: 'prices',
  priceRange: 'prices',
  allInPriceRange: 'prices',
  rateRange: 'prices',
  carpetRange: 'homes',
  superBuiltUpRange: 'homes',
  plotRange: 'homes',
  areaRange: 'homes',
  images: 'pictures',
  documents: 'documents',
  complaints: 'complaints',
  complaintCount: 'complaints',
};

const IS_PRICE = /\/(price|agreementLines\..*|possessionLines\..*)$/;

/** How a page describes a fact, besides its value. */
interface AboutFact {
  group: FactGroup;
  /** The field that it is of: `occupancyCertificate` of `occupancyCertificate.on`. */
  field: string;
  /** `2 BHK: price`. */
  label: string;
}

/** The group, the field and the name of a fact; `undefined` where no page shows the source of such a fact. */
export function aboutFact(
  fact: string,
  valueOf: (fact: string) => FactValue | undefined,
): AboutFact | undefined {
  const [field = fact] = fact.split(/[/.]/, 1);
  const ofUnit = IS_PRICE.test(fact) ? 'prices' : 'homes';
  const group = field === 'units' ? ofUnit : GROUP_OF[field];
  return group && { group, field, label: factLabel(fact, valueOf) };
}
