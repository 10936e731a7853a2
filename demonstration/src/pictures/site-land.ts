import type { Random } from '@manemitra/catalogue/random';
import { num } from '@manemitra/catalogue/lettering/svg-number';
import { fill, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import type { Scribe } from '@manemitra/catalogue/lettering/lettering';
import { mix } from './palette.ts';
import type { Mood } from './palette.ts';
import type { Arrangement, Box } from './site-packing.ts';
import { INK, SOFT, rect, rects } from './site-sheet.ts';

/** The neighbours, as faint as they are on any such sheet. */
export function surroundings(random: Random, site: Box): string {
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

export function mainRoad(pen: Scribe, { y, height }: Box): string {
  const top = y + height + 30;
  return [
    `<rect y="${num(top)}" width="884" height="64" fill="#d9d3c7"/>`,
    stroke(`M0 ${num(top + 32)}H884`, '#fbf8f0', 3, { dash: '22 16' }),
    stroke(`M0 ${num(top)}H884M0 ${num(top + 64)}H884`, '#c3bbac', 2),
    pen.write('Road', [70, top + 22], { size: 15, color: SOFT, face: 'plain', spacing: 1 }),
  ].join('');
}

export function landOf(mood: Mood, site: Box): string {
  const wide = { x: site.x - 5, y: site.y - 5, width: site.width + 10, height: site.height + 10 };
  return [
    fill(rect({ ...wide, x: wide.x + 7, y: wide.y + 8 }), '#1d2033', 0.1),
    fill(rect(wide), '#fffdf6'),
    fill(rect(site), '#d3dfb6'),
    `<path d="${rect(wide)}" stroke="${mix(mood.walls.accent, INK, 0.5)}" stroke-width="3.4" stroke-dasharray="14 6 3 6"/>`,
  ].join('');
}

export function drives(
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

export function greens(
  mood: Mood,
  { greens: boxes }: Arrangement,
  toSheet: (part: Box) => Box,
): string {
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
export function plotsOf(
  { lots }: Arrangement,
  toSheet: (part: Box) => Box,
  ground: string,
): string {
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

export function gate(pen: Scribe, [x, y]: XY): string {
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
