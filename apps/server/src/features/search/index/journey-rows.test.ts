import type { Criteria } from '@manemitra/query/criteria';
import { placeBySlug } from '@manemitra/query/gazetteer';
import { roads } from '@manemitra/query/gazetteer/roads';
import type { Place } from '@manemitra/query/place';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { theCity } from '#server/features/journeys/public.ts';
import { emptyColumns } from './catalogue-columns.ts';
import { setNumber } from './columns.ts';
import { type Journey, waysKept } from './journey.ts';
import { minutesTo, prepareMinutes } from './journey-rows.ts';

const road = roads.find(({ path = [] }) => path.length > 2) as Place;
const hebbal = placeBySlug('hebbal') as Place;

/** Every look for the ways to a place, and every question for the minutes from one project. */
let searches = 0;
let asked = 0;
beforeEach(() => {
  // Other files share this process, and what they asked for is kept.
  waysKept.clear();
  searches = 0;
  asked = 0;
  const { to } = theCity();
  vi.spyOn(theCity(), 'to').mockImplementation((...place) => {
    searches++;
    const minutes = to(...place);
    return (spot) => {
      asked++;
      return minutes(spot);
    };
  });
});
afterEach(() => void vi.restoreAllMocks());

function someColumns(rows: number) {
  const columns = emptyColumns();
  columns.rows = rows;
  for (let row = 0; row < rows; row++) put(columns, row, 12.9 + row * 0.01);
  return columns;
}

function put({ project }: ReturnType<typeof emptyColumns>, row: number, lat: number) {
  setNumber(project.lat, row, lat);
  setNumber(project.lng, row, 77.6);
}

const way = (place: Place, more: Partial<Journey> = {}): Journey => ({
  place: place.slug,
  withinMinutes: 60,
  mode: 'drive',
  ...more,
});
const wish = (value: Journey): Criteria['constraints'][number] => ({
  field: 'near',
  value,
  strength: 'must',
});

it('a way by car to a road is one search for all hours of one pace', () => {
  for (const at of ['12:00', '13:30', '22:00'])
    minutesTo(way(road, { at }), road, someColumns(1))(0);
  expect(searches).toBe(1);
  minutesTo(way(road, { at: '18:00' }), road, someColumns(1))(0);
  expect(searches).toBe(2);
});

it('minutes are worked out once for each project, and before the search asks for them', async () => {
  const columns = someColumns(6);
  const criteria = { constraints: [wish(way(hebbal, { mode: 'transit', at: '07:00' }))] };
  await prepareMinutes(criteria, columns);
  expect(asked).toBe(6);
  for (let time = 0; time < 3; time++) {
    const minutes = minutesTo(way(hebbal, { mode: 'transit', at: '07:00' }), hebbal, columns);
    for (let row = 0; row < 6; row++) minutes(row);
  }
  expect(asked).toBe(6);
});

it('a project that has moved, or has come, is asked for anew, and the others are not', () => {
  const columns = someColumns(3);
  const value = way(hebbal, { at: '09:00' });
  const minutes = minutesTo(value, hebbal, columns);
  const before = [0, 1, 2].map(minutes);
  put(columns, 1, 13.05);
  put(columns, 3, 13.06);
  columns.rows = 4;
  const after = [0, 1, 2, 3].map(minutesTo(value, hebbal, columns));
  expect([after[0], after[2]]).toEqual([before[0], before[2]]);
  expect(after[1]).not.toBe(before[1]);
  expect(after[3]).toBeGreaterThan(0);
  expect(asked).toBe(5);
});

it('what an order that is fair to several people asks for is worked out before, too', async () => {
  const columns = someColumns(2);
  const place = placeBySlug('whitefield') as Place;
  const criteria: Criteria = {
    constraints: [
      { field: 'near', value: { place: place.slug, withinMeters: 5000 }, strength: 'nice' },
    ],
    sort: 'fair',
  };
  await prepareMinutes(criteria, columns);
  expect([searches, asked]).toEqual([1, 2]);
});
