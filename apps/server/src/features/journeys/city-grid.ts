import { setImmediate } from 'node:timers/promises';
import type { Spot } from '@manemitra/city/routing/journeys';
import type { Point } from '@manemitra/domain/geography';
import { theCity } from './the-city.ts';

/** The city in a grid of some 670 m, so that an area can be drawn of what is near enough. */
const SOUTH_WEST: Point = [12.72, 77.36];
const STEP = { lat: 0.006, lng: 0.0062 };
export const GRID = {
  rows: 94,
  columns: 82,
  at: (row: number, column: number): Point => [
    SOUTH_WEST[0] + row * STEP.lat,
    SOUTH_WEST[1] + column * STEP.lng,
  ],
} as const;

const AT_A_TIME = 100;
let spots: Promise<readonly Spot[]> | undefined;

/** The crossings of the grid with the streets and stops around them, row by row: found once, others being answered meanwhile. */
export function gridSpots(): Promise<readonly Spot[]> {
  return (spots ??= findSpots());
}

async function findSpots(): Promise<readonly Spot[]> {
  const found: Spot[] = [];
  for (let row = 0; row < GRID.rows; row++) {
    for (let column = 0; column < GRID.columns; column++) {
      found.push(theCity().spotAt(GRID.at(row, column)));
      if (found.length % AT_A_TIME === 0) await setImmediate();
    }
  }
  return found;
}
