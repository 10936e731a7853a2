import { SQM_PER_ACRE } from '@manemitra/domain/area';
import { LAND_CONVERSIONS } from '@manemitra/domain/verdict/facts';
import type { ProjectRecord } from '../project-record.ts';
import {
  listOf,
  readCount,
  readNumber,
  readWord,
  readYesNo,
  type Read,
  type ReadParts,
} from './cell.ts';
import { readFacings } from './facing-words.ts';
import { readHomes } from './homes.ts';
import {
  isAllIn,
  isPerArea,
  readAllInRange,
  readAreaRange,
  readCarpetRange,
  readLand,
  readPriceRange,
  readRateRange,
  type Range,
} from './ranges.ts';
import { readDay, readPeriod } from './read-date.ts';
import { readAmenities } from './amenity-words.ts';
import { readApprover, readFloors, readStatus, readWaterSources } from './building-words.ts';
import { readHomeType } from './home-type-words.ts';
import { readKhatha } from './khatha-words.ts';
import { readPair, readPincode } from './place-cells.ts';
import { readRegistrations, readReraParts, readReraStatus } from './registrations.ts';
import { readInventory } from './inventory.ts';
import type { HomeColumn } from './home-headings.ts';
import { type HomeDefaults, type UnitCells, withMin } from './units-notation.ts';

/** The column that says what the homes of a row are. */
export const HOME_TYPE = 'home_type';

/** What a reader gets besides the text of the cell. */
interface CellContext extends HomeDefaults {
  /** The file's own heading: it may name a unit, as in `Price (Lakhs)`. */
  heading?: string | undefined;
}

/** One column of the CSV form: where its value goes in a ProjectRecord and how it is read. */
export interface Column {
  name: string;
  path: string;
  /** The value holds several fields by name; each counts unless another column gives it. */
  isSpread?: true;
  /** Read, but never written: another column says the same. */
  isOtherForm?: true;
  /** It describes the one flat of its row. Nothing of a single flat is kept; together the flats show the kinds of home. */
  isOfFlat?: true;
  /** The column names the tower or phase of its row. */
  isOfPart?: true;
  /** The column gives one end of a range; its cell may give both. */
  isEnd?: true;
  /** The column belongs to the home that its heading names; several columns may. */
  isOfHome?: true;
  /** What the file calls it. */
  heading?: string;
  read: (cell: string, context: CellContext) => Read<unknown> | ReadParts<unknown>;
}

const asText = (cell: string): Read<string> => ({ value: cell.trim() });
/** Whether the column accepts any text. */
export const takesAnyText = ({ read }: Column): boolean => read === asText;

/** Columns that only tell rows apart. */
const rowColumn = (name: string, is: 'isOfFlat' | 'isOfPart'): Column => ({
  name,
  path: '',
  isOtherForm: true,
  [is]: true,
  read: (cell) => ({ value: cell.trim() }),
});

const asList = (cell: string): Read<string[]> => ({ value: listOf(cell) });

/** "Ready to move" says no date, but how far the building is; a heading may call the date one of completion. */
function readPossession(
  cell: string,
  { heading = '' }: CellContext,
): Read<Pick<ProjectRecord, 'possessionOn' | 'possessionIs' | 'status'>> {
  const status = readStatus(cell);
  if ('value' in status) return { value: { status: status.value } };
  const read = readPeriod(cell);
  if ('reason' in read) return read;
  const isCompletion = /complet/i.test(heading) && !/poss|hand|deliver/i.test(heading);
  return {
    value: {
      possessionOn: read.value,
      ...(isCompletion && { possessionIs: 'completion' as const }),
    },
  };
}

type ReadRange = (cell: string, heading?: string) => Read<Range>;

/** A single figure is the end that the column names; a whole range, such as `1.2-1.5 Cr` in `min_price`, gives both ends. */
const oneEnd =
  (readRange: ReadRange, end: 'min' | 'max') =>
  (cell: string, { heading }: CellContext): Read<Range> => {
    const read = readRange(cell, heading);
    if ('reason' in read || read.value.max !== undefined) return read;
    return { value: { [end]: read.value.min } };
  };

const rangeColumns = (name: string, path: string, readRange: ReadRange): Column[] => [
  {
    name: `${name}_range`,
    path,
    isOtherForm: true,
    read: (cell, { heading }) => readRange(cell, heading),
  },
  { name: `min_${name}`, path: `${path}.min`, isEnd: true, read: oneEnd(readRange, 'min') },
  { name: `max_${name}`, path: `${path}.max`, isEnd: true, read: oneEnd(readRange, 'max') },
];

/** A price of the project, or an all-in price where the cell says so. */
function readPrice(
  cell: string,
  { heading }: CellContext,
): Read<Pick<ProjectRecord, 'priceRange' | 'allInPriceRange' | 'rateRange'>> {
  if (isPerArea(cell)) {
    const rate = readRateRange(cell);
    return 'reason' in rate ? rate : { value: { rateRange: rate.value } };
  }
  const [field, readRange] = isAllIn(cell)
    ? (['allInPriceRange', readAllInRange] as const)
    : (['priceRange', readPriceRange] as const);
  const read = readRange(cell, heading);
  return 'reason' in read ? read : { value: { [field]: read.value } };
}

/** Which area a plain figure of a home is: as the heading of its column says, or else as the file's settings say. */
function areasNamedBy({ heading = '', areas }: CellContext): HomeDefaults['areas'] {
  const name = columnName(heading);
  if (/(?:^|_)carpet(?:_|$)/.test(name)) return 'carpet';
  return /(?:^|_)(?:super|sba|sbua|built|saleable)(?:_|$)/.test(name) ? 'super' : areas;
}

/** One fact of a home, from where it begins. */
const homeColumn = (name: HomeColumn, read: Column['read']): Column => ({
  name,
  path: '',
  isOtherForm: true,
  isOfHome: true,
  read,
});

const homeRange =
  (fieldOf: (context: CellContext) => string, readRange: ReadRange): Column['read'] =>
  (cell, context) => {
    const read = withMin((text) => readRange(text, context.heading))(cell);
    return 'reason' in read ? read : { value: { [fieldOf(context)]: read.value } };
  };

function readHomeCount(cell: string): Read<UnitCells> {
  const read = readCount(cell);
  return 'reason' in read ? read : { value: { count: read.value } };
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
  { name: 'pincode', path: 'pincode', read: readPincode },
  { name: 'latitude', path: 'coordinates.lat', read: readNumber },
  { name: 'longitude', path: 'coordinates.lng', read: readNumber },
  { name: 'lat_lng', path: 'coordinates', isOtherForm: true, read: readPair },
  { name: 'status', path: 'status', read: readStatus },
  { name: 'launched_on', path: 'launchedOn', read: readPeriod },
  { name: 'possession_on', path: 'possessionOn', isSpread: true, read: readPossession },
  { name: 'possession_is', path: 'possessionIs', read: readWord(['completion']) },
  {
    name: 'total_units',
    path: 'totalUnits',
    isSpread: true,
    read: (cell, { heading }) => readInventory(cell, heading),
  },
  { name: 'towers', path: 'towers', read: readCount },
  { name: 'floors', path: 'floors', isSpread: true, read: readFloors },
  { name: 'basements', path: 'basements', read: readCount },
  { name: 'land_sqm', path: 'landSqm', read: (cell) => readLand(cell, 1) },
  {
    name: 'land_acres',
    path: 'landSqm',
    isOtherForm: true,
    read: (cell) => readLand(cell, SQM_PER_ACRE),
  },
  { name: 'open_sqm', path: 'openSqm', read: (cell) => readLand(cell, 1) },
  { name: 'khatha', path: 'khatha', isSpread: true, read: readKhatha },
  { name: 'e_khatha', path: 'eKhatha', read: readYesNo },
  { name: 'survey_numbers', path: 'surveyNumbers', read: asList },
  { name: 'approver', path: 'approver', read: readApprover },
  { name: 'approval_reference', path: 'approvalReference', read: asText },
  { name: 'rera_numbers', path: 'reraNumbers', isSpread: true, read: readRegistrations },
  { name: 'rera_parts', path: 'reraParts', read: readReraParts },
  { name: 'rera_approved_on', path: 'reraApprovedOn', read: readDay },
  { name: 'rera_valid_until', path: 'reraValidUntil', read: readDay },
  { name: 'rera_extended_until', path: 'reraExtendedUntil', read: readDay },
  { name: 'rera_status', path: 'reraStatus', read: readReraStatus },
  { name: 'sold_units', path: 'soldUnits', read: readCount },
  { name: 'complaint_count', path: 'complaintCount', read: readCount },
  // Known only so that it can be refused with a reason (`take-record.ts`).
  { name: 'rera_checked_on', path: 'reraCheckedOn', isOtherForm: true, read: readDay },
  { name: 'conversion', path: 'conversion', read: readWord(LAND_CONVERSIONS) },
  { name: 'litigated', path: 'isLitigated', read: readYesNo },
  { name: 'oc_received', path: 'occupancyCertificate.received', read: readYesNo },
  { name: 'oc_on', path: 'occupancyCertificate.on', read: readDay },
  { name: 'cc_received', path: 'commencementCertificate.received', read: readYesNo },
  { name: 'cc_on', path: 'commencementCertificate.on', read: readDay },
  { name: 'water_sources', path: 'waterSources', read: readWaterSources },
  { name: 'maintenance_per_sqft', path: 'maintenancePerSqft', read: readNumber },
  { name: 'amenities', path: 'amenities', read: readAmenities },
  {
    name: 'units',
    path: 'units',
    read: (cell, context) => readHomes(cell, { ...context, areas: areasNamedBy(context) }),
  },
  // Of no field of the record: it says what the homes of the row are where their own names do not.
  { name: HOME_TYPE, path: '', isOtherForm: true, read: readHomeType },
  homeColumn(
    'home_price',
    homeRange(() => 'price', readPriceRange),
  ),
  homeColumn(
    'home_area',
    homeRange(
      ({ areas }) => (areas === 'carpet' ? 'carpetSqft' : 'superBuiltUpSqft'),
      readAreaRange,
    ),
  ),
  homeColumn(
    'home_carpet_area',
    homeRange(() => 'carpetSqft', readCarpetRange),
  ),
  homeColumn('home_count', readHomeCount),
  ...rangeColumns('price', 'priceRange', readPriceRange).map((column) =>
    column.name === 'price_range'
      ? { ...column, isSpread: true as const, read: readPrice }
      : column,
  ),
  ...rangeColumns('all_in_price', 'allInPriceRange', readAllInRange),
  ...rangeColumns('rate', 'rateRange', readRateRange),
  ...rangeColumns('carpet_area', 'carpetRange', readCarpetRange),
  ...rangeColumns('super_area', 'superBuiltUpRange', readAreaRange),
  ...rangeColumns('plot_area', 'plotRange', readAreaRange),
  ...rangeColumns('area', 'areaRange', readAreaRange),
  { name: 'facing', path: 'facings', isOtherForm: true, read: readFacings },
  { name: 'bathrooms', path: 'bathrooms', isOtherForm: true, read: readCount },
  { name: 'balconies', path: 'balconies', isOtherForm: true, read: readCount },
  rowColumn('part', 'isOfPart'),
  rowColumn('flat_number', 'isOfFlat'),
  rowColumn('flat_tower', 'isOfFlat'),
  rowColumn('flat_status', 'isOfFlat'),
  { name: 'source_name', path: 'source.name', read: asText },
  { name: 'source_url', path: 'source.url', read: asText },
  { name: 'source_checked_on', path: 'source.checkedOn', read: readDay },
];

const byName = new Map(COLUMNS.map((column) => [column.name, column]));

export const columnNamed = (name: string): Column | undefined => byName.get(name);

/** The name of a column as it is written here: `RERA No.` is `rera_no`. */
export function columnName(cell: string): string {
  return cell
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9\u0900-\u0dff]+/g, '_')
    .replace(/^_+|_+$/g, '');
}
