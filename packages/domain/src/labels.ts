/** Words for codes, one table per subject, so that chips, cards and pages say the same. */

const PROPERTY_TYPE_LABELS: Readonly<Record<string, { one: string; many: string }>> = {
  apartment: { one: 'Apartment', many: 'Apartments' },
  villa: { one: 'Villa', many: 'Villas' },
  'row-house': { one: 'Row house', many: 'Row houses' },
  plot: { one: 'Plot', many: 'Plots' },
  penthouse: { one: 'Penthouse', many: 'Penthouses' },
  duplex: { one: 'Duplex', many: 'Duplexes' },
  studio: { one: 'Studio', many: 'Studios' },
  'independent-house': { one: 'Independent house', many: 'Independent houses' },
};

export function propertyTypeLabel(type: string, count: 'one' | 'many' = 'one'): string {
  return PROPERTY_TYPE_LABELS[type]?.[count] ?? type;
}

/** 0 is a studio, halves are kept: `2.5` -> `2.5 BHK`. */
export function bhkLabel(bhk: number): string {
  return bhk === 0 ? 'Studio' : `${bhk} BHK`;
}

const STATUS_LABELS: Readonly<Record<string, string>> = {
  ready: 'Ready to move',
  'built-oc-pending': 'Built, OC pending',
  'under-construction': 'Under construction',
  'new-launch': 'New launch',
  'pre-launch': 'Pre-launch',
};

export function possessionStatusLabel(status: string): string {
  return STATUS_LABELS[status] ?? status;
}

const CONVERSION_LABELS: Readonly<Record<string, string>> = {
  converted: 'Converted',
  'not-needed': 'Not needed',
  'not-converted': 'Not converted',
};

export function conversionLabel(conversion: string): string {
  return CONVERSION_LABELS[conversion] ?? conversion;
}
