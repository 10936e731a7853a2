import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { xlsxNotRead } from '@manemitra/catalogue/import/xlsx-not-read';

const row = (at: number, style = 0) =>
  `<row r="${at}"><c r="A${at}" s="${style}"><v>1</v></c><c r="B${at}" s="${style}"><v>2</v></c></row>`;
const rows = (...styles: number[]) => styles.map((style, i) => row(i + 1, style)).join('');

function book(
  sheets: readonly { name: string; rows: string; state?: string }[],
  more: Record<string, string> = {},
) {
  const parts = {
    'xl/workbook.xml': `<workbook><sheets>${sheets.map(({ name, state = 'visible' }, i) => `<sheet name="${name}" state="${state}" r:id="r${i}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, i) => `<Relationship Id="r${i}" Target="worksheets/sheet${i}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFF0000"/></patternFill></fill></fills><cellXfs><xf fillId="0"/><xf fillId="2"/></cellXfs></styleSheet>',
    ...Object.fromEntries(
      sheets.map((sheet, i) => [
        `xl/worksheets/sheet${i}.xml`,
        `<worksheet><sheetData>${sheet.rows}</sheetData></worksheet>`,
      ]),
    ),
    ...more,
  };
  const packed = Object.entries(parts).map(([name, text]) => [name, strToU8(text)]);
  return Buffer.from(zipSync(Object.fromEntries(packed) as Record<string, Uint8Array>));
}

const what = (file: Buffer) => xlsxNotRead(file).map((each) => each.what);

describe('what a workbook holds that is not read', () => {
  it('is nothing where one sheet holds its rows alone', () => {
    expect(
      what(
        book([
          { name: 'Projects', rows: rows(0, 0, 0) },
          { name: 'Empty', rows: '' },
        ]),
      ),
    ).toEqual([]);
  });

  it('are its further tabs, also hidden ones, by their names', () => {
    const sheets = ['Projects', 'Villas', 'Old'].map((name) => ({ name, rows: rows(0, 0) }));
    const file = book(
      sheets.map((each) => (each.name === 'Old' ? { ...each, state: 'hidden' } : each)),
    );
    expect(what(file)).toEqual(['2 further tabs']);
    expect(xlsxNotRead(file)[0]?.detail).toContain('“Villas”, “Old” (hidden)');
  });

  it('are notes at cells, by their places', () => {
    const file = book([{ name: 'Projects', rows: rows(0, 0) }], {
      'xl/worksheets/_rels/sheet0.xml.rels':
        '<Relationships><Relationship Id="a" Target="../comments1.xml"/><Relationship Id="b" Target="../threadedComments/threadedComment1.xml"/></Relationships>',
      'xl/comments1.xml':
        '<comments><commentList><comment ref="B2"><text>sold</text></comment><comment ref="A1"><text>x</text></comment></commentList></comments>',
      'xl/threadedComments/threadedComment1.xml':
        '<ThreadedComments><threadedComment ref="B2"><text>sold</text></threadedComment></ThreadedComments>',
    });
    expect(what(file)).toEqual(['2 cell notes']);
    expect(xlsxNotRead(file)[0]?.detail).toContain('B2, A1');
  });

  it('are rows with a colour of their own, but neither the names of the columns nor stripes', () => {
    const of = (...styles: number[]) => book([{ name: 'Projects', rows: rows(...styles) }]);
    const marked = of(1, 0, 0, 1, 0, 0, 0);
    expect(what(marked)).toEqual(['1 row marked by colour']);
    expect(xlsxNotRead(marked)[0]?.detail).toContain('rows 4');
    expect(what(of(1, 0, 1, 0, 1, 0, 1))).toEqual([]);
    expect(what(of(1, 1, 1, 1))).toEqual([]);
  });
});
