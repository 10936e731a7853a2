import { dots, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import type { Mood } from './palette.ts';
import type { Arrangement, Box } from './site-packing.ts';

/** Crowns with their shadows, along the wall and in the greens, where nothing else stands. */
export function trees(
  { random, prefix }: Mood,
  site: Box,
  laid: Arrangement,
  toSheet: (part: Box) => Box,
): string {
  const taken = [
    ...laid.buildings,
    ...laid.places.map(({ box }) => box),
    ...laid.drives,
    ...laid.lots.flat(),
  ].map(toSheet);
  const isFree = ([x, y]: XY, gap: number) =>
    taken.every(
      (b) => x < b.x - gap || x > b.x + b.width + gap || y < b.y - gap || y > b.y + b.height + gap,
    );
  const spots: XY[] = [];
  for (let x = site.x + 9; x < site.x + site.width; x += random.between(19, 29))
    spots.push([x, site.y + 8], [x, site.y + site.height - 8]);
  for (let y = site.y + 12; y < site.y + site.height; y += random.between(19, 29))
    spots.push([site.x + 8, y], [site.x + site.width - 8, y]);
  for (const green of laid.greens.map(toSheet))
    for (let i = 0; i < Math.min(44, (green.width * green.height) / 1100); i++)
      spots.push([
        green.x + random.between(6, green.width - 6),
        green.y + random.between(6, green.height - 6),
      ]);
  for (const b of laid.buildings.slice(0, laid.lots.length > 0 ? 0 : 20).map(toSheet))
    for (let i = 0; i < 5; i++)
      spots.push([
        b.x + random.between(-22, b.width + 22),
        random.chance(0.5) ? b.y - 12 : b.y + b.height + 13,
      ]);
  const free = spots.filter(
    (spot) =>
      isFree(spot, 8) &&
      spot[0] > site.x &&
      spot[0] < site.x + site.width &&
      spot[1] > site.y &&
      spot[1] < site.y + site.height,
  );
  const small = free.filter((_, i) => i % 3 !== 0);
  const large = free.filter((_, i) => i % 3 === 0);
  // A street of houses has its trees too, small ones.
  const streets: XY[] =
    laid.lots.length === 0
      ? []
      : laid.drives.map(toSheet).flatMap((b) => {
          const isLong = b.width > b.height;
          const count = Math.min(26, Math.floor((isLong ? b.width : b.height) / 30));
          return Array.from({ length: count }, (_, i): XY => {
            const t = (i + 0.5) / count;
            return isLong
              ? [b.x + b.width * t, b.y + (i % 2 === 0 ? 1 : b.height - 1)]
              : [b.x + (i % 2 === 0 ? 1 : b.width - 1), b.y + b.height * t];
          });
        });
  const [smallId, largeId] = [`${prefix}s`, `${prefix}l`];
  return [
    stroke(dots(streets), '#7fa763', 8),
    `<defs><path id="${smallId}" d="${dots(small)}"/><path id="${largeId}" d="${dots(large)}"/></defs>`,
    `<g stroke="#1d2033" stroke-width="13" opacity=".14"><use href="#${smallId}" x="3" y="4"/><use href="#${largeId}" x="3" y="4"/></g>`,
    `<use href="#${smallId}" stroke="#7fa763" stroke-width="12"/>`,
    `<use href="#${largeId}" stroke="#5f8f55" stroke-width="16"/>`,
    `<use href="#${largeId}" x="-2" y="-3" stroke="#86ae6d" stroke-width="7"/>`,
  ].join('');
}
