import { PROPERTY_TYPES } from '@manemitra/query/criteria';
import { RERA_EXAMPLE } from '@manemitra/domain/rera-number';
import { propertyTypeLabel } from '@manemitra/domain/labels';

/** A field of the form; `name` is the import's column, by which the text is read. */
export interface TypedField {
  name: string;
  label: string;
  hint?: string;
  isOptional?: true;
  isLong?: true;
  autoFocus?: true;
  /** Choices instead of typing. */
  choices?: readonly { value: string; label: string }[];
}

const optional = (field: TypedField): TypedField => ({ ...field, isOptional: true });

const HOME_TYPES = PROPERTY_TYPES.map((value) => ({ value, label: propertyTypeLabel(value) }));

export const OF_PROJECT: readonly TypedField[] = [
  { name: 'name', label: 'Name' },
  { name: 'promoter', label: 'Promoter', hint: 'The registered name, or one we know them by.' },
  optional({ name: 'home_type', label: 'Kind of home', choices: HOME_TYPES }),
  optional({ name: 'total_units', label: 'Homes in total', hint: '214, or about 200' }),
];

export const OF_PLACE: readonly TypedField[] = [
  optional({ name: 'locality', label: 'Locality' }),
  optional({ name: 'pincode', label: 'Pincode' }),
  optional({ name: 'address', label: 'Address', isLong: true }),
  optional({ name: 'lat_lng', label: 'Place on the map', hint: '12.97, 77.59' }),
];

export const OF_TIME: readonly TypedField[] = [
  optional({
    name: 'rera_numbers',
    label: 'RERA number',
    isLong: true,
    hint: RERA_EXAMPLE,
  }),
  optional({
    name: 'possession_on',
    label: 'Possession',
    hint: 'Dec-27, Q3 2027, 2027 or Ready to move',
  }),
  optional({
    name: 'price_range',
    label: 'Prices of the project',
    hint: '90 L onwards, 1.2-1.5 Cr',
  }),
];

export const OF_SOURCE: readonly TypedField[] = [
  { name: 'source_name', label: 'Where this comes from', hint: "Promoter's leaflet, site visit" },
  optional({
    name: 'source_checked_on',
    label: 'As of',
    hint: '31/12/2026; empty when the source has no date',
  }),
  optional({ name: 'source_url', label: 'Web address of the source', isLong: true }),
];

export const CELLS: readonly string[] = [OF_PROJECT, OF_PLACE, OF_TIME, OF_SOURCE]
  .flat()
  .map(({ name }) => name);

/** The fields of one home, as `homes.0.price`. */
export const HOME_FIELDS = [
  { name: 'label', label: 'Home', hint: '2 BHK, 4 BHK villa, 30x40 plot' },
  { name: 'carpet', label: 'Carpet area', hint: '703-970' },
  { name: 'super', label: 'Super built-up area', hint: '1,240' },
  { name: 'price', label: 'Price', hint: '1.2 Cr' },
] as const;

/** Rows of homes that the form has; a project with more gets the others in the editor. */
export const HOMES_MAX = 12;
/** Rows that are shown at first. */
export const HOMES_SHOWN = 2;

export const homeField = (at: number, name: string): string => `homes.${at}.${name}`;
