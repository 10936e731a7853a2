import type { Random } from '@manemitra/catalogue/random';
import type { PictureFacts } from '@manemitra/catalogue/picture-address';
import { pack, placesOf } from './site-packing.ts';
import type { Arrangement, Box, Land } from './site-packing.ts';

/** Towers on a grid inside a ring of drive, with greens in the cells they leave. */
export function layBuildings(
  random: Random,
  land: Land,
  facts: PictureFacts,
  open: number,
): Arrangement {
  const places = placesOf(facts);
  const towers = Math.min(40, facts.towers ?? random.whole(1, 3));
  const shorter = Math.min(land.width, land.height);
  const margin = Math.min(12, shorter * 0.11);
  const ringWidth = Math.min(6, shorter * 0.06);
  const inner: Box = {
    x: margin,
    y: margin,
    width: land.width - 2 * margin,
    height: land.height - 2 * margin,
  };
  const ring = {
    path: {
      x: margin * 0.55,
      y: margin * 0.55,
      width: land.width - margin * 1.1,
      height: land.height - margin * 1.1,
    },
    width: ringWidth,
  };
  const gateX = land.width * random.between(0.3, 0.7);
  const drive: Box = {
    x: gateX - ringWidth / 2,
    y: land.height - margin,
    width: ringWidth,
    height: margin,
  };
  const built = land.width * land.height * (1 - open);
  const clubArea = places.some(({ id }) => id === 'clubhouse') ? 600 : 0;
  const each = Math.max(60, built - Math.min(clubArea, built * 0.2)) / towers;
  const { cells, greens } = gridOf(random, inner, towers, places.length > 0);
  const fitted = (cell: Box, area: number): Box => {
    const gap = Math.min(4, Math.min(cell.width, cell.height) * 0.06);
    const [maxWidth, maxHeight] = [cell.width - 2 * gap, cell.height - 2 * gap];
    const width = Math.min(maxWidth, Math.sqrt(area * (maxWidth / maxHeight)));
    const height = Math.min(maxHeight, area / width);
    return {
      x: cell.x + (cell.width - width) / 2,
      y: cell.y + (cell.height - height) / 2,
      width,
      height,
    };
  };
  // About 130 square metres of floor for each home and its share of lifts and stairs.
  const plate =
    facts.units === undefined || facts.floors === undefined
      ? each
      : Math.max(180, (130 * facts.units) / towers / (facts.floors + 1));
  const hasPodium = each > plate * 1.3;
  const covered = cells.map((cell) => fitted(cell, each));
  const buildings = hasPodium ? covered.map((box) => fitted(box, plate)) : covered;
  return {
    buildings,
    podiums: hasPodium ? covered : [],
    lots: [],
    places: pack(places, greens),
    greens,
    drives: [drive],
    ring,
    gateX,
  };
}

/** As many cells as towers, and one strip or court of green among them. */
function gridOf(
  random: Random,
  inner: Box,
  towers: number,
  hasPlaces: boolean,
): { cells: Box[]; greens: Box[] } {
  const share = hasPlaces ? random.between(0.32, 0.4) : random.between(0.16, 0.22);
  const cell = (x: number, y: number, width: number, height: number): Box => ({
    x,
    y,
    width,
    height,
  });
  const row = (count: number, area: Box): Box[] =>
    Array.from({ length: count }, (_, i) =>
      cell(area.x + (area.width * i) / count, area.y, area.width / count, area.height),
    );
  if (towers <= 3) {
    // Buildings along the far side, the shared places before them; or side by side.
    const isBeside = towers === 1 && random.chance(0.5);
    if (isBeside) {
      const green = inner.width * share;
      return {
        cells: [cell(inner.x, inner.y, inner.width - green, inner.height)],
        greens: [cell(inner.x + inner.width - green, inner.y, green, inner.height)],
      };
    }
    const green = inner.height * share;
    return {
      cells: row(towers, cell(inner.x, inner.y, inner.width, inner.height - green)),
      greens: [cell(inner.x, inner.y + inner.height - green, inner.width, green)],
    };
  }
  // A court in the middle, towers above and below it, and at its ends when there are many.
  const green = inner.height * share * 0.95;
  const ends = towers >= 8 ? 2 : towers >= 6 && random.chance(0.5) ? 2 : 0;
  const above = Math.ceil((towers - ends) / 2);
  const below = towers - ends - above;
  const height = (inner.height - green) / 2;
  const middle = inner.y + height;
  const wing = ends > 0 ? inner.width * 0.18 : 0;
  return {
    cells: [
      ...row(above, cell(inner.x, inner.y, inner.width, height)),
      ...row(below, cell(inner.x, middle + green, inner.width, height)),
      ...(ends > 0
        ? [
            cell(inner.x, middle, wing, green),
            cell(inner.x + inner.width - wing, middle, wing, green),
          ]
        : []),
    ],
    greens: [cell(inner.x + wing, middle, inner.width - 2 * wing, green)],
  };
}
