import type { Random } from '../random.ts';
import type { XY } from './drawing.ts';
import type { BuildingKind, PictureFacts } from './picture-address.ts';

/** What stands where on the land, in metres from its upper left corner; the road runs along the lower edge. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Arrangement {
  buildings: Box[];
  /** What the towers stand on, where they cover more of the land than they need themselves. */
  podiums: Box[];
  /** Rows of plots, when the land is parted into plots. */
  lots: Box[][];
  places: { id: string; box: Box }[];
  greens: Box[];
  drives: Box[];
  ring?: { path: Box; width: number };
  gateX: number;
}

/** Metres, as built; shrunk together where the land is small. */
const SIZES: Readonly<Record<string, XY>> = {
  clubhouse: [30, 20],
  'swimming-pool': [25, 12],
  'tennis-court': [17, 34],
  'basketball-court': [16, 28],
  'badminton-court': [10, 16],
  'kids-play-area': [18, 14],
  amphitheatre: [20, 15],
  'skating-rink': [16, 14],
  'cricket-pitch': [8, 24],
  'yoga-deck': [11, 9],
  'pet-park': [16, 12],
  'senior-citizen-area': [12, 9],
};

const placesOf = ({ amenities = [] }: PictureFacts) =>
  Object.entries(SIZES).flatMap(([id, size]) => (amenities.includes(id) ? [{ id, size }] : []));

/** Shelves of places inside a green; everything shrinks until all of it fits. */
function pack(
  places: readonly { id: string; size: XY }[],
  greens: readonly Box[],
): Arrangement['places'] {
  for (let shrink = 1; shrink > 0.12; shrink *= 0.93) {
    const packed: Arrangement['places'] = [];
    let [green, x, y, shelf] = [0, 0, 0, 0];
    const gap = 4 * shrink;
    const fits = places.every(({ id, size }) => {
      const [long, short] = [Math.max(...size) * shrink, Math.min(...size) * shrink];
      for (; green < greens.length; [green, x, y, shelf] = [green + 1, 0, 0, 0]) {
        const area = greens[green];
        if (area === undefined) return false;
        const [width, height] = area.width >= area.height ? [long, short] : [short, long];
        if (x + width + gap > area.width) [x, y, shelf] = [0, y + shelf + gap, 0];
        if (width + gap > area.width || y + height + gap > area.height) continue;
        packed.push({
          id,
          box: { x: area.x + x + gap / 2, y: area.y + y + gap / 2, width, height },
        });
        [x, shelf] = [x + width + gap, Math.max(shelf, height)];
        return true;
      }
      return false;
    });
    if (fits) return centred(packed, greens);
  }
  return [];
}

/** Moves what was packed into a corner of its green to the green's middle. */
function centred(packed: Arrangement['places'], greens: readonly Box[]): Arrangement['places'] {
  return greens.flatMap((green) => {
    const own = packed.filter(
      ({ box }) =>
        box.x >= green.x &&
        box.x < green.x + green.width &&
        box.y >= green.y &&
        box.y < green.y + green.height,
    );
    if (own.length === 0) return [];
    const right = Math.max(...own.map(({ box }) => box.x + box.width));
    const low = Math.max(...own.map(({ box }) => box.y + box.height));
    const left = Math.min(...own.map(({ box }) => box.x));
    const top = Math.min(...own.map(({ box }) => box.y));
    const [dx, dy] = [
      green.x + (green.width - right + left) / 2 - left,
      green.y + (green.height - low + top) / 2 - top,
    ];
    return own.map(({ id, box }) => ({ id, box: { ...box, x: box.x + dx, y: box.y + dy } }));
  });
}

type Land = Pick<Box, 'width' | 'height'>;

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

/** How deep a plot is for its width. */
const DEPTHS: Readonly<Record<Exclude<BuildingKind, 'high-rise' | 'mid-rise'>, number>> = {
  villa: 1.35,
  'row-house': 2.1,
  plots: 1.5,
};

/** Rows of plots back to back along streets, a green at the far end, houses on them but in a layout. */
export function layLots(
  random: Random,
  land: Land,
  {
    facts,
    open,
    kind,
  }: {
    facts: PictureFacts;
    /** Share of the land that is not built on. */
    open: number;
    kind: Exclude<BuildingKind, 'high-rise' | 'mid-rise'>;
  },
): Arrangement {
  const places = placesOf(facts);
  const units = Math.min(900, facts.units ?? random.whole(24, 60));
  const greenShare =
    units < 6
      ? 0
      : Math.min(
          0.3,
          Math.max(0.1, (facts.openPercent ?? 20) / 100) * (kind === 'plots' ? 0.95 : 0.42),
        );
  const margin = Math.min(4, land.width * 0.03);
  const street = Math.min(kind === 'plots' ? 9 : 7.5, land.width * 0.07);
  const green: Box = {
    x: margin,
    y: margin,
    width: land.width - 2 * margin,
    height: (land.height - 2 * margin) * greenShare,
  };
  const area: Box = {
    x: margin,
    y: margin + green.height,
    width: land.width - 2 * margin,
    height: land.height - 2 * margin - green.height,
  };
  const spine = units < 10 ? 0 : street * 1.2;
  const half = (area.width - spine) / (spine > 0 ? 2 : 1);
  const sides = spine > 0 ? 2 : 1;
  const best = Array.from({ length: 13 }, (_, i) => i + 1)
    .map((pairs) => {
      const rows = units < 6 ? 1 : pairs * 2;
      const columns = Math.max(1, Math.ceil(units / (rows * sides)));
      const streets = rows === 1 ? 1 : pairs;
      const depth = (area.height - streets * street) / rows;
      const width = half / columns;
      return {
        rows,
        columns,
        depth,
        width,
        fault: depth <= 0 ? Infinity : Math.abs(Math.log(depth / width / DEPTHS[kind])),
      };
    })
    .reduce((a, b) => (b.fault < a.fault ? b : a));
  const { rows, columns, depth, width } = best;
  const lots: Box[][] = [];
  const drives: Box[] = [];
  const spare: Box[] = [];
  let left = units;
  let y = area.y;
  for (let row = 0; row < rows; row++) {
    // A street before every second row, so that each plot has one.
    if (row % 2 === 0 && rows > 1) {
      drives.push({ x: area.x, y: y + depth, width: area.width, height: street });
    }
    const top = row % 2 === 0 ? y : y + depth + street;
    const boxes: Box[] = [];
    for (let side = 0; side < sides; side++)
      for (let i = 0; i < columns; i++) {
        const box: Box = {
          x: area.x + side * (half + spine) + i * width,
          y: top,
          width,
          height: depth,
        };
        if (left > 0) boxes.push(box);
        else spare.push(box);
        left--;
      }
    lots.push(boxes);
    if (row % 2 === 1) y += 2 * depth + street;
  }
  if (rows === 1) drives.push({ x: area.x, y: area.y + depth, width: area.width, height: street });
  const gateX = land.width / 2;
  if (spine > 0)
    drives.push({ x: gateX - spine / 2, y: area.y, width: spine, height: land.height - area.y });
  else
    drives.push({
      x: gateX - street / 2,
      y: area.y + area.height - street,
      width: street,
      height: land.height - area.y - area.height + street,
    });
  const cover = Math.min(
    kind === 'villa' ? 0.5 : 0.72,
    Math.max(0.2, ((1 - open) * land.width * land.height) / (units * width * depth)),
  );
  const side = Math.sqrt(cover);
  const buildings =
    kind === 'plots'
      ? []
      : lots.flat().map((lot): Box => {
          const [w, h] =
            kind === 'row-house'
              ? [lot.width, lot.height * Math.min(0.86, cover)]
              : [lot.width * side, lot.height * side];
          return {
            x: lot.x + (lot.width - w) / 2,
            y: lot.y + (lot.height - h) / 2,
            width: w,
            height: h,
          };
        });
  const greens = [...(greenShare > 0 ? [green] : []), ...merged(spare)];
  const main = greenShare > 0 ? [green] : [];
  const shared = pack(places, main);
  return { buildings, podiums: [], lots, places: shared, greens, drives, gateX };
}

/** Plots that nobody has become one lawn for each row. */
function merged(spare: readonly Box[]): Box[] {
  const rows = new Map<number, Box>();
  for (const box of spare) {
    const row = rows.get(box.y);
    if (row !== undefined && Math.abs(row.x + row.width - box.x) < 0.5) row.width += box.width;
    else if (row === undefined) rows.set(box.y, { ...box });
  }
  return [...rows.values()];
}
