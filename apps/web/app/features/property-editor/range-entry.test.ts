import { describe, expect, it } from 'vitest';
import { type OpenRange, type Range, withEnd, withOpenEnd } from './range-entry.ts';

describe('a range of which one end is typed', () => {
  it.each<[string, Parameters<typeof withEnd>, Range | null]>([
    ['begins with its lower end', [null, 'min', 5], { min: 5, max: null }],
    ['waits for its lower end', [null, 'max', 9], { min: NaN, max: 9 }],
    ['is whole when that comes', [{ min: NaN, max: 9 }, 'min', 5], { min: 5, max: 9 }],
    [
      'keeps the lower end when the upper goes',
      [{ min: 5, max: 9 }, 'max', null],
      { min: 5, max: null },
    ],
    [
      'asks for the lower end when that goes',
      [{ min: 5, max: 9 }, 'min', null],
      { min: NaN, max: 9 },
    ],
    ['is not known without either', [{ min: 5, max: null }, 'min', null], null],
    ['is not known without either, typed the other way', [{ min: NaN, max: 9 }, 'max', null], null],
    ['keeps what is no number', [{ min: 5, max: null }, 'min', NaN], { min: NaN, max: null }],
  ])('%s', (_, given, expected) => {
    expect(withEnd(...given)).toEqual(expected);
  });
});

describe('a range that may have one end only', () => {
  it.each<[string, Parameters<typeof withOpenEnd>, OpenRange | null]>([
    ['may begin with its upper end', [null, 'max', 9], { max: 9 }],
    ['keeps the other end', [{ max: 9 }, 'min', 5], { min: 5, max: 9 }],
    ['keeps the other end when one goes', [{ min: 5, max: 9 }, 'min', null], { max: 9 }],
    ['is not known without any', [{ min: 5 }, 'min', null], null],
  ])('%s', (_, given, expected) => {
    expect(withOpenEnd(...given)).toEqual(expected);
  });
});
