import { num } from '@manemitra/catalogue/lettering/svg-number';
import { dots, fill, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { at, disc, drum, tone } from './solids.ts';
import type { Stage } from './solids.ts';

/** A pot with sprigs or a single branch. */
export function vase(
  stage: Stage,
  [x, y, z]: readonly [number, number, number],
  height: number,
  color: string,
): string {
  const { random } = stage.mood;
  const scale = stage.camera.focal / y;
  const [px, py] = at(stage, x, y, z);
  const [w, h] = [height * scale * 0.36, height * scale];
  const body = `M${num(px - w * 0.6)} ${num(py)}Q${num(px - w * 1.3)} ${num(py - h * 0.5)} ${num(px - w * 0.4)} ${num(py - h)}h${num(w * 0.8)}Q${num(px + w * 1.3)} ${num(py - h * 0.5)} ${num(px + w * 0.6)} ${num(py)}z`;
  let stems = '';
  const tips: XY[] = [];
  for (let i = 0; i < 6; i++) {
    const [dx, dy] = [random.between(-1.6, 1.6) * w, random.between(0.9, 2) * h];
    stems += `M${num(px)} ${num(py - h * 0.9)}q${num(dx * 0.2)} ${num(-dy * 0.6)} ${num(dx)} ${num(-dy)}`;
    tips.push([px + dx, py - h * 0.9 - dy], [px + dx * 0.7, py - h * 0.9 - dy * 0.75]);
  }
  return [
    stroke(stems, tone(stage, '#4c7a45', 0.6), Math.max(1.2, scale * 0.008)),
    stroke(
      dots(tips),
      tone(stage, random.pick(['#f0c14b', '#e98aa4', '#6fa05a', '#f4efe2', '#d8573f']), 0.95),
      Math.max(4, scale * 0.055),
    ),
    fill(body, tone(stage, color, 0.8)),
    fill(
      `M${num(px + w * 0.2)} ${num(py)}Q${num(px + w * 0.6)} ${num(py - h * 0.5)} ${num(px + w * 0.2)} ${num(py - h)}h${num(w * 0.2)}Q${num(px + w * 1.3)} ${num(py - h * 0.5)} ${num(px + w * 0.6)} ${num(py)}z`,
      '#1d2033',
      0.16,
    ),
  ].join('');
}

/** A house plant in a pot: broad leaves, a fan of blades or hanging strings. */
export function houseplant(
  stage: Stage,
  [x, y, z]: readonly [number, number, number],
  height: number,
  pot: string,
): string {
  const { random } = stage.mood;
  const scale = stage.camera.focal / y;
  const potHeight = Math.min(0.42, height * 0.3);
  const [px, py] = at(stage, x, y, z + potHeight);
  const h = (height - potHeight) * scale;
  const kind = random.pick(['broad', 'blades', 'palm'] as const);
  const layers = { dark: '', light: '' };
  const count = kind === 'blades' ? 13 : kind === 'palm' ? 15 : 11;
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5) / count - 0.5;
    const reach = kind === 'broad' ? random.between(0.45, 1) : random.between(0.65, 1);
    const [tx, ty] = [
      share * h * (kind === 'blades' ? 0.55 : 1.15) + random.between(-6, 6),
      -h * reach * (1 - Math.abs(share) * (kind === 'palm' ? 0.9 : 0.5)),
    ];
    const key = i % 2 === 0 ? 'dark' : 'light';
    if (kind === 'broad') {
      const size = h * random.between(0.13, 0.2);
      const [sx, sy] = [px + tx, py + ty];
      const lean = share * 60;
      const [c, s] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
      const turn = (a: number, b: number): string =>
        `${num(sx + a * c - b * s)} ${num(sy + a * s + b * c)}`;
      layers[key] +=
        `M${turn(0, size)}Q${turn(-size * 0.95, 0)} ${turn(0, -size)}Q${turn(size * 0.95, 0)} ${turn(0, size)}`;
      layers.dark += `M${num(px)} ${num(py)}Q${num(px + tx * 0.3)} ${num(py + ty * 0.7)} ${turn(0, size)}l2 1Q${num(px + tx * 0.3 + 3)} ${num(py + ty * 0.7)} ${num(px + 3)} ${num(py)}z`;
    } else {
      const w = h * (kind === 'blades' ? 0.055 : 0.04);
      const droop = kind === 'palm' ? h * Math.abs(share) * 0.7 : 0;
      layers[key] +=
        `M${num(px - w)} ${num(py)}Q${num(px + tx * 0.35 - w)} ${num(py + ty * 0.9)} ${num(px + tx)} ${num(py + ty + droop)}Q${num(px + tx * 0.35 + w * 2)} ${num(py + ty * 0.8)} ${num(px + w)} ${num(py)}z`;
    }
  }
  return [
    disc(stage, [x, y, z + 0.004, height * 0.24], '#1d2033', 0.18),
    fill(layers.dark, tone(stage, '#3a6b45', 0.55)),
    fill(layers.light, tone(stage, '#6a9c58', 0.9)),
    drum(stage, { at: [x, y], z: [z, z + potHeight], r: height * 0.11, top: height * 0.14 }, pot),
  ].join('');
}
