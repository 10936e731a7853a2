import type { UnitValues } from '@manemitra/contract/staff-properties-sections';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextUnits, sumOfLines, type UnitEvent, type Units, withLine } from './unit-rows.ts';

const [blank] = nextUnits([], { kind: 'added' }) as [UnitValues];
const units: Units = ['a', 'b', 'c'].map((label) => ({ ...blank, label }));
const names = (list: Units) => list.map(({ label }) => label);

describe('the unit types of a project', () => {
  it.each<[string, UnitEvent, string[]]>([
    ['a new one comes last, without a name', { kind: 'added' }, ['a', 'b', 'c', '']],
    ['a copy stands below its original', { kind: 'copied', at: 1 }, ['a', 'b', 'b (copy)', 'c']],
    ['the middle one is removed', { kind: 'removed', at: 1 }, ['a', 'c']],
    ['the last moves up', { kind: 'moved', at: 2, by: -1 }, ['a', 'c', 'b']],
    ['the first cannot move up', { kind: 'moved', at: 0, by: -1 }, ['a', 'b', 'c']],
    ['the last cannot move down', { kind: 'moved', at: 2, by: 1 }, ['a', 'b', 'c']],
    ['one is renamed', { kind: 'changed', at: 0, change: { label: 'z' } }, ['z', 'b', 'c']],
  ])('%s', (_, event, expected) => {
    expect(names(nextUnits(units, event))).toEqual(expected);
  });

  it('are told apart by name, however often one is copied', () => {
    const copied = [1, 1, 1].reduce((list, at) => nextUnits(list, { kind: 'copied', at }), units);
    expect(new Set(names(copied)).size).toBe(6);
  });

  it('moved up and down again are as before, and a copy shares nothing with its original', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1 }), (at) => {
        const there = nextUnits(units, { kind: 'moved', at, by: 1 });
        expect(nextUnits(there, { kind: 'moved', at: at + 1, by: -1 })).toEqual(units);
        const copied = nextUnits(units, { kind: 'copied', at });
        expect(copied[at + 1]?.agreementLines).not.toBe(copied[at]?.agreementLines);
      }),
    );
  });
});

describe('the price rows', () => {
  it('know 0 from not known', () => {
    const lines: UnitValues['agreementLines'] = { amenities: 5 };
    expect(withLine(lines, 'other', 0)).toEqual({ amenities: 5, other: 0 });
    expect(withLine({ ...lines, other: 0 }, 'other', null)).toEqual(lines);
    expect(sumOfLines({})).toBeNull();
    expect(sumOfLines({ amenities: 5, other: 0 })).toBe(5);
  });
});
