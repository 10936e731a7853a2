/** A part of the ground, in degrees. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

type Spot = readonly [lat: number, lng: number];

/** Whether a spot lies within, or at most so many times the height and width of the bounds beside them. */
export function isWithin(
  [lat, lng]: Spot,
  { south, west, north, east }: Bounds,
  around = 0,
): boolean {
  const tall = (north - south) * around;
  const wide = (east - west) * around;
  return lat > south - tall && lat < north + tall && lng > west - wide && lng < east + wide;
}

/** Its corners, from the south-west, anticlockwise. */
export const cornersOf = ({ south, west, north, east }: Bounds): [lat: number, lng: number][] => [
  [south, west],
  [south, east],
  [north, east],
  [north, west],
];
