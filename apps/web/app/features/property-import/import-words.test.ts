import { describe, expect, it } from 'vitest';
import { importSummary, placeWords } from './import-words.ts';

describe('what is said of an import', () => {
  it.each([
    [
      185,
      185,
      'warning',
      'Nothing was imported. All 185 rows were refused. Correct the file and import it again.',
    ],
    [
      1,
      1,
      'warning',
      'Nothing was imported. The only row was refused. Correct the file and import it again.',
    ],
    [
      185,
      8,
      'warning',
      '177 rows were imported. 8 rows were refused: correct them and import them again.',
    ],
    [2, 1, 'warning', '1 row was imported. 1 row was refused: correct it and import it again.'],
    [12, 0, 'success', 'Every row was imported.'],
    [0, 0, 'info', 'The file has no rows, so nothing was imported.'],
  ])('of %i rows with %i refused is %s: %s', (rowsRead, refused, tone, text) => {
    expect(importSummary({ rowsRead, refused })).toEqual({ tone, text });
  });

  it('names a row as a spreadsheet shows it', () => {
    expect(placeWords({ line: 475, sheetRow: 6 })).toBe('Row 6 (line 475)');
    expect(placeWords({ line: 6, sheetRow: 6 })).toBe('Row 6');
    expect(placeWords({ line: 6, sheetRow: null })).toBe('Line 6');
  });
});
