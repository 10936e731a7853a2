import { num } from '@manemitra/catalogue/lettering/svg-number';
import { dots, fill, line, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { leafyTree } from './leafy-trees.ts';
import type { LeafyKind } from './leafy-trees.ts';
import { surface } from './palette.ts';
import type { Mood } from './palette.ts';

/**
 * The trees that line Bengaluru's streets. Each is drawn once, 100 high with its foot at 0,0, as a
 * definition; a picture then plants it at any size.
 */
export type TreeKind = LeafyKind | 'coconut-palm' | 'areca';

function palm(mood: Mood, air: number): string {
  const { random } = mood;
  const lean = random.between(-9, 9);
  const top: XY = [lean, -74];
  const fronds = (count: number, reach: number, droop: number): string =>
    Array.from({ length: count }, (_, i) => {
      const angle = -Math.PI * ((i + random.between(0.2, 0.8)) / count);
      const [dx, dy] = [Math.cos(angle) * reach, Math.sin(angle) * reach * 0.72];
      const tip: XY = [top[0] + dx, top[1] + dy + droop + Math.abs(dx) * 0.35];
      const bend: XY = [top[0] + dx * 0.55, top[1] + dy - 7];
      return `M${num(top[0])} ${num(top[1])}Q${num(bend[0])} ${num(bend[1])} ${num(tip[0])} ${num(tip[1])}Q${num(bend[0] - dx * 0.06)} ${num(bend[1] + 7)} ${num(top[0])} ${num(top[1])}`;
    }).join('');
  const tone = (color: string, lit: number) => surface(color, mood, lit, air);
  return [
    stroke(`M0 0Q${num(-lean * 0.6)} -40 ${num(top[0])} ${num(top[1])}`, tone('#7d6a55', 0.6), 2.6),
    fill(fronds(8, 27, 10), tone('#31603a', 0.35)),
    fill(fronds(7, 25, 3), tone('#56893f', 0.9)),
    stroke(
      dots([
        [top[0] - 2, -72],
        [top[0] + 2, -71],
      ]),
      tone('#8a6a35', 0.8),
      4,
    ),
  ].join('');
}

function areca(mood: Mood, air: number): string {
  const { random } = mood;
  const blades = (count: number): string =>
    Array.from({ length: count }, () => {
      const [x, h] = [random.between(-46, 46), random.between(60, 100)];
      return `M${num(x * 0.15)} 0Q${num(x * 0.3)} ${num(-h)} ${num(x)} ${num(-h + Math.abs(x) * 0.7)}Q${num(x * 0.25)} ${num(-h * 0.7)} ${num(x * 0.15 + 3)} 0`;
    }).join('');
  return (
    fill(blades(9), surface('#2f6038', mood, 0.4, air)) +
    fill(blades(8), surface('#74a548', mood, 0.9, air))
  );
}

/** A definition to put into `<defs>`; `air` fades the tree into the distance. */
export function treeDefinition(
  kind: TreeKind,
  mood: Mood,
  { name = kind, air = 0 }: { name?: string; air?: number } = {},
): string {
  const drawn =
    kind === 'areca'
      ? areca(mood, air)
      : kind === 'coconut-palm'
        ? palm(mood, air)
        : leafyTree(kind, mood, air);
  return `<g id="${mood.prefix}${name}">${drawn}</g>`;
}

export interface Planted {
  name: TreeKind;
  at: XY;
  /** Pixels. */
  height: number;
  isMirrored?: boolean;
}

/** Plants a defined tree with its foot at its place. */
export function plantTree(
  { prefix }: Mood,
  { name, at, height, isMirrored = false }: Planted,
): string {
  const scale = Math.round(height) / 100;
  const scales = isMirrored ? `${-scale} ${scale}` : `${scale}`;
  return `<use href="#${prefix}${name}" transform="translate(${num(at[0])} ${num(at[1])})scale(${scales})"/>`;
}

/** A row of far tree tops along the horizon. */
export function treeLine(mood: Mood, y: number, air: number): string {
  const { random } = mood;
  const tops: XY[] = [];
  for (let x = -20; x < 1230; x += random.between(14, 30)) {
    tops.push([x, y - random.between(0, 13)]);
  }
  const color = surface('#4f7548', mood, 0.5, air);
  return (
    stroke(dots(tops), color, 34) +
    stroke(
      line([
        [-10, y + 8],
        [1210, y + 8],
      ]),
      color,
      30,
    )
  );
}
