import { describe, expect, it } from 'vitest';
import { checkPoint, CITY_CENTRE, withDegree } from './point-check.ts';

const HEBBAL = { lat: 13.0358, lng: 77.597 };

describe('a point on the map', () => {
  it.each<[string, Parameters<typeof checkPoint>, RegExp]>([
    ['none', [null, null], /^$/],
    ['half typed', [{ lat: 13, lng: NaN }, null], /^$/],
    ['the saved one', [HEBBAL, HEBBAL], /^$/],
    ['a first one', [HEBBAL, null], /^6\.\d km from Vidhana Soudha/],
    ['one nearby', [{ ...HEBBAL, lat: 13.0368 }, HEBBAL], /^1\d\d m from the saved point/],
    ['one swapped', [{ lat: 77.59, lng: 12.97 }, null], /swapped/],
    ['one elsewhere', [{ lat: 28.6, lng: 77.2 }, null], /outside of Bengaluru/],
  ])('%s', (_, given, expected) => {
    expect(checkPoint(...given)?.text ?? '').toMatch(expected);
  });

  it('that moved far offers the saved one, a swapped one its right order', () => {
    expect(checkPoint(CITY_CENTRE, HEBBAL)).toMatchObject({ tone: 'warning', instead: HEBBAL });
    expect(checkPoint({ lat: 77.597, lng: 13.0358 }, null)?.instead).toEqual(HEBBAL);
  });

  it('is not known when both of its numbers are taken away', () => {
    const half = withDegree(HEBBAL, 'lat', null);
    expect(half).toEqual({ lat: NaN, lng: HEBBAL.lng });
    expect(withDegree(half, 'lng', null)).toBeNull();
  });
});
