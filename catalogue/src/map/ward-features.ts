import { joinLines, type Piece } from './join-lines.ts';
import { type GridPoint, simplifyLine } from './simplify-line.ts';

type Position = readonly [lng: number, lat: number, ...rest: number[]];

/** Of the wards of 2025, as opencity.in and bengaluru-votes publish them (MIT): what the map takes from a feature. */
export interface WardShape {
  properties: { Corporation: string; ward_name: string; ward_name_kn: string };
  geometry:
    | { type: 'Polygon'; coordinates: Position[][] }
    | { type: 'MultiPolygon'; coordinates: Position[][][] };
}

/** A border between wards, corporations or to the land around the city; or the name of a ward where there is room for it. */
interface WardFeature {
  type: 'Feature';
  properties: { kind: 'border' | 'ward-name'; class?: string; name?: string; kn?: string };
  geometry:
    | { type: 'LineString'; coordinates: [number, number][] }
    | { type: 'Point'; coordinates: [number, number] };
}

const PER_DEGREE = 100_000;
/** About 9 m. */
const TOLERANCE = 8;

/** Each border once, as long lines, so that thinning leaves no gaps between neighbours. */
export function wardFeatures(wards: readonly WardShape[]): WardFeature[] {
  return [...borders(wards), ...wards.map(wardName)];
}

function borders(wards: readonly WardShape[]): WardFeature[] {
  const sides = new Map<string, { line: [GridPoint, GridPoint]; corporations: string[] }>();
  for (const { properties, geometry } of wards) {
    for (const ring of ringsOf(geometry)) {
      ring.slice(1).forEach((point, i) => {
        const before = ring[i] ?? point;
        const [a, b] = [String(before), String(point)].toSorted();
        if (a === b) return;
        const side = sides.get(`${a} ${b}`) ?? { line: [before, point], corporations: [] };
        side.corporations.push(properties.Corporation);
        sides.set(`${a} ${b}`, side);
      });
    }
  }
  const numbers = new Map<string, number>();
  const numberOf = (point: GridPoint): number => {
    const known = numbers.get(String(point)) ?? numbers.size;
    numbers.set(String(point), known);
    return known;
  };
  const pieces = [...sides.values()].map(({ line, corporations }): Piece => ({
    from: numberOf(line[0]),
    to: numberOf(line[1]),
    key: classOf(corporations),
    line,
  }));
  return joinLines(pieces).map(({ key, line }) => ({
    type: 'Feature',
    properties: { kind: 'border', class: key },
    geometry: { type: 'LineString', coordinates: simplifyLine(line, TOLERANCE).map(degrees) },
  }));
}

function classOf(corporations: readonly string[]): string {
  if (corporations.length < 2) return 'city';
  return new Set(corporations).size > 1 ? 'corporation' : 'ward';
}

function wardName({ properties, geometry }: WardShape): WardFeature {
  const rings = ringsOf(geometry).map((ring) => ({ ring, ...middleOf(ring) }));
  const largest = rings.toSorted((a, b) => b.area - a.area)[0];
  if (largest === undefined) throw new Error(`The ward ${properties.ward_name} has no shape.`);
  return {
    type: 'Feature',
    properties: {
      kind: 'ward-name',
      // "25 - Vinayaka Layout": each corporation counts its own.
      name: properties.ward_name.replace(/^\d+\s*-\s*/, '').trim(),
      kn: properties.ward_name_kn.trim(),
    },
    geometry: { type: 'Point', coordinates: degrees(largest.middle) },
  };
}

/** The centre of gravity of a ring, and the area around it. */
function middleOf(ring: readonly GridPoint[]): { middle: GridPoint; area: number } {
  let [twice, x, y] = [0, 0, 0];
  const [ox, oy] = ring[0] ?? [0, 0];
  ring.slice(1).forEach(([px, py], i) => {
    const [qx, qy] = ring[i] ?? [px, py];
    const cross = (qx - ox) * (py - oy) - (px - ox) * (qy - oy);
    twice += cross;
    x += (qx + px - 2 * ox) * cross;
    y += (qy + py - 2 * oy) * cross;
  });
  return { middle: [ox + x / (3 * twice), oy + y / (3 * twice)], area: Math.abs(twice) / 2 };
}

function ringsOf(geometry: WardShape['geometry']): GridPoint[][] {
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return polygons
    .flat()
    .map((ring) =>
      ring.map(([lng, lat]) => [Math.round(lng * PER_DEGREE), Math.round(lat * PER_DEGREE)]),
    );
}

function degrees([x, y]: GridPoint): [number, number] {
  return [Number((x / PER_DEGREE).toFixed(5)), Number((y / PER_DEGREE).toFixed(5))];
}
