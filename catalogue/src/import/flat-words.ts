/** Which of our columns each heading of a list of flats means; `''` if it describes a single flat and is not taken. */
export const OF_FLATS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    flat_tower: `
      tower tower_name tower_no tower_number block block_name block_no wing wing_name building building_name
      building_no phase cluster towers blocks`,
    flat_status: `
      sale_status sales_status booking_status unit_status flat_status inventory_status sold_unsold sold_available
      available_sold availability_status sold booked`,
    facing: 'direction orientation entrance entrance_facing',
    '': `
      floor floor_no floor_number floor_level level storey view uds uds_sft uds_share undivided_share car_park car_parking
      parking no_of_car_parks floor_rise plc balcony_area terrace terrace_area garden_area corner owner owner_name`,
  }).flatMap(([ours, theirs]) =>
    theirs
      .trim()
      .split(/\s+/)
      .map((name) => [name, ours] as const),
  ),
);

/** Whether a flat can still be bought: it is `free`, `sold`, or `held` for somebody. */
export type FlatState = 'free' | 'held' | 'sold';

const STATES: readonly (readonly [RegExp, FlatState])[] = [
  [
    /^(?:un-?sold|not sold|available|avail|avl|vacant|free|open|fresh|(?:ready )?for sale)$/,
    'free',
  ],
  [/^(?:sold(?: out)?|booked|bkd|registered|regd|allotted|agreement(?: done)?|agmt)$/, 'sold'],
  [
    /^(?:blocked|blkd|hold|on hold|held|reserved|not (?:available|for sale)|n\/?a|mortgaged?|land ?owners?(?:'?s)?(?: share)?|owners? share|lo share|mgmt|management)$/,
    'held',
  ],
];

/** The state that a cell names alone or with a note behind it: `SOLD`, `Hold - management`; undefined where it names none. */
export function flatState(cell: string): FlatState | undefined {
  const text = cell
    .trim()
    .toLowerCase()
    .replace(/\s*(?:[([–—:;,]|\s-\s|\bby\b|\bto\b|\bon\s+\d).*$/, '')
    .replace(/[.!*]+$/, '')
    .trim();
  return STATES.find(([pattern]) => pattern.test(text))?.[1];
}

/** Cells that describe their own flat whatever the column. */
export const markIn = (cell: string): FlatState | undefined =>
  /^(?:sold(?: out)?|booked|blocked)[.!*]*$/i.test(cell.trim()) ? flatState(cell) : undefined;

/** `A-101`, `1204`, `T2/0503`: how flats are numbered. */
export const isFlatNumber = (cell: string): boolean => /\d/.test(cell) && cell.trim().length <= 60;

/** Whether a cell numbers several flats: `101, 201`, `102-402`. */
export const numbersSeveral = (cell: string): boolean =>
  cell.split(/[,;&+\n]|\band\b|\bto\b/i).filter(isFlatNumber).length > 1 ||
  /(?<![a-z\d])\d{3,}\s*[-–]\s*\d{3,}(?!\d)/i.test(cell);

/** A title within a list that names a part of the project, not another project. */
export const namesPart = (text: string): boolean =>
  /^\W*(?:(?:tower|block|wing|phase|building|cluster|floor|level)\b|[\w\s&]{1,20}\b(?:tower|block|wing|phase|floor)s?\W*(?:$|\())/i.test(
    text,
  );
