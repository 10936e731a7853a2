import { describe, expect, it } from 'vitest';
import {
  boxNote,
  cautionOf,
  kindNote,
  lookAt,
  type NearbyCategory,
  pathOf,
  placeNote,
  scopeFor,
  sourcesOf,
  type Way,
  wayText,
} from './around.ts';

const aWay = (known: Partial<Way> = {}): Way => ({
  meters: 2400,
  seconds: 540,
  geometry: { type: 'LineString', coordinates: [] },
  isEstimated: false,
  ...known,
});

const aPlace = (
  known: Partial<NearbyCategory['places'][number]> = {},
): NearbyCategory['places'][number] => ({
  id: '1',
  name: 'Hebbal Lake',
  nameKn: null,
  kind: 'Lake',
  status: null,
  coordinates: [13.04, 77.59],
  meters: 1240,
  walk: null,
  source: 'OpenCity',
  ...known,
});

describe('scopeFor', () => {
  it('looks 3 km around for four of a kind, and on small screens 2.5 km for three (spec 9)', () => {
    expect(scopeFor(false)).toEqual({ radius: 3000, limit: 4, zoom: 14 });
    expect(scopeFor(true)).toEqual({ radius: 2500, limit: 3, zoom: 13 });
  });
});

describe('what is said of a place', () => {
  it('is how far one walks, or how far it is in a straight line where nobody walks', () => {
    expect(placeNote(aPlace())).toBe('1.2 km as the crow flies');
    const walk = { meters: 1600, minutes: { low: 18, high: 25 }, isAlongStreets: true };
    expect(placeNote(aPlace({ walk }))).toBe('1.6 km on foot');
  });

  it('warns that a station is not open yet, and says nothing of one that is', () => {
    expect(cautionOf(aPlace({ status: 'under-construction' }))).toBe('under construction');
    expect(cautionOf(aPlace({ status: 'proposed' }))).toBe('proposed');
    expect(cautionOf(aPlace({ status: 'operational' }))).toBeNull();
  });

  it('says what it is and how far', () => {
    expect(boxNote(aPlace({ kind: 'Metro station', status: 'proposed' }))).toBe(
      'Metro station, proposed, 1.2 km as the crow flies',
    );
  });

  it('names its kind unless the heading does', () => {
    expect(kindNote(aPlace({ kind: 'Metro station' }), 'Metro stations')).toBeNull();
    expect(kindNote(aPlace(), 'Points of interest')).toBe('Lake');
  });
});

describe('the way there', () => {
  it('is told by distance and time, and says when it is an estimate', () => {
    expect(wayText(aWay())).toBe('2.4 km, 9 min by car');
    expect(wayText(aWay({ isEstimated: true }))).toBe('2.4 km, 9 min by car, estimated');
  });

  it.each([
    [0, '1 min'],
    [3599, '1 h'],
    [3900, '1 h 5 min'],
    [7200, '2 h'],
  ])('%i seconds are %s', (seconds, text) => {
    expect(wayText(aWay({ seconds }))).toBe(`2.4 km, ${text} by car`);
  });

  it('is drawn with the latitude first', () => {
    const coordinates: [number, number][] = [
      [77.59, 13.04],
      [77.6, 13.05],
    ];
    expect(pathOf(aWay({ geometry: { type: 'LineString', coordinates } }))).toEqual([
      [13.04, 77.59],
      [13.05, 77.6],
    ]);
  });

  it('is looked at from halfway, on a small screen from its end', () => {
    const [lat, lng] = lookAt([13, 77.5], [13.02, 77.6], false);
    expect(lat).toBeCloseTo(13.01, 9);
    expect(lng).toBeCloseTo(77.55, 9);
    expect(lookAt([13, 77.5], [13.02, 77.6], true)).toEqual([13.02, 77.6]);
  });
});

describe('sourcesOf', () => {
  it('names each source once', () => {
    const category = (...sources: string[]): NearbyCategory => ({
      id: 'malls',
      label: 'Malls',
      places: sources.map((source) => aPlace({ source })),
    });
    expect(sourcesOf([category('a', 'b', 'a'), category(), category('b', 'c')])).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});
