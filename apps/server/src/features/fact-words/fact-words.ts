import { formatSquareFeet, formatSquareMeters } from '@manemitra/domain/area';
import { formatDate } from '@manemitra/domain/dates';
import { FIELD_NAMES } from '@manemitra/domain/field-names';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { khathaLabel } from '@manemitra/domain/khatha';
import {
  conversionLabel,
  possessionStatusLabel,
  propertyTypeLabel,
} from '@manemitra/domain/labels';
import { formatRupees, formatShortRupees } from '@manemitra/domain/money';
import type { FactValue } from '@manemitra/domain/tellings';

/** Names of facts and their values in words, for staff. */

const LABELS: Readonly<Record<string, string>> = {
  ...FIELD_NAMES,
  surveyKhathas: 'Khata class of survey number',
  surveyEKhathas: 'e-Khata of survey number',
  reraStatus: 'RERA registration is',
  soldUnits: 'Homes sold',
  complaintCount: 'Complaints in the register',
  'occupancyCertificate.received': 'Occupancy certificate',
  'occupancyCertificate.on': 'Occupancy certificate of',
  'commencementCertificate.received': 'Commencement certificate',
  'commencementCertificate.on': 'Commencement certificate of',
  complaintsCheckedOn: 'Complaints checked',
  pastProjectsCheckedOn: 'Past projects checked',
  images: 'Picture',
  documents: 'Document',
  complaints: 'Complaint',
};

const OF_UNIT: Readonly<Record<string, string>> = {
  label: 'home',
  type: 'kind of home',
  bhk: 'bedrooms',
  carpetSqft: 'carpet area',
  superBuiltUpSqft: 'super built-up area',
  plotSqft: 'plot',
  bathrooms: 'bathrooms',
  balconies: 'balconies',
  facings: 'facing',
  floors: 'floors',
  count: 'how many',
  price: 'price',
};

/** `2 BHK: price`; the label of a unit type is asked for by its fact. */
export function factLabel(fact: string, valueOf: (fact: string) => FactValue | undefined): string {
  const plain = LABELS[fact];
  if (plain !== undefined) return plain;
  const [first, last] = [fact.indexOf('/'), fact.lastIndexOf('/')];
  const [list, field] = [fact.slice(0, first), fact.slice(last + 1)];
  if (list === 'units') {
    const label = valueOf(`${fact.slice(0, last)}/label`);
    const name = typeof label === 'string' ? label : fact.slice(first + 1, last);
    return `${name}: ${OF_UNIT[field] ?? (field.split('.')[1] ?? field).replaceAll('-', ' ')}`;
  }
  const label = LABELS[list] ?? list;
  if (list === 'surveyKhathas' || list === 'surveyEKhathas')
    return `${label} ${fact.slice(first + 1)}`;
  return list === 'complaints' ? `${label} ${fact.slice(first + 1, last)}: ${field}` : label;
}

const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A value as people read it; `null` where there is none. */
export function factText(fact: string, value: FactValue): string | null {
  if (value === null) return null;
  const field = fact.slice(fact.lastIndexOf('/') + 1);
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return numberText(field, value);
  if (Array.isArray(value)) {
    return value.length === 0 ? 'None' : value.map((each) => String(each)).join(', ');
  }
  if (fact === 'reraParts')
    return Object.entries(value as Readonly<Record<string, string>>)
      .map(([number, part]) => `${number}: ${part}`)
      .join(', ');
  if (typeof value === 'object') return objectText(field, value as Record<string, number>);
  if (field === 'khatha' && value !== 'unknown') return khathaLabel(value);
  if (field === 'status' && !fact.includes('/')) return possessionStatusLabel(value);
  if (field === 'conversion') return conversionLabel(value);
  if (field === 'reraStatus' && value === 'applied') return 'Applied for';
  if (field === 'type') return propertyTypeLabel(value);
  return IS_DAY.test(value) ? formatDate(value) : value;
}

function numberText(field: string, value: number): string {
  if (field.includes('Lines.')) return formatRupees(value);
  if (field === 'maintenancePerSqft') return `₹${value}`;
  return field.endsWith('Sqm') ? formatSquareMeters(value) : formatIndianNumber(value, 2);
}

/** A place, or a range. */
function objectText(field: string, value: Record<string, number>): string {
  const { lat, lng, min, max } = value;
  if (lat !== undefined && lng !== undefined) return `${lat}, ${lng}`;
  const text =
    field === 'rateRange'
      ? formatRupees
      : /price/i.test(field)
        ? formatShortRupees
        : formatSquareFeet;
  const ends = [min, max].flatMap((end) => (end === undefined ? [] : [text(end)]));
  return ends.length === 0 ? JSON.stringify(value) : [...new Set(ends)].join(' to ');
}
