import { INK, KEY_X, rect, rects, SOFT } from './site-sheet.ts';
import type { Random } from '../random.ts';
import { dots, fill, num, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { scribe, widthOf } from './lettering.ts';
import type { Scribe } from './lettering.ts';
import { mix } from './palette.ts';
import type { Mood } from './palette.ts';
import type { PictureAddress } from './picture-address.ts';
import { layBuildings } from './site-arrangement.ts';
import { layLots } from './site-lots.ts';
import type { Arrangement, Box } from './site-packing.ts';
import { place } from './site-places.ts';
import { key, marker, north, scaleBar } from './site-plan-key.ts';

/** Where the site lies on the sheet; the key stands beside it. */
const SHEET: Box = { x: 56, y: 56, width: 800, height: 690 };
/** The land from above: buildings or plots, drives, what the community shares, a key, north and a scale. */
export function sitePlan(
  mood: Mood,
  { kind, facts }: PictureAddress,
): { defs: string; drawn: string } {
  const { design, random } = mood;
  const pen = scribe();
  const aspect = design.between(1.02, 1.34);
  // Land that nobody has measured is drawn without a scale.
  const land = facts.landSqm ?? 12_000;
  const metresWide = Math.sqrt(land * aspect);
  const scale = Math.min(SHEET.width / metresWide, SHEET.height / (metresWide / aspect));
  const size: XY = [metresWide * scale, (metresWide / aspect) * scale];
  const site: Box = {
    x: SHEET.x + (SHEET.width - size[0]) / 2,
    y: SHEET.y + (SHEET.height - size[1]) / 2,
    width: size[0],
    height: size[1],
  };
  const open = (facts.openPercent ?? 55) / 100;
  const inMetres = { width: metresWide, height: metresWide / aspect };
  const laid =
    kind === 'high-rise' || kind === 'mid-rise'
      ? layBuildings(design, inMetres, facts, open)
      : layLots(design, inMetres, { facts, open, kind });
  const isMirrored = design.chance(0.5);
  const toSheet = (part: Box): Box => ({
    x: site.x + (isMirrored ? inMetres.width - part.x - part.width : part.x) * scale,
    y: site.y + part.y * scale,
    width: part.width * scale,
    height: part.height * scale,
  });
  const drawn = [
    `<rect width="1200" height="900" fill="#f5f1e6"/>`,
    surroundings(random, site),
    mainRoad(pen, site),
    landOf(mood, site),
    drives(laid, toSheet, scale),
    greens(mood, laid, toSheet),
    plotsOf(laid, toSheet, kind === 'plots' ? '#eee3c8' : '#d9e2bf'),
    podiums(mood, laid.podiums.map(toSheet)),
    trees(random, site, laid, toSheet),
    buildings(mood, laid.buildings.map(toSheet), kind),
    ...laid.places.map(({ id, box: part }) => place(mood, id, toSheet(part))),
    gate(pen, [
      site.x + (isMirrored ? inMetres.width - laid.gateX : laid.gateX) * scale,
      site.y + site.height,
    ]),
    labels(pen, laid, toSheet, kind),
    key(pen, laid, { kind, facts }),
    north(pen, random),
    facts.landSqm === undefined
      ? pen.write('Not to scale', [KEY_X, 806], { size: 17, color: SOFT, face: 'plain' })
      : scaleBar(pen, scale),
    pen.write('Illustration, demonstration project', [KEY_X, 852], {
      size: 15,
      color: SOFT,
      face: 'plain',
    }),
  ].join('');
  return { defs: pen.defs(), drawn };
}

/** The neighbours, as faint as they are on any such sheet. */
function surroundings(random: Random, site: Box): string {
  let blocks = '';
  for (let i = 0; i < 26; i++) {
    const width = random.between(30, 90);
    const height = random.between(24, 70);
    const spot: XY = random.pick([
      [random.between(-20, 860), random.between(-30, site.y - 40 - height)],
      [random.between(-50, site.x - 30 - width), random.between(0, 700)],
      [random.between(site.x + site.width + 30, 900), random.between(0, 700)],
    ]);
    const inside =
      spot[0] < site.x + site.width + 20 &&
      spot[0] + width > site.x - 20 &&
      spot[1] < site.y + site.height + 20 &&
      spot[1] + height > site.y - 20;
    if (!inside && spot[0] + width < 884) blocks += rect({ x: spot[0], y: spot[1], width, height });
  }
  return (
    fill(blocks, '#ebe5d6') +
    `<path d="M884 0H1200V900H884z" fill="#fbf8f0"/><path d="M884 0V900" stroke="#e2dac8" stroke-width="2"/>`
  );
}

function mainRoad(pen: Scribe, { y, height }: Box): string {
  const top = y + height + 30;
  return [
    `<rect y="${num(top)}" width="884" height="64" fill="#d9d3c7"/>`,
    stroke(`M0 ${num(top + 32)}H884`, '#fbf8f0', 3, { dash: '22 16' }),
    stroke(`M0 ${num(top)}H884M0 ${num(top + 64)}H884`, '#c3bbac', 2),
    pen.write('Road', [70, top + 22], { size: 15, color: SOFT, face: 'plain', spacing: 1 }),
  ].join('');
}

function landOf(mood: Mood, site: Box): string {
  const wide = { x: site.x - 5, y: site.y - 5, width: site.width + 10, height: site.height + 10 };
  return [
    fill(rect({ ...wide, x: wide.x + 7, y: wide.y + 8 }), '#1d2033', 0.1),
    fill(rect(wide), '#fffdf6'),
    fill(rect(site), '#d3dfb6'),
    `<path d="${rect(wide)}" stroke="${mix(mood.walls.accent, INK, 0.5)}" stroke-width="3.4" stroke-dasharray="14 6 3 6"/>`,
  ].join('');
}

function drives(
  { drives: boxes, ring }: Arrangement,
  toSheet: (part: Box) => Box,
  scale: number,
): string {
  const road = '#e6dfd1';
  const loop = ring === undefined ? '' : rect(toSheet(ring.path));
  return [
    loop === ''
      ? ''
      : `<path d="${loop}" stroke="#cbc2b0" stroke-width="${num(ring ? ring.width * scale + 3 : 0)}"/><path d="${loop}" stroke="${road}" stroke-width="${num(ring ? ring.width * scale : 0)}"/>`,
    fill(
      rects(
        boxes
          .map(toSheet)
          .map((b) => ({ x: b.x - 1.5, y: b.y - 1.5, width: b.width + 3, height: b.height + 3 })),
      ),
      '#cbc2b0',
    ),
    fill(rects(boxes.map(toSheet)), road),
    loop === '' ? '' : stroke(loop, '#fffdf6', 1.6, { dash: '10 9', opacity: 0.9 }),
  ].join('');
}

function greens(mood: Mood, { greens: boxes }: Arrangement, toSheet: (part: Box) => Box): string {
  const { random } = mood;
  return boxes
    .map(toSheet)
    .map((b) => {
      const walk = `M${num(b.x)} ${num(b.y + b.height * 0.5)}C${num(b.x + b.width * 0.3)} ${num(b.y + b.height * random.between(0, 0.4))} ${num(b.x + b.width * 0.6)} ${num(b.y + b.height * random.between(0.6, 1))} ${num(b.x + b.width)} ${num(b.y + b.height * 0.5)}`;
      return `<rect x="${num(b.x)}" y="${num(b.y)}" width="${num(b.width)}" height="${num(b.height)}" rx="${num(Math.min(16, b.height / 5))}" fill="#bcd196"/>${stroke(walk, '#efe6cf', 5)}`;
    })
    .join('');
}

/** Rows of plots: one shape for a run of neighbours, a line between each two. */
function plotsOf({ lots }: Arrangement, toSheet: (part: Box) => Box, ground: string): string {
  const runs: Box[] = [];
  let lines = '';
  for (const row of lots) {
    let run: Box | undefined;
    for (const b of row.map(toSheet).toSorted((one, two) => one.x - two.x)) {
      if (run !== undefined && Math.abs(run.x + run.width - b.x) < 1) {
        lines += `M${num(b.x)} ${num(b.y)}v${num(b.height)}`;
        run.width = b.x + b.width - run.x;
      } else {
        run = { ...b };
        runs.push(run);
      }
    }
  }
  return (
    fill(rects(runs), ground) +
    stroke(lines, '#b3a274', 1.1, { opacity: 0.8 }) +
    `<path d="${rects(runs)}" stroke="#a3915f" stroke-width="1.6"/>`
  );
}

/** Crowns with their shadows, along the wall and in the greens, where nothing else stands. */
function trees(random: Random, site: Box, laid: Arrangement, toSheet: (part: Box) => Box): string {
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
  return [
    stroke(dots(streets), '#7fa763', 8),
    stroke(dots(free.map(([x, y]): XY => [x + 3, y + 4])), '#1d2033', 13, { opacity: 0.14 }),
    stroke(dots(small), '#7fa763', 12),
    stroke(dots(large), '#5f8f55', 16),
    stroke(dots(large.map(([x, y]): XY => [x - 2, y - 3])), '#86ae6d', 7),
  ].join('');
}

/** The floors that several towers share, with planting on their roof. */
function podiums({ walls, prefix }: Mood, boxes: readonly Box[]): string {
  if (boxes.length === 0) return '';
  const d = boxes
    .map(
      (b) =>
        `M${num(b.x + 8)} ${num(b.y)}h${num(b.width - 16)}a8 8 0 0 1 8 8v${num(b.height - 16)}a8 8 0 0 1-8 8h${num(16 - b.width)}a8 8 0 0 1-8-8v${num(16 - b.height)}a8 8 0 0 1 8-8z`,
    )
    .join('');
  const tone = mix(walls.wall, '#e9e2d2', 0.55);
  const beds = boxes
    .map((b) => rect({ x: b.x + 7, y: b.y + 7, width: b.width - 14, height: b.height - 14 }))
    .join('');
  const id = `${prefix}d`;
  return [
    `<defs><path id="${id}" d="${d}"/></defs><use href="#${id}" x="4" y="5" fill="#1d2033" opacity=".14"/>`,
    `<use href="#${id}" fill="${tone}" stroke="${mix(tone, INK, 0.4)}" stroke-width="1.4"/>`,
    `<path d="${beds}" stroke="#b5cb94" stroke-width="7" stroke-dasharray="46 12 22 12"/>`,
  ].join('');
}

function buildings(mood: Mood, boxes: readonly Box[], kind: PictureAddress['kind']): string {
  const { walls, design, prefix } = mood;
  if (kind === 'plots' || boxes.length === 0) return '';
  const isHouse = kind === 'villa' || kind === 'row-house';
  const roof = isHouse ? walls.roof : mix(walls.wall, walls.accent, 0.3);
  const reach = isHouse ? 3 : kind === 'high-rise' ? 12 : 7;
  const notch = design.pick([0, 0.14, 0.2]);
  const isPlus = design.chance(0.5);
  const shapes =
    isHouse || notch === 0 ? rects(boxes) : boxes.map((b) => notched(b, notch, isPlus)).join('');
  const id = `${prefix}b`;
  const half = boxes.map((b) =>
    b.width > b.height ? { ...b, height: b.height / 2 } : { ...b, width: b.width / 2 },
  );
  const cores = boxes.map((b) => ({
    x: b.x + b.width * 0.42,
    y: b.y + b.height * 0.38,
    width: b.width * 0.16,
    height: b.height * 0.24,
  }));
  return [
    `<defs><path id="${id}" d="${shapes}"/></defs>`,
    `<use href="#${id}" x="${reach}" y="${reach}" fill="#1d2033" opacity=".2"/>`,
    `<use href="#${id}" fill="${roof}" stroke="${mix(roof, INK, 0.5)}" stroke-width="${isHouse ? 1 : 2.2}"/>`,
    isHouse ? fill(rects(half), '#ffffff', 0.18) : fill(rects(cores), mix(roof, walls.trim, 0.45)),
  ].join('');
}

/** An H or a plus: what towers look like from above. */
function notched({ x, y, width, height }: Box, share: number, isPlus: boolean): string {
  const [a, b] = [width * share, height * share];
  if (isPlus)
    return `M${num(x + a)} ${num(y)}h${num(width - 2 * a)}v${num(b)}h${num(a)}v${num(height - 2 * b)}h${num(-a)}v${num(b)}h${num(2 * a - width)}v${num(-b)}h${num(-a)}v${num(2 * b - height)}h${num(a)}z`;
  return `M${num(x)} ${num(y)}h${num(width * 0.38)}v${num(b)}h${num(width * 0.24)}v${num(-b)}h${num(width * 0.38)}v${num(height)}h${num(-width * 0.38)}v${num(-b)}h${num(-width * 0.24)}v${num(b)}h${num(-width * 0.38)}z`;
}

function gate(pen: Scribe, [x, y]: XY): string {
  return [
    fill(rect({ x: x - 13, y: y - 6, width: 26, height: 40 }), '#e6dfd1'),
    fill(
      rect({ x: x - 19, y: y - 2, width: 6, height: 12 }) +
        rect({ x: x + 13, y: y - 2, width: 6, height: 12 }),
      INK,
    ),
    `<path d="M${num(x)} ${num(y + 30)}v-18m-7 7l7-8 7 8" stroke="#ad2f17" stroke-width="3"/>`,
    pen.write('Entrance', [x + 24, y + 23], { size: 16, color: INK, face: 'plain' }),
  ].join('');
}

function labels(
  pen: Scribe,
  laid: Arrangement,
  toSheet: (part: Box) => Box,
  kind: PictureAddress['kind'],
): string {
  const numbers = laid.places.map(({ box: part }, i) => {
    const b = toSheet(part);
    return marker(pen, [b.x + b.width / 2, b.y + b.height / 2], String(i + 1));
  });
  if (laid.lots.length > 0) return numbers.join('');
  const names = laid.buildings.map((part, i) => {
    const b = toSheet(part);
    const name =
      laid.buildings.length === 1
        ? kind === 'high-rise'
          ? 'Tower'
          : 'Building'
        : `${b.width > 78 ? 'Tower ' : ''}${towerName(i)}`;
    const size = Math.min(21, (b.width - 8) / (widthOf(name, 1, 'plain') || 1));
    const [x, y] = [b.x + b.width / 2, b.y + b.height / 2];
    const width = widthOf(name, size, 'plain') + 14;
    return `<rect x="${num(x - width / 2)}" y="${num(y - size * 0.72)}" width="${num(width)}" height="${num(size * 1.4)}" rx="${num(size * 0.4)}" fill="#fffdf6" opacity=".92"/>${pen.write(name, [x, y + size * 0.33], { size: size, color: INK, face: 'plain', anchor: 'middle' })}`;
  });
  return names.join('') + numbers.join('');
}

/** A to Z, then AA. */
const towerName = (i: number): string =>
  (i >= 26 ? String.fromCodePoint(64 + Math.floor(i / 26)) : '') +
  String.fromCodePoint(65 + (i % 26));
