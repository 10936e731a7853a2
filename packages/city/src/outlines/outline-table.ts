import type { Point } from '@manemitra/domain/geography';

/** The edge of an area as a ring of corners, the first not repeated at the end. */
export interface Outline {
  name: string;
  /** The way of OpenStreetMap it was taken from. */
  osmWay: number;
  corners: readonly Point[];
}

/** Rows of a table of outlines: name, way, corners. */
export function readOutlines(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}

/** `8716 6074, 8706 6070` are corners at 12.8716 N 77.6074 E and so on. */
export function outlineOf([name = '', way = '', corners = '']: string[]): Outline {
  return {
    name,
    osmWay: Number(way),
    corners: corners.split(',').map((corner) => {
      const [lat = NaN, lng = NaN] = corner.trim().split(' ').map(Number);
      return [(120_000 + lat) / 10_000, (770_000 + lng) / 10_000];
    }),
  };
}
