import { columnNamed } from './columns.ts';
import { homeNamed } from './home-headings.ts';

/** A column of a file and the column of the import that it is read as; `null`: passed over. */
export interface MappedColumn {
  column: string;
  as: string | null;
}

/** Columns that our own files add and that an import skips: `exported_id`, and in a file of refused rows the reasons and where each row stood. */
export const WHY_REFUSED = 'why_refused';
export const ROW_OF_SHEET = 'row_of_sheet';

const EXPORTED_ID = 'exported_id';

/** Whether a file with these columns is our own export. */
export const isOwnExport = (columns: readonly string[]): boolean => columns.includes(EXPORTED_ID);

export const isPassedOver = (name: string): boolean =>
  name.startsWith('exported_') || name === WHY_REFUSED || name === ROW_OF_SHEET;

export const isOfHome = (as: string | null): boolean =>
  as !== null && columnNamed(as)?.isOfHome === true;

/** What a column gives; if it belongs to a home, its heading says which one. */
export const factOf = ({ column, as }: MappedColumn): string =>
  isOfHome(as) ? `${as} ${homeNamed(column)}` : `${as}`;

/** Pairs of columns that give the same fact. */
export const OF_ONE_FACT: readonly (readonly string[])[] = [
  ['land_sqm', 'land_acres'],
  ['latitude', 'lat_lng'],
  ['longitude', 'lat_lng'],
  ...['price', 'all_in_price', 'rate', 'area', 'carpet_area', 'super_area', 'plot_area'].flatMap(
    (name) => [
      [`${name}_range`, `min_${name}`],
      [`${name}_range`, `max_${name}`],
    ],
  ),
];
