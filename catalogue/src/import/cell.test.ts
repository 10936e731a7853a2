import { describe, expect, it } from 'vitest';
import { readCount, readNumber, readYesNo, tellsNothing } from './cell.ts';
import { guarded, unguarded } from './guarded-text.ts';

describe('a cell', () => {
  it.each([
    'NA',
    'n/a',
    'N.A.',
    '-',
    '--',
    '?',
    'TBD',
    'On Request',
    'price on request',
    'Nil',
    'Not available',
    '#N/A',
    'not disclosed',
  ])('tells nothing when it says %s', (cell) => {
    expect(tellsNothing(cell)).toBe(true);
  });

  it.each(['0', 'No', 'Nandi', 'A', '12', 'Applied'])('holds a value when it says %s', (cell) => {
    expect(tellsNothing(cell)).toBe(false);
  });

  it('keeps unknown apart from no', () => {
    expect(readYesNo('No')).toEqual({ value: false });
    expect(readYesNo('Not received')).toEqual({ value: false });
    expect(readYesNo('Received')).toEqual({ value: true });
    expect(readYesNo('OC recd')).toEqual({ value: true });
    expect(readYesNo('No OC')).toEqual({ value: false });
    expect(readYesNo('Part OC')).toEqual({ reason: expect.stringContaining('yes or no') });
    expect(readYesNo('maybe')).toEqual({ reason: expect.stringContaining('leave it empty') });
  });

  it('reads numbers with Indian and western grouping only', () => {
    expect(readNumber('12,40,000')).toEqual({ value: 1_240_000 });
    expect(readNumber('1,240,000.5')).toEqual({ value: 1_240_000.5 });
    for (const wrong of ['12,4', '1e5', '', '12 units', '0x1f'])
      expect(readNumber(wrong)).toHaveProperty('reason');
  });

  it.each([
    ['~200', 200],
    ['approx. 1,553 units', 1553],
    ['14 Towers', 14],
    ['62 units', 62],
    ['200+', 200],
    ['214 homes (phase 1)', 214],
    ['400.0', 400],
  ])('counts %s', (cell, value) => {
    expect(readCount(cell)).toEqual({ value });
  });

  it.each(['2130 homes, 14 towers', 'many', '12-14', 'twin towers'])('counts no %s', (cell) => {
    expect(readCount(cell)).toEqual({ reason: `"${cell}" is not a number.` });
  });

  it.each(['-', 'NA', "'NA", "''=x", "'+91 80", '#REF!'])(
    'keeps the text %s through an export',
    (text) => {
      expect(guarded(text)).toBe(`'${text}`);
      expect(unguarded(guarded(text))).toBe(text);
    },
  );

  it('takes off the apostrophe by which CSV keeps formulas from being run', () => {
    expect(guarded('=1+1')).toBe('=1+1');
    expect(unguarded("'=1+1")).toBe('=1+1');
  });

  it.each(["'s Gravenhage", 'Nandi', '80 L'])('leaves %s alone', (text) => {
    expect(guarded(text)).toBe(text);
    expect(unguarded(text)).toBe(text);
  });
});
