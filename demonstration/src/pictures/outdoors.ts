import { stroke } from './drawing.ts';
import { figure } from './figures.ts';
import type { Figure } from './figures.ts';
import { backdrop, HORIZON } from './neighbourhood.ts';
import { surface } from './palette.ts';
import type { Mood } from './palette.ts';
import type { Camera } from './perspective.ts';
import type { BuildingKind } from '@manemitra/catalogue/picture-address';
import { rain } from './sky.ts';
import { at } from './solids.ts';
import type { Stage } from './solids.ts';
import { plantTree, treeDefinition } from './trees.ts';
import type { TreeKind } from './trees.ts';

/** A place inside the project's gate, with its own buildings behind: what all outdoor amenities share. */
export interface Ground {
  stage: Stage;
  bloom: TreeKind;
  tall: TreeKind;
  /** Trees that stand at these places, in metres, far ones first. */
  trees: (places: readonly Tree[]) => string;
  people: (places: readonly (readonly [kind: Figure, x: number, y: number])[]) => string;
}

export interface Tree {
  kind: TreeKind;
  x: number;
  y: number;
  height: number;
}

export type Outdoors = (ground: Ground) => { defs?: string; drawn: string };

export function outdoors(
  mood: Mood,
  kind: BuildingKind,
  paint: Outdoors,
): { defs: string; drawn: string } {
  const { random, design } = mood;
  const behind = backdrop(mood, kind);
  const camera: Camera = {
    focal: random.between(760, 880),
    eye: random.between(2, 2.8),
    horizon: HORIZON,
    centre: 600 + random.between(-80, 80),
  };
  const stage: Stage = { mood, camera, light: mood.sunSide };
  const bloom = design.pick<TreeKind>([
    'jacaranda',
    'pink-tabebuia',
    'golden-tabebuia',
    'gulmohar',
    'frangipani',
  ]);
  const tall = design.pick<TreeKind>(['coconut-palm', 'areca', 'ashoka', 'coconut-palm']);
  const ground: Ground = {
    stage,
    bloom,
    tall,
    trees: (places) => grove(stage, places),
    people: (places) =>
      places
        .toSorted((a, b) => b[2] - a[2])
        .map(([who, x, y]) => figure(who, mood, at(stage, x, y, 0), camera.focal / y))
        .join(''),
  };
  const { defs = '', drawn } = paint(ground);
  const kinds: TreeKind[] = [...new Set<TreeKind>([bloom, tall, 'rain-tree', 'shrub'])];
  return {
    defs: behind.defs + defs + kinds.map((each) => treeDefinition(each, mood)).join(''),
    drawn: [
      behind.drawn,
      `<rect y="${HORIZON + 8}" width="1200" height="${900 - HORIZON}" fill="${surface('#82a75a', mood, 0.9)}"/>`,
      drawn,
      rain(mood),
    ].join(''),
  };
}

function grove(stage: Stage, places: readonly Tree[]): string {
  const { mood, camera } = stage;
  let shadows = '';
  const drawn = places
    .toSorted((a, b) => b.y - a.y)
    .map(({ kind, x, y, height }) => {
      const foot = at(stage, x, y, 0);
      const pixels = (height * camera.focal) / y;
      shadows += `M${Math.round(foot[0] - pixels * 0.2 - mood.sunSide * pixels * 0.16)} ${Math.round(foot[1])}h${Math.round(pixels * 0.4)}`;
      return plantTree(mood, {
        name: kind,
        at: foot,
        height: pixels,
        isMirrored: mood.random.chance(0.5),
      });
    })
    .join('');
  return stroke(shadows, '#1d2033', 8, { opacity: 0.2 }) + drawn;
}
