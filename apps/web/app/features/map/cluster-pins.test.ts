import { describe, expect, it } from 'vitest';
import type { MapPin } from './city-map-props.ts';
import * as fc from 'fast-check';
import { groupPins, groupText, partingZoom, withChosen } from './cluster-pins.ts';

const pinAt = (lat: number, lng: number, id = `${lat},${lng}`): MapPin => ({
  id,
  name: id,
  at: [lat, lng],
});

/** A grid of homes over the city, every one some 550 m from its neighbours. */
const many = Array.from({ length: 1200 }, (_, i) =>
  pinAt(12.85 + Math.floor(i / 40) * 0.005, 77.5 + (i % 40) * 0.005),
);

describe('pins on the map', () => {
  it('are never lost or doubled, whatever the zoom', () => {
    for (let zoom = 9; zoom <= 17; zoom++) {
      const ids = groupPins(many, zoom, 17).flatMap(({ pins }) => pins.map(({ id }) => id));
      expect(new Set(ids).size).toBe(many.length);
      expect(ids).toHaveLength(many.length);
    }
  });

  it('are counted, and those that surely fit where others may', () => {
    const [sure, unsure] = [pinAt(1, 1), { ...pinAt(1, 1), isUnsure: true }];
    expect(groupText({ pins: [sure, unsure, unsure] })).toBe('1/3');
    expect(groupText({ pins: [sure, sure] })).toBe('2');
    expect(groupText({ pins: [unsure, unsure] })).toBe('2');
  });

  it('stand together where their marks would cover each other, and apart nearer by', () => {
    const [a, b] = [pinAt(12.97, 77.6), pinAt(12.971, 77.601)];

    expect(groupPins([a, b], 11, 17).map(({ pins }) => pins.length)).toEqual([2]);
    expect(groupPins([a, b], 16, 17).map(({ pins }) => pins.length)).toEqual([1, 1]);
  });

  it.each([10, 11.5, 13])('leave every mark its room at zoom %d', (zoom) => {
    const marks = groupPins(many, zoom, 17).map(({ at, pins }) => [...at, pins.length] as const);
    const pixels = (512 * 2 ** zoom) / 360;
    const covering = marks.flatMap(([lat, lng, count], index) =>
      marks
        .slice(index + 1)
        .filter(
          ([otherLat, otherLng, others]) =>
            Math.abs(otherLng - lng) * pixels < (count > 1 && others > 1 ? 50 : 90) &&
            (Math.abs(otherLat - lat) * pixels) / Math.cos((lat * Math.PI) / 180) < 42,
        ),
    );
    expect(covering).toEqual([]);
  });

  it('stand alone at the nearest zoom, those of one spot stacked so that none hides another', () => {
    const onOneSpot = Array.from({ length: 20 }, (_, i) => pinAt(12.97, 77.6, `home ${i}`));
    const groups = groupPins(onOneSpot, 17, 17);

    expect(groups).toHaveLength(20);
    expect(new Set(groups.map(({ aside }) => String(aside ?? [0, 0]))).size).toBe(20);
  });

  it('part where an opened group is looked at, however close they lie', () => {
    const spot = fc.tuple(
      fc.double({ min: 12.95, max: 13, noNaN: true }),
      fc.double({ min: 77.55, max: 77.6, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(spot, { minLength: 2, maxLength: 30 }), (spots) => {
        const pins = spots.map(([lat, lng], index) => pinAt(lat, lng, String(index)));
        for (const { pins: some } of groupPins(pins, 10, 17)) {
          if (some.length === 1) continue;
          const zoom = partingZoom(some, 10, 17);
          expect(zoom).toBeGreaterThan(10);
          expect(groupPins(some, zoom, 17).length).toBeGreaterThan(1);
        }
      }),
    );
  });

  it('stay as they are when one is chosen: only that one stands by itself', () => {
    const groups = groupPins(many, 11, 17);
    const crowd = groups.find(({ pins }) => pins.length > 2);
    const chosen = crowd?.pins[0];
    const after = withChosen(groups, chosen?.id);

    expect(after.filter((group) => !groups.includes(group)).map(({ pins }) => pins.length)).toEqual(
      [(crowd?.pins.length ?? 0) - 1, 1],
    );
    expect(after.find(({ pins }) => pins.length === 1 && pins[0] === chosen)?.at).toEqual(
      chosen?.at,
    );
    const [alone] = groupPins([pinAt(12.97, 77.6)], 11, 17);
    expect(withChosen(alone ? [alone] : [], alone?.id)).toEqual([alone]);
  });

  it('have their group in their middle', () => {
    const [group] = groupPins([pinAt(12.97, 77.6), pinAt(12.974, 77.604)], 11, 17);
    expect(group?.at[0]).toBeCloseTo(12.972);
    expect(group?.at[1]).toBeCloseTo(77.602);
  });

  it('gather into fewer groups the further one looks', () => {
    const counts = [9, 11, 13, 15].map((zoom) => groupPins(many, zoom, 17).length);

    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(counts[0]).toBeLessThan(40);
  });
});
