import { attribute, type Element, elements } from './xml-elements.ts';
import { type Sheet, sheetsIn, textOfPart } from './xlsx-sheets.ts';
import { type Part, zipParts } from './zip-parts.ts';

/** Something that a workbook holds and no import reads. */
export interface NotRead {
  /** `2 further tabs`. */
  what: string;
  /** More of it, as a sentence. */
  detail: string;
}

/** A larger sheet is not looked through for colours: the import is waiting. In bytes. */
const LOOKED_THROUGH_MAX = 30_000_000;
const NAMED = 8;
/** Cells may be there for their look alone. */
const HAS_VALUE = /<(?:\w+:)?(?:v|is)[\s>]/;

/** What a workbook holds besides the cells of the sheet that is read: further tabs, notes of cells, and rows that a colour marks. */
export function xlsxNotRead(file: Buffer): NotRead[] {
  const parts = zipParts(file);
  const sheets = sheetsIn(parts).map((sheet) => ({ ...sheet, rows: rowsOf(sheet) }));
  const isFilled = ({ rows }: { rows: string | undefined }) =>
    rows === undefined || HAS_VALUE.test(rows);
  const read = sheets.find((sheet) => sheet.isVisible && isFilled(sheet));
  if (read === undefined) return [];
  const others = sheets.filter((sheet) => sheet !== read && isFilled(sheet));
  return [
    ...tabsNotRead(others, read.name),
    ...notesNotRead(parts, read.path),
    ...coloursNotRead(read.rows ?? '', textOfPart(parts, 'xl/styles.xml')),
  ];
}

/** The XML of a sheet; undefined where it is too large to be looked through. */
function rowsOf({ part }: Sheet): string | undefined {
  try {
    return part(LOOKED_THROUGH_MAX).toString('utf8');
  } catch {
    return undefined;
  }
}

function tabsNotRead(others: readonly Sheet[], read: string): NotRead[] {
  if (others.length === 0) return [];
  const names = others.map(({ name, isVisible }) => `“${name}”${isVisible ? '' : ' (hidden)'}`);
  const detail = `Only the first tab with rows is read, “${read}”. Not read: ${listed(names)}. Bring each of them in a file of its own.`;
  return [{ what: counted(others.length, 'further tab'), detail }];
}

/** Notes and comments of the sheet that is read, whichever way its program keeps them. */
function notesNotRead(parts: ReadonlyMap<string, Part>, path: string): NotRead[] {
  const [folder, file] = [path.slice(0, path.lastIndexOf('/')), path.split('/').at(-1) ?? ''];
  const relations = textOfPart(parts, `${folder}/_rels/${file}.rels`);
  const cells = new Set(
    [...elements(relations, 'Relationship')].flatMap((each) => {
      const target = attribute(each, 'Target') ?? '';
      if (!/comments/i.test(target)) return [];
      const name = target.startsWith('/') ? target.slice(1) : target.replace(/^\.\./, 'xl');
      const text = textOfPart(parts, name);
      return [...elements(text, 'comment'), ...elements(text, 'threadedComment')].flatMap(
        (note) => attribute(note, 'ref') ?? [],
      );
    }),
  );
  if (cells.size === 0) return [];
  const detail = `Notes at cells are not read: ${listed([...cells])}. What buyers should know of them must stand in a column.`;
  return [{ what: counted(cells.size, 'cell note'), detail }];
}

/** Rows with another colour than those around them. Where most rows have one, or every other, it marks nothing. */
function coloursNotRead(xml: string, styles: string): NotRead[] {
  const isColoured = colouredStyles(styles);
  if (!isColoured.includes(true)) return [];
  const rows = [...elements(xml, 'row')].filter(({ inner }) => HAS_VALUE.test(inner));
  const marked = rows.map((row) => isMarked(row, isColoured));
  // The names of the columns, and titles above them, are coloured as such.
  const from = marked.indexOf(false);
  const those = rows.filter((_, at) => from !== -1 && at >= from && marked[at]);
  if (those.length === 0 || those.length > rows.length * MOST) return [];
  const numbers = those.map((row) => attribute(row, 'r') ?? '?');
  const detail = `A colour is not read, whatever it stands for: rows ${listed(numbers)}. Say it in a column.`;
  return [{ what: counted(those.length, 'row', 'marked by colour'), detail }];
}

const MOST = 0.4;

/** Most of its cells have a colour. */
function isMarked(row: Element, isColoured: readonly boolean[]): boolean {
  const cells = [...elements(row.inner, 'c')];
  const coloured = cells.filter((cell) => isColoured[Number(attribute(cell, 's') ?? 0)] === true);
  return coloured.length > 0 && coloured.length >= cells.length / 2;
}

/** By the style of a cell, whether it has a colour behind it; of `xl/styles.xml`. */
function colouredStyles(styles: string): boolean[] {
  const [fills] = elements(styles, 'fills');
  const isSolid = [...elements(fills?.inner ?? '', 'fill')].map(
    ({ inner }) =>
      /patternType\s*=\s*["']solid["']/.test(inner) && !/rgb\s*=\s*["']FFFFFFFF["']/i.test(inner),
  );
  const [formats] = elements(styles, 'cellXfs');
  return [...elements(formats?.inner ?? '', 'xf')].map(
    (each) => isSolid[Number(attribute(each, 'fillId') ?? 0)] === true,
  );
}

const counted = (count: number, what: string, how = ''): string =>
  `${count} ${what}${count === 1 ? '' : 's'}${how === '' ? '' : ` ${how}`}`;

const listed = (names: readonly string[]): string =>
  names.length <= NAMED + 1
    ? names.join(', ')
    : `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`;
