import { describe, expect, it } from 'vitest';
import { interpret } from '../interpret.ts';

const bound = (text: string) =>
  interpret(text, { today: '2026-11-30' })
    .constraints.filter(({ field }) => field === 'price' || field === 'totalUnits')
    .map(({ value }) => Object.keys(value).filter((key) => key !== 'basis'));

describe('an amount that is called too little', () => {
  it.each([
    'flats with more than 300 units',
    'penthouse over 4 cr',
    '300 se zyada flats wali society',
  ])('is the least where no word refuses: %s', (text) => expect(bound(text)).toEqual([['min']]));

  it.each([
    'no more than 300 units',
    '2 cr se upar mat dikhao',
    '300 se zyada flats wali society nahi',
  ])('is the most where a word refuses it: %s', (text) => expect(bound(text)).toEqual([['max']]));
});
