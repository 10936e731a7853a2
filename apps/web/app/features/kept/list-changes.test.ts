import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changesBetween,
  type Lists,
  NO_LISTS,
  withLaterChanges,
  withoutThoseOf,
} from './list-changes.ts';

const slug = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const at = fc
  .integer({ min: 0, max: 3 })
  .map((day) => new Date(Date.UTC(2026, 0, day + 1)).toISOString());
const text = fc.constantFrom('', 'near the lake');
const by = <T extends object>(key: (entry: T) => string, entry: fc.Arbitrary<T>) =>
  fc.uniqueArray(entry, { selector: key, maxLength: 4 });
const lists: fc.Arbitrary<Lists> = fc.record({
  compare: by(
    ({ slug: key }) => key,
    fc.record({ slug, imageUrl: fc.constant(''), rera: fc.constant('') }),
  ),
  shortlist: by(
    ({ slug: key }) => key,
    fc.record({ slug, name: fc.constant('x'), note: text, keptAt: at, foundBy: fc.constant('') }),
  ),
  viewed: by(
    ({ slug: key }) => key,
    fc.record({
      slug,
      name: fc.constant('x'),
      imageUrl: fc.constant(''),
      rera: fc.constant(''),
      seenAt: at,
    }),
  ),
  searches: by(
    ({ sentence }) => sentence,
    fc.record({ sentence: slug, name: text, savedAt: at, lookedAt: at }),
  ),
});

/** The same lists whatever their order. */
const asSets = (some: Lists) =>
  Object.fromEntries(
    Object.entries(some).map(([name, list]) => [
      name,
      list.map((entry) => JSON.stringify(entry)).sort(),
    ]),
  );

describe('lists that a browser and an account share', () => {
  it('have nothing to tell when they are the same', () => {
    fc.assert(
      fc.property(lists, (own) => {
        expect(changesBetween(own, own)).toBeUndefined();
      }),
    );
  });

  it('come to what the browser has when nobody else changed them', () => {
    fc.assert(
      fc.property(lists, lists, (known, own) => {
        expect(asSets(withLaterChanges(known, known, own))).toEqual(asSets(own));
      }),
    );
  });

  it('lose nothing of the account when this browser changed nothing meanwhile', () => {
    fc.assert(
      fc.property(lists, lists, (answer, own) => {
        expect(withLaterChanges(answer, own, own)).toEqual(answer);
      }),
    );
  });

  it('take nothing off an account that this browser never knew', () => {
    fc.assert(
      fc.property(lists, (own) => {
        const removed = Object.values(changesBetween(NO_LISTS, own)?.remove ?? {}).flat();
        expect(removed).toEqual([]);
      }),
    );
  });

  it('keep what another person left here out of this one’s account', () => {
    fc.assert(
      fc.property(lists, (theirs) => {
        expect(withoutThoseOf(theirs, theirs)).toEqual(NO_LISTS);
      }),
    );
  });
});
