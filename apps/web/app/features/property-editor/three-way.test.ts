import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSame, type Values } from './section-values.ts';
import { type Choices, differencesOf, mergeEdits } from './three-way.ts';

const unit = (label: string, rest: Values = {}): Values => ({ label, price: { min: 1 }, ...rest });

describe('two edits of one section', () => {
  it.each<[string, { was: Values; mine: Values; theirs: Values }, Values, string[]]>([
    [
      'of different fields are both kept',
      { was: { a: 1, b: 1 }, mine: { a: 2, b: 1 }, theirs: { a: 1, b: 3 } },
      { a: 2, b: 3 },
      [],
    ],
    [
      'to the same value are one',
      { was: { a: 1 }, mine: { a: 2 }, theirs: { a: 2 } },
      { a: 2 },
      [],
    ],
    [
      'of one field are a conflict, mine until chosen',
      { was: { a: 1 }, mine: { a: 2 }, theirs: { a: 3 } },
      { a: 2 },
      ['["a"]'],
    ],
    [
      'of different unit types are both kept',
      {
        was: { units: [unit('2 BHK'), unit('3 BHK')] },
        mine: { units: [unit('2 BHK', { count: 9 }), unit('3 BHK')] },
        theirs: { units: [unit('2 BHK'), unit('3 BHK', { price: { min: 5 } })] },
      },
      { units: [unit('2 BHK', { count: 9 }), unit('3 BHK', { price: { min: 5 } })] },
      [],
    ],
    [
      'of a list that one of them added to are one conflict of the whole list',
      {
        was: { units: [unit('2 BHK')] },
        mine: { units: [unit('2 BHK', { count: 9 })] },
        theirs: { units: [unit('1 BHK'), unit('2 BHK')] },
      },
      { units: [unit('2 BHK', { count: 9 })] },
      ['["units"]'],
    ],
    [
      'of which mine took a price row away leave it away',
      {
        was: { lines: { base: 1, parking: 2 }, n: 1 },
        mine: { lines: { base: 1 }, n: 1 },
        theirs: { lines: { base: 1, parking: 2 }, n: 2 },
      },
      { lines: { base: 1 }, n: 2 },
      [],
    ],
  ])('%s', (_, versions, merged, conflicts) => {
    expect(mergeEdits(versions)).toEqual(merged);
    expect(
      differencesOf(versions).flatMap(({ id, isConflict }) => (isConflict ? [id] : [])),
    ).toEqual(conflicts);
  });
});

const scalar = fc.oneof(
  fc.constant(null),
  fc.integer({ min: 0, max: 3 }),
  fc.constantFrom('A', 'B'),
);
const values = fc.record({
  a: scalar,
  b: scalar,
  range: fc.oneof(fc.constant(null), fc.record({ min: scalar, max: scalar })),
  list: fc.array(
    fc.record({
      label: fc.constantFrom('1', '2', '3'),
      count: scalar,
      more: fc.record({ x: scalar }),
    }),
    { maxLength: 3 },
  ),
  ids: fc.oneof(fc.constant(null), fc.array(fc.constantFrom('gym', 'pool'), { maxLength: 2 })),
});
const all = (versions: Parameters<typeof differencesOf>[0], side: 'mine' | 'theirs'): Choices =>
  Object.fromEntries(differencesOf(versions).map(({ id }) => [id, side]));

describe('the merge of any two edits', () => {
  it('is mine where nobody else changed anything, and theirs where I did not', () => {
    fc.assert(
      fc.property(values, values, (was, edited) => {
        expect(mergeEdits({ was, mine: edited, theirs: was })).toEqual(edited);
        expect(mergeEdits({ was, mine: was, theirs: edited })).toEqual(edited);
      }),
    );
  });

  it('loses nothing that one of them typed: each place is as its only editor left it, or as chosen', () => {
    fc.assert(
      fc.property(
        values,
        values,
        values,
        fc.constantFrom('mine', 'theirs'),
        (was, mine, theirs, side) => {
          const versions = { was, mine, theirs };
          const merged = mergeEdits(versions, all(versions, side));
          for (const difference of differencesOf(versions)) {
            const found = difference.path.reduce<unknown>(
              (whole, name) => (whole as Record<string | number, unknown>)[name],
              merged,
            );
            const wanted = difference.isConflict
              ? difference[side]
              : isSame(difference.was, difference.mine)
                ? difference.theirs
                : difference.mine;
            expect(found).toEqual(wanted);
          }
        },
      ),
    );
  });

  it('with every choice for one side still keeps what the other changed alone', () => {
    fc.assert(
      fc.property(values, values, (was, mine) => {
        const theirs = { ...was, c: 'new' };
        const versions = { was, mine, theirs };
        expect(mergeEdits(versions, all(versions, 'theirs'))).toMatchObject({ c: 'new' });
        expect(mergeEdits(versions, all(versions, 'theirs'))).toEqual({ ...mine, c: 'new' });
      }),
    );
  });
});
