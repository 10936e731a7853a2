import { expect, it } from 'vitest';
import { streetFrameAt, withinStreetZoom } from './street-zoom.ts';

it.each([
  [-1, '100'],
  [0, '100'],
  [1, '90'],
  [3, '23'],
  [5, '10'],
  [6, '10'],
])('a street at zoom %i is seen over %s degrees', (zoom, fov) => {
  const url = new URL(
    streetFrameAt('https://www.google.com/maps/embed/v1/streetview?pano=p', zoom),
  );
  expect(url.searchParams.get('fov')).toBe(fov);
  expect(url.searchParams.get('pano')).toBe('p');
});

it('the zoom of a street stays from 0 to 5', () => {
  expect([-3, 0, 2, 5, 9].map(withinStreetZoom)).toEqual([0, 0, 2, 5, 5]);
});
