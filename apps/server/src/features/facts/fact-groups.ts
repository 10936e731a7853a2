import type { FactGroup } from '@manemitra/contract/property-detail';

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

/** The group that a fact is told in; of a few no page says where they are from. */
export function groupOfFact(fact: string): FactGroup | undefined {
  const [field = fact] = fact.split(/[/.]/, 1);
  if (field === 'units') return IS_PRICE.test(fact) ? 'prices' : 'homes';
  return GROUP_OF[field];
}
