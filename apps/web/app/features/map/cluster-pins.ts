import type { LatLng } from '@manemitra/query/place';
import type { MapPin } from './city-map-props.ts';

/** A pin by itself, or several that would lie on each other. */
export interface PinGroup {
  /** Of its first pin: pins keep their group's place in the page while they stay together. */
  id: string;
  /** Where its mark goes: on its first pin, where no other mark is near. */
  at: LatLng;
  pins: readonly [MapPin, ...MapPin[]];
  /** How far its mark stands from its spot, in pixels to the right and down: others have the same spot. */
  aside?: [x: number, y: number];
}

/** Price marks are about this large, in pixels; nearer than this they would cover each other. */
const NEAR_X = 110;
const NEAR_Y = 44;
/** At the nearest zoom a mark may lie on a part of another one; nearer than this it would hide it. */
const SPOT_X = 40;
const SPOT_Y = 30;
/** So many marks of one spot stand above each other before the next column begins. */
const COLUMN = 6;

/**
 * Pins gathered for a zoom. The first of the list gathers those after it, so that the order of the
 * list (the best first) decides where groups stand. From `apartFrom` on every pin stands alone, and
 * those of one spot are stacked above the first of them.
 */
export function groupPins(pins: readonly MapPin[], zoom: number, apartFrom: number): PinGroup[] {
  if (zoom < apartFrom) return gathered(pins, zoom);
  return gathered(pins, apartFrom, [SPOT_X, SPOT_Y]).flatMap((group) =>
    group.pins.map((pin, index): PinGroup => ({
      id: pin.id,
      at: index === 0 ? pin.at : group.at,
      pins: [pin],
      ...(index > 0 && { aside: asideOf(index) }),
    })),
  );
}

/** From this zoom on these pins are more than one mark; `apartFrom` at the latest. Zooms are looked at in halves. */
export function partingZoom(pins: readonly MapPin[], from: number, apartFrom: number): number {
  for (let zoom = from + 0.5; zoom < apartFrom; zoom += 0.5) {
    if (gathered(pins, zoom).length > 1) return zoom;
  }
  return apartFrom;
}

function gathered(
  pins: readonly MapPin[],
  zoom: number,
  [nearX, nearY]: readonly [number, number] = [NEAR_X, NEAR_Y],
): PinGroup[] {
  const groups: { x: number; y: number; pins: [MapPin, ...MapPin[]] }[] = [];
  /** The places of groups in the list, by the field of a mark's size in which they stand. */
  const fields = new Map<string, number[]>();
  for (const pin of pins) {
    const { x, y } = pixelAt(pin.at, zoom);
    const [across, down] = [Math.floor(x / nearX), Math.floor(y / nearY)];
    const near = NEIGHBOURS.flatMap(([dx, dy]) => fields.get(`${across + dx} ${down + dy}`) ?? [])
      .filter((at) => {
        const group = groups[at];
        return group && Math.abs(group.x - x) < nearX && Math.abs(group.y - y) < nearY;
      })
      .reduce((first, at) => Math.min(first, at), Infinity);
    const group = groups[near];
    if (group !== undefined) {
      group.pins.push(pin);
      continue;
    }
    const field = `${across} ${down}`;
    fields.set(field, [...(fields.get(field) ?? []), groups.length]);
    groups.push({ x, y, pins: [pin] });
  }
  return groups.map(({ pins: some }) => ({ id: some[0].id, at: some[0].at, pins: some }));
}

const NEIGHBOURS = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [dx, dy] as const));

function asideOf(index: number): [number, number] {
  return [Math.floor(index / COLUMN) * NEAR_X, -(index % COLUMN) * NEAR_Y];
}

/** Web Mercator in pixels: the world is 512 wide at zoom 0. */
function pixelAt([lat, lng]: LatLng, zoom: number): { x: number; y: number } {
  const world = 512 * 2 ** zoom;
  const north = Math.asinh(Math.tan((lat * Math.PI) / 180));
  return { x: (lng / 360 + 0.5) * world, y: (0.5 - north / (2 * Math.PI)) * world };
}
