import { FIELD_NAMES } from '@manemitra/domain/field-names';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { formatRupees } from '@manemitra/domain/money';
import { isObject } from './section-values.ts';

/** Fields in words, in the history and where two edits meet; values are plain numbers there, so some names say their unit. */
const FIELDS: Readonly<Record<string, string>> = {
  ...FIELD_NAMES,
  landSqm: 'Land (sq m)',
  openSqm: 'Open space (sq m)',
  carpetRange: 'Carpet areas of the project (sq ft)',
  superBuiltUpRange: 'Super built-up areas of the project (sq ft)',
  plotRange: 'Plots of the project (sq ft)',
  areaRange: 'Areas of the project (sq ft)',
  lat: 'Latitude',
  lng: 'Longitude',
  units: 'Unit types',
  label: 'Name',
  type: 'Type of home',
  bhk: 'Bedrooms',
  carpetSqft: 'Carpet area (sq ft)',
  superBuiltUpSqft: 'Super built-up area (sq ft)',
  plotSqft: 'Plot area (sq ft)',
  bathrooms: 'Bathrooms',
  balconies: 'Balconies',
  facings: 'Facing',
  count: 'How many',
  price: 'Agreement price',
  min: 'from',
  max: 'to',
  agreementLines: 'Price rows',
  possessionLines: 'Due at possession',
  'base-price': 'Base price',
  infrastructure: 'Infrastructure',
  'bescom-bwssb': 'BESCOM & BWSSB',
  'car-parking': 'Car parking',
  other: 'Other charges',
  'legal-fee': 'Legal fee',
  'advance-maintenance': 'Advance maintenance',
  'corpus-fund': 'Corpus fund',
  number: 'Number',
  occupancyCertificate: 'Occupancy certificate',
  commencementCertificate: 'Commencement certificate',
  received: 'Received',
  on: 'Date',
  images: 'Images',
  documents: 'Documents',
  isPublished: 'Published',
  deletedAt: 'Deleted',
  slug: 'Address of the page',
};

export const fieldWord = (name: string): string => FIELDS[name] ?? name;

/** A place in a section: `Unit types › 2 BHK › Agreement price › from`. `whole` is where an entry's name is found. */
export function pathWords(path: readonly (string | number)[], whole: unknown): string {
  const words: string[] = [];
  let here: unknown = whole;
  for (const name of path) {
    here = isObject(here) ? here[name] : undefined;
    words.push(typeof name === 'number' ? entryName(here, name) : fieldWord(name));
  }
  return words.join(' › ');
}

function entryName(entry: unknown, at: number): string {
  const name = isObject(entry)
    ? (entry['label'] ?? entry['number'] ?? entry['name'] ?? entry['caption'])
    : entry;
  return typeof name === 'string' && name !== '' ? name : `no. ${at + 1}`;
}

/** What the entries of a list are called. */
export const entryNames = (list: readonly unknown[]): string[] => list.map(entryName);

const MONEY = new Set([
  'price',
  'priceRange',
  'allInPriceRange',
  'rateRange',
  'agreementLines',
  'possessionLines',
]);

/** A value in words; `path` says what it is a value of. Long lists are told by their entries' names. */
export function valueWords(value: unknown, path: readonly (string | number)[] = []): string {
  if (value === null || value === undefined) return 'Not known';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') {
    if (Number.isNaN(value)) return 'No number';
    return path.some((name) => MONEY.has(String(name)))
      ? formatRupees(value)
      : formatIndianNumber(value, 6);
  }
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    return value.length === 0 ? 'None' : entryNames(value).join(', ');
  }
  if (!isObject(value)) return JSON.stringify(value);
  const parts = Object.entries(value).filter(([, part]) => part !== null);
  if (parts.length === 0) return 'None';
  return parts
    .map(([name, part]) => `${fieldWord(name)} ${valueWords(part, [...path, name])}`)
    .join(', ');
}
