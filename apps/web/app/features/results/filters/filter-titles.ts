import type { PanelField } from './filter-blocks.ts';

/** How the panel names its fields. */
export const FIELD_TITLES: Readonly<Record<PanelField, string>> = {
  bhk: 'Bedrooms',
  propertyType: 'Kind of home',
  price: 'Price',
  area: 'Size',
  zone: 'Part of the city',
  metroLine: 'Near the metro',
  possession: 'Possession',
  khatha: 'Khata',
  approver: 'Plan approved by',
  amenity: 'Amenities',
  water: 'Water',
  facing: 'Facing',
  rera: 'RERA',
  occupancyCertificate: 'Occupancy certificate',
  litigation: 'Litigation',
};

/** What a box of a single wish says. */
export const FACT_WORDS: Partial<Record<PanelField, string>> = {
  rera: 'Registered with RERA',
  occupancyCertificate: 'Certificate received',
  litigation: 'No litigation on the land',
};

/** The panel in its sections, in the order in which buyers decide. */
export const SECTIONS: readonly { title: string; fields: readonly PanelField[] }[] = [
  { title: 'The home', fields: ['bhk', 'propertyType', 'price', 'area'] },
  { title: 'The place', fields: ['zone', 'metroLine'] },
  { title: 'Time and documents', fields: ['possession', 'khatha', 'approver'] },
  { title: 'What is on record', fields: ['rera', 'occupancyCertificate', 'litigation'] },
  { title: 'Living there', fields: ['amenity', 'water', 'facing'] },
];
