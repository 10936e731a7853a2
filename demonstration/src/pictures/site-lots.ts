import type { Random } from '@manemitra/catalogue/random';
import type { BuildingKind, PictureFacts } from '@manemitra/catalogue/picture-address';
import { pack, placesOf } from './site-packing.ts';
import type { Arrangement, Box, Land } from './site-packing.ts';

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
