import { CORPORATIONS } from '@manemitra/domain/corporations';
import type { Point } from '@manemitra/domain/geography';
import { insideOf, isSurelyInOutline } from '@manemitra/domain/outlines';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cityFiles } from './city-files.ts';

const areas = cityFiles().areas();
const inCity = fc.tuple(
  fc.integer({ min: 12_830_000, max: 13_140_000 }).map((n) => n / 1e6),
  fc.integer({ min: 77_460_000, max: 77_780_000 }).map((n) => n / 1e6),
);
const exactly = (at: Point) => ({ at, radiusMeters: 0 });
const wards = areas.wards.map((ward) => ({
  ...ward,
  isIn: insideOf(areas.wardsOutline([ward.id])),
}));

describe('the wards of this package', () => {
  it('are 369 in five corporations, each with a border', () => {
    expect(new Set(wards.map(({ id }) => id)).size).toBe(369);
    expect(wards.filter(({ id }) => areas.wardsOutline([id]).length === 0)).toEqual([]);
    expect(
      CORPORATIONS.map((id) => wards.filter(({ corporation }) => corporation === id).length),
    ).toEqual([63, 50, 72, 72, 112]);
  });

  it('no point lies in two of them, and it lies in a corporation just where it lies in one of its wards', () => {
    const corporations = CORPORATIONS.map((id) => ({
      id,
      isIn: insideOf(areas.corporationsOutline([id])),
    }));
    fc.assert(
      fc.property(inCity, (at) => {
        const own = wards.filter(({ isIn }) => isIn(exactly(at)));
        expect(own.length).toBeLessThanOrEqual(1);
        expect(corporations.filter(({ isIn }) => isIn(exactly(at))).map(({ id }) => id)).toEqual(
          own.map(({ corporation }) => corporation),
        );
      }),
    );
  });

  it('lie where people know them', () => {
    const at = (point: Point) => wards.find(({ isIn }) => isIn(exactly(point)));
    expect(at([12.9698, 77.75])).toMatchObject({ corporation: 'east' });
    expect(at([13.0358, 77.597])).toMatchObject({ name: 'Hebbal', corporation: 'north' });
    expect(at([13.2, 77.7])).toBeUndefined();
  });
});

it('a place is in the ward whose border holds it, or in one of those that it may lie in', () => {
  fc.assert(
    fc.property(inCity, fc.integer({ min: 0, max: 1500 }), (at, radiusMeters) => {
      const { wards: around, mayLieOutside } = areas.wardsAround({ at, radiusMeters });
      const own = wards.find(({ isIn }) => isIn(exactly(at)));
      // The truth is among what is said, however much is in doubt.
      expect(own === undefined ? mayLieOutside : around.some(({ id }) => id === own.id)).toBe(true);
      // And where one alone is said, all that is known of the place lies in it.
      const isInOne = around.length === 1 && !mayLieOutside;
      expect(
        isInOne &&
          wards.find(({ id }) => id === around[0]?.id)?.isIn({ at, radiusMeters }) !== true,
      ).toBe(false);
    }),
  );
  const hebbal = areas.wardsAround(exactly([13.04, 77.595]));
  expect(hebbal.wards.map(({ name }) => name)).toEqual(['Hebbal']);
  expect(hebbal.mayLieOutside).toBe(false);
  expect(areas.wardsAround(exactly([13.2, 77.7]))).toEqual({ wards: [], mayLieOutside: true });
});

it('pincodes have their border of 2015, and those made since have none', () => {
  expect(areas.isPincodeKnown('560037')).toBe(true);
  expect(areas.isPincodeKnown('562125')).toBe(false);
  const marathahalli = exactly([12.9569, 77.7011]);
  expect(isSurelyInOutline(marathahalli, areas.pincodesOutline(['560037']))).toBe(true);
  expect(isSurelyInOutline(marathahalli, areas.pincodesOutline(['560001', '562125']))).toBe(false);
});

it('names the source of the borders and its licence', () => {
  expect(areas.sources.map(({ licence }) => licence)).toEqual(['MIT', 'CC BY-SA 2.5 IN']);
});
