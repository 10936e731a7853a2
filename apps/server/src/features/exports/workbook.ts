import { strToU8, Zip, ZipDeflate } from 'fflate';

type Row = readonly (string | number)[];

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const FORMATS = 'http://schemas.openxmlformats.org';
const MAIN = `xmlns="${FORMATS}/spreadsheetml/2006/main"`;
const RELATION = `${FORMATS}/officeDocument/2006/relationships`;
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const relationTo = (what: string, target: string): string =>
  `<Relationships xmlns="${FORMATS}/package/2006/relationships"><Relationship Id="rId1" Type="${RELATION}/${what}" Target="${target}"/></Relationships>`;

/** The parts of a workbook of one sheet (ECMA-376) that are the same whatever it holds. */
const PARTS = (sheet: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${FORMATS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${KIND}.worksheet+xml"/></Types>`,
  '_rels/.rels': relationTo('officeDocument', 'xl/workbook.xml'),
  'xl/_rels/workbook.xml.rels': relationTo('worksheet', 'worksheets/sheet1.xml'),
  'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATION}"><sheets><sheet name="${sheet}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
});
/** The first row stays in view. */
const SHEET_BEGINS = `<worksheet ${MAIN}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`;
const SHEET_ENDS = '</sheetData></worksheet>';

/** An XLSX file of one sheet, as its rows come: none is held back, and every text is a text, never a formula. */
export async function* workbook(
  sheet: string,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<Uint8Array> {
  let written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  const taken = () => written.splice(0);
  const open = (name: string): ((text: string, isLast: boolean) => void) => {
    const part = new ZipDeflate(name);
    zip.add(part);
    return (text, isLast) => part.push(strToU8(text), isLast);
  };
  for (const [name, text] of Object.entries(PARTS(sheet))) open(name)(HEAD + text, true);
  const write = open('xl/worksheets/sheet1.xml');
  write(HEAD + SHEET_BEGINS, false);
  let count = 0;
  for await (const rows of batches) {
    write(rows.map((row) => rowXml(row, (count += 1))).join(''), false);
    yield* taken();
  }
  write(SHEET_ENDS, true);
  zip.end();
  yield* taken();
}

const rowXml = (row: Row, at: number): string =>
  `<row r="${at}">${row.map((value, column) => cellXml(value, `${columnName(column)}${at}`)).join('')}</row>`;

function cellXml(value: string | number, name: string): string {
  if (value === '') return '';
  return typeof value === 'number'
    ? `<c r="${name}"><v>${value}</v></c>`
    : `<c r="${name}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
}

/** A, B, … Z, AA, … */
const columnName = (at: number): string =>
  (at < 26 ? '' : columnName(Math.floor(at / 26) - 1)) + String.fromCodePoint(65 + (at % 26));

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** XML knows no control characters but tab, line feed and carriage return. */
const escaped = (text: string): string =>
  text
    .replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
    .replace(/[&<>]/g, (sign) => ESCAPED[sign] ?? sign)
    .replaceAll('\r', '&#13;')
    // Spreadsheets read `_x000D_` as a sign of its own.
    .replace(/_x(?=[0-9A-F]{4}_)/gi, '_x005F_x');
