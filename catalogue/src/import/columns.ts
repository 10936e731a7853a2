import { AMENITIES } from '@manemitra/domain/amenities';
import { SQM_PER_ACRE } from '@manemitra/domain/area';
import { APPROVERS, KHATHAS, POSSESSION_STATUSES, WATER_SOURCES } from '@manemitra/query/criteria';
import { listOf, readDate, readList, readNumber, readWord, readYesNo } from './cell.ts';
import type { Read } from './cell.ts';
import { readUnits } from './units-notation.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** One column of the CSV form: where its value goes in a ProjectRecord and how it is read. */
export interface Column {
  name: string;
  path: string;
  read: (cell: string) => Read<unknown>;
}

const asText = (cell: string): Read<string> => ({ value: cell.trim() });
const asList = (cell: string): Read<string[]> => ({ value: listOf(cell) });

/** `Swimming pool` is `swimming-pool`; anything else keeps its words, as an id. */
function readAmenity(part: string): Read<string> {
  const words = part.toLowerCase();
  const known = AMENITIES.find(({ id, name }) => id === words || name.toLowerCase() === words);
  return { value: known?.id ?? words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') };
}

function readKhatha(cell: string): Read<string> {
  const letter = cell.trim().replace(/[\s-]*khat(?:h)?a$/i, '');
  return readWord(KHATHAS)(letter);
}

function readAcres(cell: string): Read<number> {
  const acres = readNumber(cell);
  return 'reason' in acres ? acres : { value: Math.round(acres.value * SQM_PER_ACRE) };
}

export const COLUMNS: readonly Column[] = [
  { name: 'external_id', path: 'externalId', read: asText },
  { name: 'name', path: 'name', read: asText },
  { name: 'promoter', path: 'promoter.name', read: asText },
  { name: 'promoter_org_type', path: 'promoter.orgType', read: asText },
  { name: 'promoter_registration', path: 'promoter.registrationNumber', read: asText },
  { name: 'promoter_address', path: 'promoter.address', read: asText },
  { name: 'description', path: 'description', read: asText },
  { name: 'locality', path: 'locality', read: asText },
  { name: 'address', path: 'address', read: asText },
  { name: 'pincode', path: 'pincode', read: asText },
  { name: 'latitude', path: 'coordinates.lat', read: readNumber },
  { name: 'longitude', path: 'coordinates.lng', read: readNumber },
  { name: 'status', path: 'status', read: readWord(POSSESSION_STATUSES) },
  { name: 'launched_on', path: 'launchedOn', read: readDate },
  { name: 'possession_on', path: 'possessionOn', read: readDate },
  { name: 'total_units', path: 'totalUnits', read: readNumber },
  { name: 'towers', path: 'towers', read: readNumber },
  { name: 'floors', path: 'floors', read: readNumber },
  { name: 'basements', path: 'basements', read: readNumber },
  { name: 'land_sqm', path: 'landSqm', read: readNumber },
  { name: 'land_acres', path: 'landSqm', read: readAcres },
  { name: 'open_sqm', path: 'openSqm', read: readNumber },
  { name: 'khatha', path: 'khatha', read: readKhatha },
  { name: 'survey_numbers', path: 'surveyNumbers', read: asList },
  { name: 'approver', path: 'approver', read: readWord(APPROVERS) },
  { name: 'approval_reference', path: 'approvalReference', read: asText },
  { name: 'rera_numbers', path: 'reraNumbers', read: asList },
  { name: 'rera_approved_on', path: 'reraApprovedOn', read: readDate },
  { name: 'rera_checked_on', path: 'reraCheckedOn', read: readDate },
  { name: 'litigated', path: 'isLitigated', read: readYesNo },
  { name: 'oc_received', path: 'occupancyCertificate.received', read: readYesNo },
  { name: 'oc_on', path: 'occupancyCertificate.on', read: readDate },
  { name: 'cc_received', path: 'commencementCertificate.received', read: readYesNo },
  { name: 'cc_on', path: 'commencementCertificate.on', read: readDate },
  { name: 'water_sources', path: 'waterSources', read: readList(readWord(WATER_SOURCES)) },
  { name: 'maintenance_per_sqft', path: 'maintenancePerSqft', read: readNumber },
  { name: 'amenities', path: 'amenities', read: readList(readAmenity) },
  { name: 'units', path: 'units', read: readUnits },
  { name: 'source_name', path: 'source.name', read: asText },
  { name: 'source_url', path: 'source.url', read: asText },
  { name: 'source_checked_on', path: 'source.checkedOn', read: readDate },
];

export const REQUIRED_COLUMNS = ['name', 'promoter', 'source_name'] as const;

const byName = new Map(COLUMNS.map((column) => [column.name, column]));

/** What our own export writes besides, and an import passes over: `exported_id`. */
const EXPORTED = /^exported_/;

/** The name of a column as it is written here: `RERA numbers` is `rera_numbers`. */
export function columnName(cell: string): string {
  return cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

export const columnNamed = (name: string): Column | undefined => byName.get(name);

/** The columns of a file in their order, without those to pass over; a header that cannot be right is a thrown sentence. */
export function columnsOf(header: readonly string[]): (Column | undefined)[] {
  const all = header.map(columnName);
  const names = all.filter((name) => !EXPORTED.test(name));
  const unknown = names.filter((name) => !byName.has(name));
  if (unknown.length === names.length) throw new UnreadableFile(noHeader(header));
  if (unknown.length > 0) {
    const shown = unknown.map((name) => (name === '' ? 'a column without a name' : `"${name}"`));
    throw new UnreadableFile(
      `The header has ${shown.join(', ')}, which the import does not know. Its columns are ${COLUMNS.map(({ name }) => name).join(', ')}.`,
    );
  }
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new UnreadableFile(`The header has the column "${twice}" twice.`);
  if (names.includes('land_sqm') && names.includes('land_acres')) {
    throw new UnreadableFile('The header has both land_sqm and land_acres; keep one of them.');
  }
  const missing = REQUIRED_COLUMNS.filter((name) => !names.includes(name));
  if (missing.length > 0)
    throw new UnreadableFile(`The header lacks the column ${missing.join(', ')}.`);
  return all.map((name) => byName.get(name));
}

function noHeader(header: readonly string[]): string {
  const line = header.join(',');
  if (/^\s*[{[]/.test(line)) {
    return 'This looks like JSON: write one object a line and name the file with .jsonl.';
  }
  const separator = line.includes('\t') ? 'tabs' : line.includes(';') ? 'semicolons' : undefined;
  if (header.length === 1 && separator !== undefined) {
    return `The cells of this file are separated by ${separator}; save it with commas.`;
  }
  return `The first line must name the columns, beginning for example with name,promoter,locality; it is "${line.slice(0, 80)}".`;
}
