import type { LatLng } from '@manemitra/query/place';
import type { NearbyKind, NearbyPlace } from './city-map-props.ts';
import type { MarkBox } from './names-off-marks.ts';
import { toMap } from './projection.ts';

/** A place near a home, and how far its mark stands from its spot, in pixels to the right and down. */
export interface PlacedMark {
  kind: NearbyKind;
  place: NearbyPlace;
  aside: readonly [x: number, y: number];
}

/** The marks of places are round, this large with their rim. */
const MARK_PX = 32;
/** So near their middles may come: nothing of the signs in them is covered. */
const APART_PX = MARK_PX - 2;
/** How far from its spot a mark may stand: further off it would seem to be of another place. */
const RINGS = [APART_PX / 2, APART_PX, APART_PX * 1.5, APART_PX * 2];
const DIRECTIONS = 12;

/**
 * The marks of all kinds, none on another or on that of a home: the kind that leads keeps its spots, then the nearest of each other, and
 * of what is left each is set aside as little as it must be. What is drawn with its name stays where it is.
 */
export function placesAside(
  kinds: readonly NearbyKind[],
  homes: readonly MarkBox[],
  resolution: number,
): PlacedMark[] {
  const all = kinds.flatMap((kind) => kind.places.map((place, rank) => ({ kind, place, rank })));
  const taken: [x: number, y: number][] = [];
  /** Homes, and the names beside the marks of the kind that leads. */
  const kept = [...homes];
  const asides = new Map<NearbyPlace, PlacedMark['aside']>();
  for (const { kind, place } of all.toSorted((a, b) => turnOf(a) - turnOf(b))) {
    const [x, y] = pixelsOf(place.at, resolution);
    const isFree = ([right, down]: readonly [number, number]): boolean =>
      taken.every(
        ([otherX, otherY]) => Math.hypot(x + right - otherX, y + down - otherY) >= APART_PX,
      ) && kept.every((box) => !isOn(box, [x + right, y + down], resolution));
    const aside = kind.areNamed === true ? HERE : (WAYS.find(isFree) ?? HERE);
    taken.push([x + aside[0], y + aside[1]]);
    asides.set(place, aside);
    if (kind.leads === true) {
      const [east, north] = toMap(place.at);
      kept.push({ x: east, y: north, ...NAME_BESIDE });
    }
  }
  return all.map(({ kind, place }) => ({ kind, place, aside: asides.get(place) ?? HERE }));
}

/** Whose turn comes first. */
function turnOf({ kind, rank }: { kind: NearbyKind; rank: number }): number {
  return kind.areNamed === true || kind.leads === true ? -1 : rank;
}

/** The room of the name that the map writes to the right of a mark. */
const NAME_BESIDE = { left: MARK_PX / 2, top: -11, width: 92, height: 22 };

const HERE = [0, 0] as const;
const WAYS: readonly (readonly [number, number])[] = [
  HERE,
  ...RINGS.flatMap((far) =>
    Array.from({ length: DIRECTIONS }, (_, turn) => {
      const angle = (turn / DIRECTIONS) * 2 * Math.PI;
      return [Math.round(far * Math.cos(angle)), Math.round(far * Math.sin(angle))] as const;
    }),
  ),
];

function pixelsOf(at: LatLng, resolution: number): [x: number, y: number] {
  const [x, y] = toMap(at);
  return [x / resolution, -y / resolution];
}

/** Whether the mark of a place with its middle here, in pixels, would lie on this. */
function isOn(box: MarkBox, [x, y]: readonly [number, number], resolution: number): boolean {
  const left = box.x / resolution + box.left;
  const top = -box.y / resolution + box.top;
  const half = MARK_PX / 2;
  return (
    x + half > left && x - half < left + box.width && y + half > top && y - half < top + box.height
  );
}
