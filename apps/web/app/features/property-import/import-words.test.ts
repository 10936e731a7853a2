import { describe, expect, it } from 'vitest';
import {
  importSummary,
  placeWords,
  planSummary,
  refusedWords,
  takenBackWords,
} from './import-words.ts';

describe('what is said of an import', () => {
  it.each([
    [
      185,
      185,
      0,
      'warning',
      'Nothing was imported. All 185 rows were refused. Correct them in the file below and import it again.',
    ],
    [
      1,
      1,
      0,
      'warning',
      'Nothing was imported. The only row was refused. Correct it in the file below and import it again.',
    ],
    [
      185,
      8,
      0,
      'warning',
      '177 rows were imported. 8 rows were refused. Correct them in the file below and import it again.',
    ],
    [
      2,
      1,
      0,
      'warning',
      '1 row was imported. 1 row was refused. Correct it in the file below and import it again.',
    ],
    [
      12,
      0,
      1,
      'warning',
      '12 rows were imported. 1 cell could not be read and was left out. Correct it in the file below and import it again.',
    ],
    [
      12,
      2,
      3,
      'warning',
      '10 rows were imported. 3 cells could not be read and were left out. 2 rows were refused. Correct them in the file below and import it again.',
    ],
    [12, 0, 0, 'success', 'Every row was imported.'],
    [0, 0, 0, 'info', 'The file has no rows, so nothing was imported.'],
  ] as const)(
    'of %i rows with %i refused and %i cells is %s: %s',
    (...[rowsRead, refused, refusedCells, tone, text]) => {
      expect(importSummary({ rowsRead, refused, refusedCells })).toEqual({ tone, text });
    },
  );

  it('names a row as a spreadsheet shows it', () => {
    expect(placeWords({ line: 475, sheetRow: 6 })).toBe('Row 6 (line 475)');
    expect(placeWords({ line: 6, sheetRow: 6 })).toBe('Row 6');
    expect(placeWords({ line: 6, sheetRow: null })).toBe('Line 6');
  });
});

describe('what an import would do', () => {
  const plan = { rowsRead: 4, added: 1, changed: 2, unchanged: 1, refused: 0, refusedCells: 0 };

  it.each([
    [{}, 'info', 'Nothing has happened yet. It would add 1 project and change 2.'],
    [
      { onlyDated: 1 },
      'info',
      'Nothing has happened yet. It would add 1 project and change 1. 1 project stays the same and only gets the new day of the source.',
    ],
    [
      { refused: 1, refusedCells: 3 },
      'warning',
      'Nothing has happened yet. It would add 1 project and change 2. 3 cells cannot be read and would be left out. 1 row would stay out whole.',
    ],
    [
      { added: 0, changed: 0, unchanged: 4 },
      'info',
      '4 rows tell nothing new: it would change nothing.',
    ],
    [
      { refused: 4, refusedCells: 0, added: 0, changed: 0, unchanged: 0 },
      'warning',
      'Every row would be refused, so nothing would change.',
    ],
    [
      { refused: 4, added: 0, changed: 0, unchanged: 0, questions: 1, builderless: 3 },
      'warning',
      'Every row would be refused, so nothing would change. 1 row may be a project that you have already: answer below. 3 projects have no builder in this file: say below who builds them.',
    ],
  ] as const)('%j is %s: %s', (given, tone, text) => {
    expect(planSummary({ ...plan, ...given })).toEqual({ tone, text });
  });
});

describe('above what was refused it is said', () => {
  const [cell, row] = [{ isCell: true }, { isCell: false }];

  it.each([
    ['of cells alone that their rows come in', [cell, cell], 2, /^What cannot .* its row comes in/],
    ['of rows alone that they do not', [row, row], 2, /^These rows stay out whole\.$/],
    [
      'of both which is which',
      [cell, row],
      2,
      /“row refused”, the whole row stays out\. Anything else/,
    ],
    ['of the first of many which is which', [row], 60, /“row refused”, the whole row stays out/],
  ])('%s', (_, listed, total, words) => {
    expect(refusedWords(listed, total)).toMatch(words);
  });
});

describe('an import that may be taken back', () => {
  it('says how many projects it added and changed', () => {
    expect(takenBackWords({ added: 7, changed: 5 })).toBe('It added 7 projects and changed 5.');
    expect(takenBackWords({ added: 1, changed: 0 })).toBe('It added 1 project and changed 0.');
  });
});
