import { num } from '@manemitra/catalogue/lettering/svg-number';
import { dots, fill, line, polygon, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { gableRoof, plainBlock } from './house-parts.ts';
import { siteBlock } from './layout-blocks.ts';
import { blockIn, ground, planOf, seen } from './layout-plan.ts';
import type { Flight, Plan, Rectangle } from './layout-plan.ts';
import { mix, surface } from './palette.ts';
import type { Mood } from './palette.ts';
import { topOf } from './perspective.ts';
import type { Block } from './perspective.ts';
import { rain, sky } from './sky.ts';
import { glassGradients } from './tower.ts';
import type { View } from './tower.ts';
import { plantTree, treeDefinition } from './trees.ts';
import type { TreeKind } from './trees.ts';

/** A layout of sites from the air: an avenue, cross roads, kerbed plots, a park, hills at the end. */
export function siteLayout(mood: Mood, view: View): { defs: string; drawn: string } {
  const { random, design } = mood;
  const isNear = view === 'near';
  const pitch = isNear ? random.between(0.13, 0.17) : random.between(0.2, 0.3);
  const eye = isNear ? random.between(20, 26) : random.between(36, 50);
  // The near edge of the layout stands a little above the picture's lower edge, however high we fly.
  const start = eye / Math.tan(Math.atan((isNear ? 270 : 330) / 900) + pitch);
  const camera: Flight = {
    focal: 900,
    eye,
    horizon: 490,
    centre: 600 + random.between(-70, 70),
    pitch,
    heading: random.pick([-1, 1]) * random.between(0.08, isNear ? 0.62 : 0.52),
    pivot: start + 30,
  };
  const horizonY = camera.horizon - camera.focal * Math.tan(pitch);
  const air = sky(mood, Math.max(60, horizonY));
  const bloom = design.pick<TreeKind>([
    'jacaranda',
    'pink-tabebuia',
    'golden-tabebuia',
    'gulmohar',
  ]);
  const street = design.pick<TreeKind>(['rain-tree', 'coconut-palm', 'frangipani', 'ashoka']);
  const plan = planOf(design, start);
  return {
    defs:
      air.defs +
      glassGradients(mood) +
      [...new Set([bloom, street])].map((kind) => treeDefinition(kind, mood)).join(''),
    drawn: [
      air.drawn,
      hills(mood, horizonY),
      country(mood, camera, horizonY),
      roads(mood, camera, plan),
      ...plan.blocks.map((block) => siteBlock(mood, camera, block)),
      standing(mood, camera, plan, [bloom, street]),
      boundary(mood, camera, plan),
      gateway(mood, camera, plan),
      rain(mood),
    ].join(''),
  };
}

function hills(mood: Mood, y: number): string {
  const { random } = mood;
  return [0.75, 0.55]
    .map((air, layer) => {
      let d = `M-10 ${num(y + 10)}`;
      let x = -10;
      while (x < 1210) {
        const width = random.between(160, 320);
        d += `Q${num(x + width / 2)} ${num(y - random.between(20, 84) * (layer === 0 ? 1.1 : 0.6))} ${num(x + width)} ${num(y + 4)}`;
        x += width * 0.86;
      }
      return fill(
        `${d}V${num(y + 14)}H-10z`,
        mix(surface('#5d7350', mood, 0.5), mood.hour.haze, air),
      );
    })
    .join('');
}

/** Fields round the layout, fading into the haze. */
function country(mood: Mood, camera: Flight, horizonY: number): string {
  const { random } = mood;
  const parts = [
    `<rect y="${num(horizonY)}" width="1200" height="${num(900 - horizonY)}" fill="${surface('#93a868', mood, 0.85, 0.25)}"/>`,
  ];
  const colors = ['#a9b56c', '#b98f5e', '#7f9f58', '#c4b27a', '#94aa5f', '#a86f4c'];
  for (const [y0, y1, air] of [
    [420, 900, 0.5],
    [240, 420, 0.32],
    [140, 240, 0.18],
    [40, 140, 0.06],
  ] as const) {
    for (let x = -y1 * 1.5; x < y1 * 1.5;) {
      const width = random.between(0.2, 0.5) * y1;
      parts.push(
        fill(
          polygon(ground(camera, { x0: x, x1: x + width, y0, y1 })),
          surface(random.pick(colors), mood, 0.85, air),
        ),
      );
      x += width;
    }
  }
  const hedges = Array.from({ length: 60 }, (): XY => {
    const y = random.between(190, 520);
    return seen(camera, [random.between(-0.8, 0.8) * y, y, 1]);
  });
  parts.push(stroke(dots(hedges), surface('#56763f', mood, 0.5, 0.3), 8));
  return parts.join('');
}

function roads(mood: Mood, camera: Flight, { avenue, crossings, edge }: Plan): string {
  const asphalt = surface('#77777b', mood, 0.8);
  const kerb = surface('#e5dccb', mood, 0.9);
  const strip = (rectangle: Rectangle, color: string) =>
    fill(polygon(ground(camera, rectangle)), color);
  // Nothing that lies behind the camera can be drawn.
  const near = camera.eye * 0.9;
  const main: Rectangle = {
    x0: -avenue / 2,
    x1: avenue / 2,
    y0: Math.max(edge.y0 - 26, near),
    y1: edge.y1,
  };
  const mark = line([
    seen(camera, [0, Math.max(edge.y0 - 26, near), 0]),
    seen(camera, [0, edge.y1, 0]),
  ]);
  return [
    strip({ ...edge, x0: edge.x0 - 3, x1: edge.x1 + 3 }, kerb),
    strip(edge, surface('#8bab5e', mood, 0.9)),
    strip({ ...main, x0: main.x0 - 1.6, x1: main.x1 + 1.6 }, kerb),
    strip(main, asphalt),
    ...crossings.map(
      (y) =>
        strip({ x0: edge.x0, x1: edge.x1, y0: y - 4.6, y1: y + 4.6 }, kerb) +
        strip({ x0: edge.x0, x1: edge.x1, y0: y - 3.4, y1: y + 3.4 }, asphalt),
    ),
    strip(main, asphalt),
    stroke(mark, surface('#f5efdf', mood, 0.9), 3, { dash: '16 14', opacity: 0.85 }),
  ].join('');
}

/** Trees and lamp posts along the avenue, the cross roads and in the park, far ones first. */
function standing(
  mood: Mood,
  camera: Flight,
  { avenue, edge, blocks, crossings }: Plan,
  [bloom, street]: readonly [TreeKind, TreeKind],
): string {
  const { random } = mood;
  const trees: { y: number; drawn: string }[] = [];
  const shadows = { near: '', far: '' };
  const tree = (kind: TreeKind, x: number, y: number, metres: number) => {
    const [px, py] = seen(camera, [x, y, 0]);
    const height = py - seen(camera, [x, y, metres])[1];
    if (px < -80 || px > 1280 || py > 990) return;
    shadows[height > 60 ? 'near' : 'far'] +=
      `M${Math.round(px)} ${Math.round(py)}h${Math.round(-mood.sunSide * height * 0.55)}`;
    trees.push({
      y,
      drawn: plantTree(mood, {
        name: kind,
        at: [Math.round(px), Math.round(py)],
        height,
        isMirrored: random.chance(0.5),
      }),
    });
  };
  let posts = '';
  let glows = '';
  for (let y = edge.y0 + 4; y < edge.y1; y += 17) {
    for (const side of [-1, 1]) {
      tree(bloom, side * (avenue / 2 + 1), y + random.between(-1.5, 1.5), random.between(6, 8.5));
      const x = side * (avenue / 2 + 0.4);
      const [foot, head] = [seen(camera, [x, y + 7, 0]), seen(camera, [x, y + 7, 6])];
      posts += `M${Math.round(foot[0])} ${Math.round(foot[1])}L${Math.round(head[0])} ${Math.round(head[1])}h${-side * 8}`;
      if (mood.hour.lamps > 0.3)
        glows += `<circle cx="${Math.round(head[0])}" cy="${Math.round(head[1])}" r="22"/>`;
    }
  }
  for (const block of blocks.filter(({ isPark }) => isPark)) {
    for (let i = 0; i < 7; i++) {
      const y = random.pick([block.y0 + 2, block.y1 - 2, (block.y0 + block.y1) / 2]);
      tree(
        i % 2 === 0 ? street : bloom,
        random.between(block.x0 + 1, block.x1 - 1),
        y,
        random.between(6, 9),
      );
    }
  }
  for (const y of crossings) {
    for (const x of [0.35, 0.7]) {
      for (const side of [edge.x0, edge.x1])
        tree(street, side * x, y + 4.2, random.between(4.5, 6.5));
    }
  }
  for (let i = 0; i < 12; i++) {
    const side = i % 2 === 0 ? edge.x0 - 5 : edge.x1 + 5;
    tree(
      street,
      side + random.between(-2, 2),
      random.between(edge.y0, edge.y1),
      random.between(7, 10),
    );
  }
  return [
    stroke(shadows.far, '#1d2033', 7, { opacity: 0.2 }),
    stroke(shadows.near, '#1d2033', 15, { opacity: 0.2 }),
    stroke(posts, surface('#40454b', mood, 0.5), 1.8),
    ...trees.toSorted((a, b) => b.y - a.y).map(({ drawn }) => drawn),
    glows === '' ? '' : `<g fill="url(#${mood.prefix}sun)" opacity=".75">${glows}</g>`,
  ].join('');
}

/** The wall along the near edge, with a hedge in flower before it and the verge below. */
function boundary(mood: Mood, camera: Flight, { avenue, edge }: Plan): string {
  const { random } = mood;
  const y = edge.y0 - 1;
  const parts: string[] = [];
  for (const side of [-1, 1]) {
    const [near, far] = [side * (avenue / 2 + 2.6), side * (edge.x1 + 4)];
    const [a, b, c, d] = [
      seen(camera, [near, y, 0]),
      seen(camera, [far, y, 0]),
      seen(camera, [far, y, 2.1]),
      seen(camera, [near, y, 2.1]),
    ];
    parts.push(
      fill(
        polygon([a, b, c, d]),
        surface(mix(mood.walls.wall, mood.walls.accent, 0.15), mood, 0.75),
      ),
      stroke(line([d, c]), surface('#a39c92', mood, 0.9), 5),
    );
    const hedge = Array.from({ length: 24 }, (_, i): XY =>
      seen(camera, [near + ((far - near) * i) / 23, y - 1.2, random.between(0.3, 1)]),
    );
    parts.push(
      stroke(dots(hedge), surface('#3f7040', mood, 0.5), 24),
      stroke(dots(hedge.map(([x, py]): XY => [x + 4, py - 7])), surface('#6a9c4d', mood, 0.9), 13),
      stroke(
        dots(random.sample(hedge, 12).map(([x, py]): XY => [x, py - 9])),
        surface(random.pick(['#db5c9a', '#f2b53c', '#f6f0e2']), mood, 1),
        8,
      ),
    );
  }
  return parts.join('');
}

/** An arch over the avenue where the layout begins. */
function gateway(mood: Mood, camera: Flight, { avenue, edge }: Plan): string {
  const { random } = mood;
  const y = edge.y0 - 1;
  const { wall, accent, roof } = mood.walls;
  const pillar = (x: number): Block =>
    blockIn(camera, { x, y, width: 2.2, depth: 2.2, bottom: 0, top: 6.4 });
  const beam = blockIn(camera, { x: 0, y, width: avenue + 7, depth: 1.8, bottom: 6, top: 7.6 });
  const tile = random.chance(0.6);
  return [
    plainBlock(camera, pillar(-avenue / 2 - 2), mood, accent),
    plainBlock(camera, pillar(avenue / 2 + 2), mood, accent),
    plainBlock(camera, beam, mood, wall),
    tile
      ? gableRoof(camera, beam, mood, { ridge: 'width', height: 1.5, color: roof, gable: wall })
      : fill(topOf(camera, beam), surface('#f3ecdf', mood, 1)),
  ].join('');
}
