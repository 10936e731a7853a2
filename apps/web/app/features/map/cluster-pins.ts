import type { LatLng } from '@manemitra/query/place';
import type { MapPin } from './city-map-props.ts';

/** A pin by itself, or several that would lie on each other. */
export interface PinGroup {
  /** Of its first pin: pins keep their group's place in the page while they stay together. */
  id: string;
  /** Where its mark goes: on its pin, or in the middle of several. */
  at: LatLng;
  pins: readonly [MapPin, ...MapPin[]];
  /** How far its mark stands from its spot, in pixels to the right and down: others have the same spot. */
  aside?: [x: number, y: number];
}

/** How many of a group surely fit. */
export const sureOf = ({ pins }: Pick<PinGroup, 'pins'>): number =>
  pins.filter(({ isUnsure = false }) => !isUnsure).length;

/** What the mark of several pins says: `57`, and `3/57` where some surely fit and some may. */
export function groupText(group: Pick<PinGroup, 'pins'>): string {
  const [sure, all] = [sureOf(group), group.pins.length];
  return sure === 0 || sure === all ? `${all}` : `${sure}/${all}`;
}

/** Price marks are about this large, in pixels; nearer than this they would cover each other. */
const NEAR_X = 110;
const NEAR_Y = 44;
/** The marks of groups are round, and smaller. */
const GROUPS_X = 56;
const GROUPS_Y = 48;
/** At the nearest zoom a mark may lie on a part of another one; nearer than this it would hide it. */
const SPOT_X = 40;
const SPOT_Y = 30;
/** So many marks of one spot stand above each other before the next column begins. */
const COLUMN = 6;

/**
 * Pins gathered for a zoom, each group in the middle of its pins. From `apartFrom` on every pin stands alone, and those of one spot
 * are stacked above the first of them.
 */
export function groupPins(pins: readonly MapPin[], zoom: number, apartFrom: number): PinGroup[] {
  if (zoom < apartFrom) return gathered(pins, zoom);
  const heaps = pins.map((pin) => heapOf([pin], apartFrom));
  const spots = gather(heaps, (x, y) => x < SPOT_X && y < SPOT_Y);
  return spots.flatMap(({ pins: some }) =>
    some.map((pin, index): PinGroup => ({
      id: pin.id,
      at: index === 0 ? pin.at : some[0].at,
      pins: [pin],
      ...(index > 0 && { aside: asideOf(index) }),
    })),
  );
}

/** The chosen pin by itself, and the others of its group as a group of their own: no other mark changes by a choice. */
export function withChosen(groups: readonly PinGroup[], chosenId: string | undefined): PinGroup[] {
  return groups.flatMap((group): PinGroup[] => {
    const chosen = group.pins.find(({ id }) => id === chosenId);
    const [first, ...others] = group.pins.filter((pin) => pin !== chosen);
    if (chosen === undefined || first === undefined) return [group];
    return [
      { id: first.id, at: middleOf([first, ...others]), pins: [first, ...others] },
      { id: chosen.id, at: chosen.at, pins: [chosen] },
    ];
  });
}

/** From this zoom on these pins are more than one mark; `apartFrom` at the latest. Zooms are looked at in halves. */
export function partingZoom(pins: readonly MapPin[], from: number, apartFrom: number): number {
  for (let zoom = from + 0.5; zoom < apartFrom; zoom += 0.5) {
    if (gathered(pins, zoom).length > 1) return zoom;
  }
  return apartFrom;
}

function gathered(pins: readonly MapPin[], zoom: number): PinGroup[] {
  let heaps = pins.map((pin) => heapOf([pin], zoom));
  // Gathered pins lie elsewhere than their first one, and may have come near to others.
  for (let before = Infinity; heaps.length < before;) {
    before = heaps.length;
    heaps = gather(heaps, (x, y, areGroups) =>
      areGroups ? x < GROUPS_X && y < GROUPS_Y : x < NEAR_X && y < NEAR_Y,
    ).map((heap) => heapOf(heap.pins, zoom));
  }
  return heaps.map(({ pins: some }) => ({ id: some[0].id, at: middleOf(some), pins: some }));
}

/** Pins of one mark, and where that is in pixels. */
interface Heap {
  x: number;
  y: number;
  pins: [MapPin, ...MapPin[]];
}

const heapOf = (pins: [MapPin, ...MapPin[]], zoom: number): Heap => ({
  ...pixelAt(middleOf(pins), zoom),
  pins,
});

function middleOf(pins: readonly [MapPin, ...MapPin[]]): LatLng {
  if (pins.length === 1) return pins[0].at;
  const mean = (axis: 0 | 1): number =>
    pins.reduce((sum, { at }) => sum + at[axis], 0) / pins.length;
  return [mean(0), mean(1)];
}

/** Heaps so near to one before them in the list, the best first, that their marks would cover each other are thrown on that. */
function gather(
  heaps: readonly Heap[],
  areNear: (x: number, y: number, areGroups: boolean) => boolean,
): Heap[] {
  const groups: Heap[] = [];
  /** The places of groups in the list, by the field of a mark's size in which they stand. */
  const fields = new Map<string, number[]>();
  for (const { x, y, pins } of heaps) {
    const [across, down] = [Math.floor(x / NEAR_X), Math.floor(y / GROUPS_Y)];
    const near = NEIGHBOURS.flatMap(([dx, dy]) => fields.get(`${across + dx} ${down + dy}`) ?? [])
      .filter((at) => {
        const group = groups[at];
        const areGroups = pins.length > 1 && (group?.pins.length ?? 0) > 1;
        return group && areNear(Math.abs(group.x - x), Math.abs(group.y - y), areGroups);
      })
      .reduce((first, at) => Math.min(first, at), Infinity);
    const group = groups[near];
    if (group !== undefined) {
      group.pins.push(...pins);
      continue;
    }
    const field = `${across} ${down}`;
    fields.set(field, [...(fields.get(field) ?? []), groups.length]);
    groups.push({ x, y, pins: [...pins] });
  }
  return groups;
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
