import type { OfficialAreas, Ward } from '@manemitra/city/areas';
import { joinLines, type Piece } from './join-lines.ts';
import type { GridPoint } from './simplify-line.ts';

/** A border between wards, corporations or to the land around the city; or the name of a ward where there is room for it. */
interface WardFeature {
  type: 'Feature';
  properties: { kind: 'border' | 'ward-name'; class?: string; name?: string; kn?: string };
  geometry:
    | { type: 'LineString'; coordinates: [number, number][] }
    | { type: 'Point'; coordinates: [number, number] };
}

const PER_DEGREE = 100_000;

/** Each border once, as long lines, so that thinning leaves no gaps between neighbours; and each ward's name. */
export function wardFeatures(areas: Pick<OfficialAreas, 'wards' | 'wardsOutline'>): WardFeature[] {
  const wards = areas.wards.map((ward) => ({
    ward,
    rings: ringsOf(areas.wardsOutline([ward.id])),
  }));
  return [...borders(wards), ...wards.map(wardName)];
}

interface WardRings {
  ward: Ward;
  rings: GridPoint[][];
}

function borders(wards: readonly WardRings[]): WardFeature[] {
  const sides = new Map<string, { line: [GridPoint, GridPoint]; corporations: string[] }>();
  for (const { ward, rings } of wards) {
    for (const ring of rings) {
      ring.slice(1).forEach((point, i) => {
        const before = ring[i] ?? point;
        const [a, b] = [String(before), String(point)].toSorted();
        if (a === b) return;
        const side = sides.get(`${a} ${b}`) ?? { line: [before, point], corporations: [] };
        side.corporations.push(ward.corporation);
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
    geometry: { type: 'LineString', coordinates: line.map(degrees) },
  }));
}

function classOf(corporations: readonly string[]): string {
  if (corporations.length < 2) return 'city';
  return new Set(corporations).size > 1 ? 'corporation' : 'ward';
}

function wardName({ ward: { name, nameKn }, rings }: WardRings): WardFeature {
  const middles = rings.map(middleOf).toSorted((a, b) => b.area - a.area);
  if (middles[0] === undefined) throw new Error(`The ward ${name} has no shape.`);
  return {
    type: 'Feature',
    properties: { kind: 'ward-name', name, kn: nameKn },
    geometry: { type: 'Point', coordinates: degrees(middles[0].middle) },
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

function ringsOf(outline: ReturnType<OfficialAreas['wardsOutline']>): GridPoint[][] {
  return outline.map((ring) =>
    ring.map(([lat, lng]) => [Math.round(lng * PER_DEGREE), Math.round(lat * PER_DEGREE)]),
  );
}

function degrees([x, y]: GridPoint): [number, number] {
  return [Number((x / PER_DEGREE).toFixed(5)), Number((y / PER_DEGREE).toFixed(5))];
}
