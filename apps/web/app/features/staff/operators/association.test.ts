import { array, assert, boolean, integer, property, tuple, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applied, keptChanges, noChanges, parseChanges, withRows } from './association.ts';

const ids = uniqueArray(integer({ min: 1, max: 20 }));

describe('choosing projects for an operator', () => {
  it('holds what was ticked last of each project, whatever was ticked before', () => {
    assert(
      property(ids, array(tuple(ids, boolean())), (given, ticks) => {
        const expected = new Set(given);
        let changes = noChanges;
        for (const [rows, isChosen] of ticks) {
          changes = withRows(changes, given, rows, isChosen);
          for (const id of rows) {
            if (isChosen) expected.add(id);
            else expected.delete(id);
          }
        }
        expect(new Set(applied(given, changes))).toEqual(expected);
      }),
    );
  });

  it('puts the changes on top of what somebody else saved meanwhile', () => {
    const changes = withRows(withRows(noChanges, [1, 2], [3], true), [1, 2], [1], false);
    expect(applied([1, 2, 9], changes)).toEqual([2, 9, 3]);
  });

  it('ticking back is no change', () => {
    expect(withRows(withRows(noChanges, [1], [1], false), [1], [1], true)).toEqual(noChanges);
  });
});

it('what was ticked is as it was after it was kept, and nothing where it cannot be read', () => {
  const changes = withRows(withRows(noChanges, [1, 2], [3, 4], true), [1, 2], [2], false);
  expect(parseChanges(JSON.parse(JSON.stringify(keptChanges(changes))))).toEqual(changes);
  expect(keptChanges(noChanges)).toBeUndefined();
  for (const damaged of [null, 'text', { added: 'all' }, { added: ['1'], removed: [null] }]) {
    expect(parseChanges(damaged)).toEqual(noChanges);
  }
});
