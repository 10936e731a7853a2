import type { Random } from '@manemitra/catalogue/random';
import type { XY } from './drawing.ts';
import { forecourt, garden, lake } from './foregrounds.ts';
import type { Mood } from './palette.ts';
import type { Camera } from './perspective.ts';
import { farCity, rain, sky } from './sky.ts';
import {
  compoundWall,
  grounds,
  lampPosts,
  nearBranch,
  passersBy,
  plant,
  road,
  scaleAt,
} from './street.ts';
import { building } from './tower.ts';
import type { View } from './tower.ts';
import { treeDefinition, treeLine } from './trees.ts';
import type { Planted, TreeKind } from './trees.ts';

type Setting = 'street' | 'lake' | 'garden' | 'forecourt';

/** The trees that make a place: one in bloom, and what grows beside it. */
const BLOOMING: readonly TreeKind[] = [
  'jacaranda',
  'pink-tabebuia',
  'golden-tabebuia',
  'gulmohar',
  'rain-tree',
];
const BRANCH_FLOWERS = ['#b9a6e6', '#f0a8c4', '#f6cf5a', undefined] as const;

/** A whole picture of a high-rise or mid-rise group: on a street, by a lake or in its garden. */
export function estate(
  mood: Mood,
  kind: 'high-rise' | 'mid-rise',
  view: View = 'whole',
): { defs: string; drawn: string } {
  const { random } = mood;
  const house = building(mood, kind, view);
  const { camera, base } = house;
  const air = sky(mood, camera.horizon);
  const setting: Setting =
    view === 'near'
      ? 'forecourt'
      : random.weighted<Setting>([
          ['street', 42],
          ['lake', 20],
          ['garden', 38],
        ]);
  const edgeY =
    setting === 'street'
      ? kind === 'high-rise'
        ? 782
        : 794
      : setting === 'lake'
        ? 776
        : setting === 'forecourt'
          ? base.y + 4
          : Math.max(752, base.y + 14);
  const bloom = random.pick(BLOOMING);
  const second = random.pick<TreeKind>(['rain-tree', 'ashoka', 'coconut-palm', ...BLOOMING]);
  const third = random.pick<TreeKind>(['areca', 'ashoka', 'frangipani', 'coconut-palm']);
  const kinds = [...new Set<TreeKind>([bloom, second, third, 'shrub'])];

  const scenery = [
    treeLine(mood, camera.horizon + 4, 0.4),
    grounds(mood, camera, edgeY, base.y),
    plant(mood, behind(random, base, bloom, second)),
    house.drawn,
    plant(
      mood,
      before(random, kinds, [base.y, edgeY], (y) => scaleAt(camera, y)),
    ),
  ].join('');
  const front = frontOf(mood, camera, { setting, edgeY }, [bloom, second, third]);
  return {
    defs:
      air.defs + house.defs + front.defs + kinds.map((each) => treeDefinition(each, mood)).join(''),
    drawn: [
      air.drawn,
      farCity(mood, camera.horizon),
      setting === 'lake' ? `<g id="${mood.prefix}scene">${scenery}</g>` : scenery,
      front.drawn,
      random.chance(0.3) ? nearBranch(mood, '#3f6b3c', random.pick(BRANCH_FLOWERS)) : '',
      rain(mood),
    ].join(''),
  };
}

function behind(
  random: Random,
  base: { left: number; right: number; y: number },
  bloom: TreeKind,
  second: TreeKind,
): Planted[] {
  return [0, 1, 2, 3].map((i) => ({
    name: i % 2 === 0 ? bloom : second,
    at: [
      i < 2
        ? random.between(-40, Math.max(20, base.left - 20))
        : random.between(Math.min(1180, base.right + 20), 1240),
      base.y + random.between(-4, 8),
    ],
    height: random.between(90, 155),
    isMirrored: random.chance(0.5),
  }));
}

function before(
  random: Random,
  kinds: readonly TreeKind[],
  [fromY, toY]: XY,
  scale: (y: number) => number,
): Planted[] {
  return Array.from({ length: 7 }, (_, i): Planted => {
    const y = random.between(fromY + 6, Math.max(fromY + 8, toY - 12));
    const name = i < 3 ? 'shrub' : random.pick(kinds);
    return {
      name,
      at: [random.between(20, 1180), y],
      height: scale(y) * (name === 'shrub' ? 2 : random.between(5, 9)),
      isMirrored: random.chance(0.5),
    };
  });
}

function frontOf(
  mood: Mood,
  camera: Camera,
  { setting, edgeY }: { setting: Setting; edgeY: number },
  [bloom, second, third]: readonly [TreeKind, TreeKind, TreeKind],
): { defs: string; drawn: string } {
  const { random } = mood;
  if (setting === 'lake') return lake(mood, camera, edgeY, `${mood.prefix}scene`);
  const tall = (name: TreeKind, x: number, y: number): Planted => ({
    name,
    at: [x, y],
    height: random.between(210, 330),
    isMirrored: random.chance(0.5),
  });
  if (setting === 'forecourt') {
    const sides = plant(mood, [
      tall(third, random.between(10, 130), edgeY + 50),
      tall(bloom, random.between(1070, 1190), edgeY + 60),
    ]);
    return { defs: '', drawn: forecourt(mood, camera, edgeY) + sides };
  }
  if (setting === 'garden') {
    const palms = plant(mood, [
      tall(third, random.between(10, 150), edgeY + 44),
      tall(second, random.between(1050, 1190), edgeY + 52),
    ]);
    return { defs: '', drawn: garden(mood, camera, edgeY) + palms };
  }
  const kerbY = edgeY + 32;
  const gateX = Math.max(260, Math.min(940, camera.centre + random.between(-160, 160)));
  return {
    defs: '',
    drawn: [
      compoundWall(mood, camera, edgeY, gateX),
      road(mood, kerbY),
      lampPosts(mood, kerbY - 14, 150, [gateX - 330, gateX + 350]),
      plant(mood, [
        tall(bloom, random.between(20, 190), kerbY - 16),
        tall(second, random.between(1010, 1180), kerbY - 16),
      ]),
      passersBy(mood, camera, kerbY),
    ].join(''),
  };
}
