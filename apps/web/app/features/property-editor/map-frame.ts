import { degreesAround } from '@manemitra/domain/geography';
import type { LatLng } from '@manemitra/query/place';

interface Shown {
  at: LatLng;
  radiusMeters: number;
}

const FRAME_HEIGHT_PX = 320;
const NARROWEST_FRAME_PX = 300;
/** The share of the frame that what is shown fills. */
const FILL = 0.75;
/** A tile is 512 pixels wide, and at zoom 0 the whole world. */
const TILE_PX = 512;
const NEAREST = 15;
const FARTHEST = 9;

/** The middle and the zoom at which all of these are seen at once; undefined where there is none. */
export function frameOf(shown: readonly Shown[]): { center: LatLng; zoom: number } | undefined {
  if (shown.length === 0) return undefined;
  const boxes = shown.map(({ at: [lat, lng], radiusMeters }) => {
    const reach = degreesAround(lat, radiusMeters);
    return [lat - reach.lat, lat + reach.lat, lng - reach.lng, lng + reach.lng] as const;
  });
  const south = Math.min(...boxes.map((box) => box[0]));
  const north = Math.max(...boxes.map((box) => box[1]));
  const west = Math.min(...boxes.map((box) => box[2]));
  const east = Math.max(...boxes.map((box) => box[3]));
  const middle = (south + north) / 2;
  // A degree of latitude is drawn longer than one of longitude.
  const high = (north - south) / Math.cos((middle * Math.PI) / 180);
  const fits = (degrees: number, pixels: number): number =>
    degrees === 0 ? NEAREST : Math.log2((pixels * FILL * 360) / (degrees * TILE_PX));
  const zoom = Math.min(fits(high, FRAME_HEIGHT_PX), fits(east - west, NARROWEST_FRAME_PX));
  return {
    center: [middle, (west + east) / 2],
    zoom: Math.max(FARTHEST, Math.min(NEAREST, zoom)),
  };
}
