import { num } from '@manemitra/catalogue/lettering/svg-number';
import { fill, line, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { outlook } from './outlook.ts';
import { mix } from './palette.ts';
import { at, facing, level, sideways, tone } from './solids.ts';
import type { Range, Stage } from './solids.ts';

interface Opening {
  z: Range;
  /** Panes across. */
  panes: number;
  frame: string;
  isHigh: boolean;
}

function glazed(
  stage: Stage,
  { shape, seen, id }: { shape: string; seen: XY; id: string },
  { isHigh }: Opening,
): string {
  const view = outlook(stage.mood, { x: seen, horizon: stage.camera.horizon, isHigh });
  return `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${view}</g>`;
}

/** A window or balcony door in the far wall. */
export function farWindow(stage: Stage, x: Range, y: number, opening: Opening): string {
  const { z, panes, frame } = opening;
  const shape = facing(stage, x, z, y);
  const [x0, x1] = [at(stage, x[0], y, 0)[0], at(stage, x[1], y, 0)[0]];
  let bars = line([
    at(stage, x[0], y, z[0]),
    at(stage, x[0], y, z[1]),
    at(stage, x[1], y, z[1]),
    at(stage, x[1], y, z[0]),
  ]);
  for (let i = 1; i < panes; i++) {
    const bar = x[0] + ((x[1] - x[0]) * i) / panes;
    bars += line([at(stage, bar, y, z[0]), at(stage, bar, y, z[1])]);
  }
  const [top, low] = [at(stage, 0, y, z[1])[1], at(stage, 0, y, z[0])[1]];
  const glint = `M${num(x0 + (x1 - x0) * 0.1)} ${num(low)}L${num(x0 + (x1 - x0) * 0.32)} ${num(top)}h${num((x1 - x0) * 0.1)}L${num(x0 + (x1 - x0) * 0.2)} ${num(low)}z`;
  return [
    fill(
      facing(stage, [x[0] - 0.08, x[1] + 0.08], [z[0] - (z[0] > 0.2 ? 0.08 : 0), z[1] + 0.08], y),
      tone(stage, mix(frame, '#ffffff', 0.15), 0.7),
    ),
    glazed(stage, { shape, seen: [x0, x1], id: `${stage.mood.prefix}w${Math.round(x0)}` }, opening),
    fill(glint, '#ffffff', 0.16),
    stroke(bars, tone(stage, frame, 0.6), 6, { flat: true }),
    z[0] > 0.2
      ? fill(
          facing(stage, [x[0] - 0.16, x[1] + 0.16], [z[0] - 0.14, z[0] - 0.06], y - 0.1),
          tone(stage, '#f7f3ea', 0.95),
        )
      : '',
  ].join('');
}

/** A window in a side wall, with the light that it throws on the floor. */
export function sideWindow(stage: Stage, wallX: number, y: Range, opening: Opening): string {
  const { z, panes, frame } = opening;
  const shape = sideways(stage, y, z, wallX);
  const xs = [at(stage, wallX, y[0], 0)[0], at(stage, wallX, y[1], 0)[0]].toSorted((a, b) => a - b);
  let bars = line([
    at(stage, wallX, y[0], z[0]),
    at(stage, wallX, y[0], z[1]),
    at(stage, wallX, y[1], z[1]),
    at(stage, wallX, y[1], z[0]),
    at(stage, wallX, y[0], z[0]),
  ]);
  for (let i = 1; i < panes; i++) {
    const bar = y[0] + ((y[1] - y[0]) * i) / panes;
    bars += line([at(stage, wallX, bar, z[0]), at(stage, wallX, bar, z[1])]);
  }
  return [
    fill(
      sideways(stage, [y[0] - 0.1, y[1] + 0.1], [z[0] - 0.08, z[1] + 0.08], wallX),
      tone(stage, mix(frame, '#ffffff', 0.15), 0.8),
    ),
    glazed(
      stage,
      {
        shape,
        seen: [xs[0] ?? 0, xs[1] ?? 0],
        id: `${stage.mood.prefix}s${Math.round(y[0] * 10)}`,
      },
      opening,
    ),
    stroke(bars, tone(stage, frame, 0.6), 6),
  ].join('');
}

/** Daylight on the floor, as wide as the panes. */
export function daylight(
  stage: Stage,
  { x, y, panes, slant }: { x: Range; y: Range; panes: number; slant: number },
): string {
  const { hour } = stage.mood;
  if (hour.lamps >= 0.2) return '';
  let d = '';
  const step = (x[1] - x[0]) / panes;
  for (let i = 0; i < panes; i++) {
    const [from, to] = [x[0] + i * step + 0.05, x[0] + (i + 1) * step - 0.05];
    const corner = (px: number, py: number) => {
      const [sx, sy] = at(stage, px + slant * (y[1] - py), py, 0.002);
      return `${num(sx)} ${num(sy)}`;
    };
    d += `M${corner(from, y[1])}L${corner(to, y[1])}L${corner(to, y[0])}L${corner(from, y[0])}z`;
  }
  return fill(d, mix(hour.glow, '#ffffff', 0.3), 0.42);
}

/** Cloth hanging before the far wall: a fall of folds. */
export function farCurtain(
  stage: Stage,
  { x, y, z }: { x: Range; y: number; z: Range },
  color: string,
): string {
  const folds = Math.max(3, Math.round((x[1] - x[0]) / 0.1));
  const step = (x[1] - x[0]) / folds;
  let lines = '';
  for (let i = 1; i < folds; i += 1) {
    const px = x[0] + i * step;
    lines += line([
      at(stage, px, y, z[1]),
      at(stage, px + (i % 2 === 0 ? 0.012 : -0.012), y, z[0]),
    ]);
  }
  const width = (step * stage.camera.focal * 0.5) / y;
  return [
    fill(facing(stage, x, z, y), tone(stage, color, 0.72)),
    stroke(lines, tone(stage, mix(color, '#1d2033', 0.3), 0.5), width * 0.8, {
      opacity: 0.35,
      flat: true,
    }),
    stroke(lines, tone(stage, mix(color, '#ffffff', 0.3), 1), 1.6, { opacity: 0.35 }),
  ].join('');
}

export function sideCurtain(
  stage: Stage,
  { wallX, y, z }: { wallX: number; y: Range; z: Range },
  color: string,
): string {
  const inward = wallX < 0 ? 0.08 : -0.08;
  const folds = Math.max(3, Math.round((y[1] - y[0]) / 0.12));
  let lines = '';
  for (let i = 1; i < folds; i++) {
    const py = y[0] + ((y[1] - y[0]) * i) / folds;
    lines += line([at(stage, wallX + inward, py, z[1]), at(stage, wallX + inward, py, z[0])]);
  }
  return (
    fill(
      sideways(stage, y, z, wallX + inward),
      tone(stage, color, stage.light === Math.sign(wallX) ? 0.45 : 0.75),
    ) +
    stroke(lines, tone(stage, mix(color, '#1d2033', 0.35), 0.5), 5, { opacity: 0.35, flat: true })
  );
}

export function curtainRod(
  stage: Stage,
  { x, y, z }: { x: Range; y: number; z: number },
  color: string,
): string {
  return stroke(line([at(stage, x[0], y, z), at(stage, x[1], y, z)]), tone(stage, color, 0.6), 4);
}

/** Warm light lying on a wall or the ceiling near a lamp. */
export const glow = (stage: Stage, [x, y]: XY, radius: number, opacity = 0.8): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="url(#${stage.mood.prefix}lamp)" opacity="${num(opacity)}"/>`;

export const lampGradient = ({ mood: { prefix } }: Stage): string =>
  `<radialGradient id="${prefix}lamp"><stop offset="0" stop-color="#fff0c4" stop-opacity=".85"/><stop offset=".4" stop-color="#ffdf9c" stop-opacity=".32"/><stop offset="1" stop-color="#ffd489" stop-opacity="0"/></radialGradient>`;

/** A flat weave or a bordered rug. */
export function rug(
  stage: Stage,
  x: Range,
  y: Range,
  [ground, accent]: readonly [string, string],
): string {
  const { random } = stage.mood;
  const kind = random.pick(['border', 'stripes', 'diamonds'] as const);
  const parts = [fill(level(stage, x, y, 0.004), tone(stage, ground, 0.85))];
  const inset = (by: number, color: string, lit = 0.9) =>
    fill(
      level(stage, [x[0] + by, x[1] - by], [y[0] + by, y[1] - by], 0.005),
      tone(stage, color, lit),
    );
  if (kind === 'stripes') {
    let d = '';
    for (let py = y[0] + 0.12; py < y[1] - 0.1; py += 0.3)
      d += level(stage, x, [py, Math.min(y[1], py + 0.1)], 0.005);
    parts.push(fill(d, tone(stage, accent, 0.9), 0.8));
  } else {
    parts.push(inset(0.1, accent), inset(0.16, mix(ground, '#ffffff', 0.22)));
    if (kind === 'diamonds') {
      let d = '';
      const middle = (y[0] + y[1]) / 2;
      for (let px = x[0] + 0.5; px < x[1] - 0.35; px += 0.42) {
        d += `M${[at(stage, px, middle - 0.42, 0.006), at(stage, px + 0.19, middle, 0.006), at(stage, px, middle + 0.42, 0.006), at(stage, px - 0.19, middle, 0.006)].map(([a, b]) => `${num(a)} ${num(b)}`).join('L')}z`;
      }
      parts.push(fill(d, tone(stage, accent, 0.85), 0.75));
    }
  }
  return parts.join('');
}
