import type { LatLng } from '@manemitra/query/place';
import type { MapPin } from './city-map-props.ts';

/** A pin by itself, or several that would lie on each other. */
export interface PinGroup {
  /** Of its first pin: pins keep their group's place in the page while they stay together. */
  id: string;
  /** Where its mark goes: on its first pin, where no other mark is near. */
  at: LatLng;
  pins: readonly [MapPin, ...MapPin[]];
}

/** Price marks are about this large, in pixels; nearer than this they would cover each other. */
const NEAR_X = 96;
const NEAR_Y = 44;

/**
 * Pins gathered for a zoom. The first of the list gathers those after it, so that the order of the
 * list (the best first) decides where groups stand. From `apartFrom` on every pin stands alone.
 */
export function groupPins(pins: readonly MapPin[], zoom: number, apartFrom: number): PinGroup[] {
  if (zoom >= apartFrom) return pins.map((pin) => ({ id: pin.id, at: pin.at, pins: [pin] }));
  const groups: { x: number; y: number; pins: [MapPin, ...MapPin[]] }[] = [];
  for (const pin of pins) {
    const { x, y } = pixelAt(pin.at, zoom);
    const near = groups.find(
      (group) => Math.abs(group.x - x) < NEAR_X && Math.abs(group.y - y) < NEAR_Y,
    );
    if (near === undefined) groups.push({ x, y, pins: [pin] });
    else near.pins.push(pin);
  }
  return groups.map(({ pins }) => ({ id: pins[0].id, at: pins[0].at, pins }));
}

/** South-west and north-east corner around pins. */
export function boxAround(pins: readonly MapPin[]): { southWest: LatLng; northEast: LatLng } {
  const lats = pins.map((pin) => pin.at[0]);
  const lngs = pins.map((pin) => pin.at[1]);
  return {
    southWest: [Math.min(...lats), Math.min(...lngs)],
    northEast: [Math.max(...lats), Math.max(...lngs)],
  };
}

/** Web Mercator, in the pixels of MapLibre: the world is 512 wide at zoom 0. */
function pixelAt([lat, lng]: LatLng, zoom: number): { x: number; y: number } {
  const world = 512 * 2 ** zoom;
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180));
  return { x: (lng / 360 + 0.5) * world, y: (0.5 - north / (2 * Math.PI)) * world };
}
