import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { csvCells, readCsvRows } from '@manemitra/catalogue/import/csv-rows';
import type { ProjectRow } from '@manemitra/catalogue/import/project-row';
import { xlsxAsCsv } from '@manemitra/catalogue/import/read-xlsx';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** A workbook of these sheets, each the XML of its rows; the first style is plain, the others as named. */
function book(
  sheets: readonly { rows: string; state?: string; after?: string }[],
  more: Record<string, string> = {},
) {
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<workbook><sheets>${sheets.map(({ state = 'visible' }, i) => `<sheet name="S${i}" state="${state}" r:id="r${i}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, i) => `<Relationship Id="r${i}" Target="worksheets/sheet${i}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="mmm\\-yy"/><numFmt numFmtId="165" formatCode="yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="16"/><xf numFmtId="4"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml':
      '<sst><si><t>Project</t></si><si><r><t>Kaveri </t></r><r><t>&amp; Nest</t></r><rPh><t>no</t></rPh></si></sst>',
    ...Object.fromEntries(
      sheets.map(({ rows, after = '' }, i) => [
        `xl/worksheets/sheet${i}.xml`,
        `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`,
      ]),
    ),
    ...more,
  };
  return Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(HEAD + text)])),
    ),
  );
}

const csvOf = (file: Buffer): string => [...xlsxAsCsv(file)].join('');
const row = (at: number, cells: string) => `<row r="${at}">${cells}</row>`;

describe('a workbook', () => {
  it('gives texts, numbers and dates as they are shown', () => {
    const file = book([
      {
        rows: row(
          1,
          '<c r="A1" t="s"><v>1</v></c><c r="B1" s="1"><v>46752</v></c><c r="C1" s="2"><v>46752</v></c><c r="D1" s="3"><v>46752</v></c><c r="E1" s="4"><v>46752</v></c><c r="F1" s="5"><v>1.7400000000000002</v></c><c r="G1" t="b"><v>1</v></c><c r="I1" t="inlineStr"><is><t>a "b"&#10;c</t></is></c>',
        ),
      },
    ]);
    expect(csvOf(file)).toBe(
      '"Kaveri & Nest","2027-12-31","2027-12","2027","31-Dec","1.74","yes","","a ""b""\vc"\n',
    );
  });

  it('have a row for each line, though cells hold line breaks', async () => {
    const cell = (at: string, text: string) =>
      `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const file = book([{ rows: row(1, cell('A1', 'T1&#10;T2')) + row(3, cell('A3', 'One')) }]);
    async function* text() {
      yield csvOf(file);
    }
    const rows = [];
    for await (const each of csvCells(text())) rows.push(each);
    expect(rows).toEqual([
      { line: 1, sheetRow: 1, cells: ['T1\nT2'] },
      { line: 3, sheetRow: 3, cells: ['One'] },
    ]);
  });

  it('takes the last result of a formula, calculates none and follows no link', () => {
    const file = book([
      {
        rows: row(
          1,
          '<c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>HYPERLINK("http://127.0.0.1:9/")</f><v>site</v></c><c r="C1"><f>[1]Other!A1</f></c><c r="D1" t="e"><f>A9</f><v>#REF!</v></c>',
        ),
      },
    ]);
    expect(csvOf(file)).toBe('"2","site","","#REF!"\n');
  });

  it('says what stands in a cell that is merged downwards in each of its rows, and no further', () => {
    const file = book([
      {
        rows: [
          row(1, '<c r="A1"><v>1</v></c><c r="B1"><v>7</v></c>'),
          row(2, '<c r="A2"><v>2</v></c><c r="B2"/>'),
          row(4, '<c r="A4"><v>4</v></c>'),
          row(5, '<c r="A5"><v>5</v></c>'),
        ].join(''),
        after: '<mergeCells><mergeCell ref="A1:A1"/><mergeCell ref="B1:C4"/></mergeCells>',
      },
    ]);
    expect(csvOf(file)).toBe('"1","7"\n"2","7"\n\n"4","7"\n"5",""\n');
  });

  it('passes over hidden and empty sheets, and keeps the place of every row', async () => {
    const file = book([
      { rows: row(1, '<c r="A1"><v>1</v></c>'), state: 'hidden' },
      { rows: '' },
      {
        rows: [
          row(1, '<c r="A1" t="inlineStr"><is><t>Projects of November</t></is></c>'),
          row(
            3,
            ['name', 'promoter', 'source']
              .map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`)
              .join(''),
          ),
          row(
            6,
            ['A', 'B', 'C'].map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join(''),
          ),
        ].join(''),
      },
    ]);
    const rows: ProjectRow[] = [];
    async function* text() {
      yield* xlsxAsCsv(file);
    }
    for await (const each of readCsvRows(text())) rows.push(each);
    expect(rows).toMatchObject([{ line: 6, sheetRow: 6, record: { name: 'A' } }]);
  });

  it.each([
    ['no archive', Buffer.from('PK'), 'not a workbook'],
    ['one of the old kind', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'of an old kind'],
    ['without a sheet', book([]), 'no sheet'],
    [
      'with rows without order',
      book([{ rows: row(5, '<c><v>1</v></c>') + row(2, '<c><v>1</v></c>') }]),
      'not in order',
    ],
    [
      'with a row out of the world',
      book([{ rows: row(9_999_999, '<c><v>1</v></c>') }]),
      'not in order',
    ],
    ['too wide', book([{ rows: row(1, '<c r="ZZZ1"><v>1</v></c>') }]), 'columns'],
    ['a bomb', book([{ rows: '' }], { 'xl/styles.xml': ' '.repeat(6_000_000) }), 'too large'],
  ])('is refused when it is %s', (_, file, reason) => {
    expect(() => csvOf(file)).toThrow(reason);
  });

  it('expands no entities of its own', () => {
    const bomb = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>';
    const file = book([{ rows: row(1, '<c t="inlineStr"><is><t>&b;</t></is></c>') }], {
      'xl/sharedStrings.xml': `${bomb}<sst><si><t>&b;</t></si></sst>`,
    });
    expect(csvOf(file)).toBe('"&b;"\n');
  });
});
