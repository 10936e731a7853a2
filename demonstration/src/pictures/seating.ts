import { num } from '@manemitra/catalogue/lettering/svg-number';
import { dots, fill, stroke } from './drawing.ts';
import type { Scheme } from './schemes.ts';
import { mix } from './palette.ts';
import { at, box, softBox, tone, underneath } from './solids.ts';
import type { Range, Stage } from './solids.ts';

/** A cushion that leans back and faces us. */
export function cushion(
  stage: Stage,
  [x, y, z]: readonly [number, number, number],
  size: number,
  color: string,
): string {
  const [x0, y0] = at(stage, x - size / 2, y, z);
  const [x1, y1] = at(stage, x + size / 2, y, z + size);
  const [w, h] = [x1 - x0, y0 - y1];
  const b = w * 0.07;
  const d = `M${num(x0)} ${num(y0)}Q${num(x0 + b)} ${num(y0 - h / 2)} ${num(x0)} ${num(y1)}Q${num(x0 + w / 2)} ${num(y1 + b)} ${num(x1)} ${num(y1)}Q${num(x1 - b)} ${num(y0 - h / 2)} ${num(x1)} ${num(y0)}Q${num(x0 + w / 2)} ${num(y0 - b)} ${num(x0)} ${num(y0)}z`;
  const shade = `M${num(x0 + w * 0.1)} ${num(y0)}Q${num(x0 + w / 2)} ${num(y0 - h * 0.34)} ${num(x1 - w * 0.1)} ${num(y0)}z`;
  const pattern = stage.mood.random.pick(['plain', 'stripe', 'dot'] as const);
  const marks =
    pattern === 'stripe'
      ? stroke(
          `M${num(x0 + w * 0.3)} ${num(y0 - b)}V${num(y1 + b)}M${num(x0 + w * 0.7)} ${num(y0 - b)}V${num(y1 + b)}`,
          '#fff8ea',
          w * 0.06,
          { opacity: 0.6, flat: true },
        )
      : pattern === 'dot'
        ? stroke(
            dots([
              [x0 + w * 0.3, y0 - h * 0.3],
              [x0 + w * 0.7, y0 - h * 0.3],
              [x0 + w * 0.5, y0 - h * 0.55],
              [x0 + w * 0.3, y0 - h * 0.78],
              [x0 + w * 0.7, y0 - h * 0.78],
            ]),
            '#fff8ea',
            w * 0.08,
            { opacity: 0.65 },
          )
        : '';
  return fill(d, tone(stage, color, 0.78)) + marks + fill(shade, '#1d2033', 0.14);
}

/** A sofa with its back to the far wall. */
export function sofa(stage: Stage, x: Range, y: Range, scheme: Scheme): string {
  const { seat, cloth, wood } = scheme;
  const seats = Math.max(1, Math.round((x[1] - x[0] - 0.3) / 0.72));
  const inner: Range = [x[0] + 0.16, x[1] - 0.16];
  const step = (inner[1] - inner[0]) / seats;
  const parts = [underneath(stage, x, y)];
  for (const [px, py] of [
    [x[0] + 0.08, y[0] + 0.05],
    [x[1] - 0.14, y[0] + 0.05],
  ] as const)
    parts.push(box(stage, { x: [px, px + 0.06], y: [py, py + 0.06], z: [0, 0.14] }, wood));
  parts.push(
    softBox(
      stage,
      { x: inner, y: [y[1] - 0.28, y[1]], z: [0.3, 0.84] },
      mix(seat, '#1d2033', 0.06),
      0.06,
    ),
  );
  for (let i = 0; i < seats; i++) {
    const from = inner[0] + i * step;
    parts.push(
      softBox(
        stage,
        { x: [from + 0.01, from + step - 0.01], y: [y[1] - 0.42, y[1] - 0.24], z: [0.42, 0.9] },
        seat,
        0.07,
      ),
    );
  }
  parts.push(
    softBox(
      stage,
      { x: inner, y: [y[0] + 0.02, y[1] - 0.3], z: [0.12, 0.32] },
      mix(seat, '#1d2033', 0.1),
      0.03,
    ),
  );
  for (let i = 0; i < seats; i++) {
    const from = inner[0] + i * step;
    parts.push(
      softBox(
        stage,
        { x: [from + 0.01, from + step - 0.01], y: [y[0], y[1] - 0.35], z: [0.3, 0.46] },
        seat,
        0.05,
      ),
    );
  }
  const spots = stage.mood.random.sample(
    [inner[0] + 0.28, inner[0] + 0.62, inner[1] - 0.6, inner[1] - 0.27],
    seats > 1 ? 3 : 1,
  );
  for (const [i, px] of spots.toSorted((a, b) => a - b).entries())
    parts.push(cushion(stage, [px, y[1] - 0.5, 0.46], 0.38, cloth[i % 2] ?? cloth[0]));
  for (const [from, to] of [
    [x[0], x[0] + 0.18],
    [x[1] - 0.18, x[1]],
  ] as const)
    parts.push(softBox(stage, { x: [from, to], y, z: [0.1, 0.6] }, seat, 0.05));
  return parts.join('');
}

/** A sofa or armchair along a side wall; `wallX` is where its back is, `into` which way it looks. */
export function sideSofa(
  stage: Stage,
  [wallX, into]: readonly [wallX: number, into: -1 | 1],
  y: Range,
  scheme: Scheme,
): string {
  const { seat, cloth, wood } = scheme;
  const depth = 0.86;
  const span = (from: number, to: number): Range =>
    into > 0 ? [wallX + from, wallX + to] : [wallX - to, wallX - from];
  const x = span(0, depth);
  const seats = Math.max(1, Math.round((y[1] - y[0] - 0.3) / 0.72));
  const inner: Range = [y[0] + 0.16, y[1] - 0.16];
  const step = (inner[1] - inner[0]) / seats;
  const parts = [underneath(stage, x, y)];
  const foot = span(depth - 0.12, depth - 0.06);
  parts.push(box(stage, { x: foot, y: [y[1] - 0.12, y[1] - 0.06], z: [0, 0.14] }, wood));
  parts.push(softBox(stage, { x, y: [y[1] - 0.18, y[1]], z: [0.1, 0.6] }, seat, 0.05));
  parts.push(
    softBox(
      stage,
      { x: span(0, 0.26), y: inner, z: [0.3, 0.84] },
      mix(seat, '#1d2033', 0.05),
      0.06,
    ),
  );
  parts.push(
    softBox(
      stage,
      { x: span(0.24, depth - 0.02), y: inner, z: [0.12, 0.32] },
      mix(seat, '#1d2033', 0.1),
      0.03,
    ),
  );
  for (let i = seats - 1; i >= 0; i--) {
    const from = inner[0] + i * step;
    parts.push(
      softBox(
        stage,
        { x: span(0.2, 0.38), y: [from + 0.01, from + step - 0.01], z: [0.44, 0.9] },
        seat,
        0.06,
      ),
      softBox(
        stage,
        { x: span(0.3, depth), y: [from + 0.01, from + step - 0.01], z: [0.3, 0.46] },
        seat,
        0.05,
      ),
    );
    if (i % 2 === 0 || seats === 1) {
      const cx = wallX + into * 0.48;
      parts.push(cushion(stage, [cx, from + step * 0.5, 0.46], 0.36, cloth[i % 4 === 0 ? 0 : 1]));
    }
  }
  parts.push(softBox(stage, { x, y: [y[0], y[0] + 0.18], z: [0.1, 0.6] }, seat, 0.05));
  parts.push(box(stage, { x: foot, y: [y[0] + 0.04, y[0] + 0.1], z: [0, 0.1] }, wood));
  return parts.join('');
}
