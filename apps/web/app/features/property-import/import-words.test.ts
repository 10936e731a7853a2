import { describe, expect, it } from 'vitest';
import { importSummary, placeWords } from './import-words.ts';

describe('what is said of an import', () => {
  it.each([
    [
      185,
      185,
      'warning',
      'Nothing came in. All 185 rows were refused; mend the file and bring it again.',
    ],
    [
      1,
      1,
      'warning',
      'Nothing came in. The only row was refused; mend the file and bring it again.',
    ],
    [185, 8, 'warning', '177 rows came in. 8 rows were refused; mend them and bring them again.'],
    [2, 1, 'warning', '1 row came in. 1 row was refused; mend it and bring it again.'],
    [12, 0, 'success', 'Every row was taken in.'],
    [0, 0, 'info', 'The file has no rows, so nothing came in.'],
  ])('of %i rows with %i refused is %s: %s', (rowsRead, refused, tone, text) => {
    expect(importSummary({ rowsRead, refused })).toEqual({ tone, text });
  });

  it('names a row as a spreadsheet shows it', () => {
    expect(placeWords({ line: 475, sheetRow: 6 })).toBe('Row 6 (line 475)');
    expect(placeWords({ line: 6, sheetRow: 6 })).toBe('Row 6');
    expect(placeWords({ line: 6, sheetRow: null })).toBe('Line 6');
  });
});
