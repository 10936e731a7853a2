import { bungalow } from './bungalow.ts';
import { num } from '@manemitra/catalogue/lettering/svg-number';
import { fill, line, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { door, gableRoof, houseWindow, lampOn, plainBlock, verandah } from './house-parts.ts';
import { mix, surface } from './palette.ts';
import type { Mood } from './palette.ts';
import { courses, litShare, pointOn, quad, scaleOf, shelf, visibleFaces } from './perspective.ts';
import type { Block, Camera, Face } from './perspective.ts';
import { blockAt, frontOf, sideOf, windows } from './villa-parts.ts';
import type { Ground } from './villa-parts.ts';

/** One house in its garden: tiled and sloping, cubes of glass and stone, or the old bungalow. */
const VILLA_STYLES = ['tiled', 'modern', 'bungalow'] as const;

/** `side` is the one that the house turns to. */
export function villaHouse(mood: Mood, camera: Camera, side: -1 | 1): string {
  const { random, design, facts } = mood;
  // Gables over three storeys are a hostel, not a bungalow.
  const style = design.pick(
    VILLA_STYLES.filter((each) => each !== 'bungalow' || (facts.floors ?? 0) < 2),
  );
  const storeys =
    facts.floors === undefined
      ? style === 'bungalow'
        ? 1
        : design.pick([2, 2, 3])
      : Math.min(4, facts.floors + 1);
  const site = {
    x: random.between(-2, 2),
    y: 27 + storeys * 2,
    yaw: side * random.between(0.16, 0.42),
  };
  // Every picture of the house builds it anew from the same plan.
  const house: Mood = { ...mood, random: design };
  if (style === 'tiled') return tiled(house, camera, site, storeys);
  return style === 'modern'
    ? modern(house, camera, site, storeys)
    : bungalow(house, camera, site, storeys);
}

function tiled(mood: Mood, camera: Camera, site: Ground, storeys: number): string {
  const { random } = mood;
  const { wall, accent, trim, roof } = mood.walls;
  const mirror = random.pick([-1, 1]);
  const height = storeys * 3.1 + 0.1;
  const main = blockAt(site, 0, 2, { width: 14, depth: 10, bottom: 0, top: height });
  const upper = Array.from({ length: storeys - 1 }, (_, i): XY => [4.1 + i * 3.1, 5.5 + i * 3.1]);
  const wing = blockAt(site, mirror * 6.5, -3, {
    width: 7,
    depth: 8,
    bottom: 0,
    top: Math.min(height, random.pick([3.4, 6.1])),
  });
  const front = frontOf(camera, main);
  const wingFront = frontOf(camera, wing);
  const gable = mix(wall, accent, 0.25);
  const porch: XY = mirror > 0 ? [0.6, 9.6] : [4.4, 13.4];
  return [
    plainBlock(camera, main, mood, wall),
    ...upper.flatMap((z) => [
      windows(mood, front, { count: 4, z, frame: trim }),
      windows(mood, sideOf(camera, main), { count: 2, z, frame: trim }),
    ]),
    windows(mood, sideOf(camera, main), { count: 2, z: [0.9, 2.4], frame: trim }),
    gableRoof(camera, main, mood, { ridge: 'width', height: 3.3, color: roof, gable }),
    front === undefined
      ? ''
      : door(front, [(porch[0] + porch[1]) / 2 - 0.7, (porch[0] + porch[1]) / 2 + 0.7], mood, {
          color: trim,
        }),
    front === undefined
      ? ''
      : verandah(front, porch, mood, { deep: 2.8, post: mix(trim, '#f2e6cf', 0.2), roof }),
    plainBlock(camera, wing, mood, mix(wall, accent, random.pick([0, 0.5]))),
    windows(mood, wingFront, { count: 2, z: [0.8, 2.5], frame: trim }),
    wing.top > 5 ? windows(mood, wingFront, { count: 2, z: [4, 5.4], frame: trim }) : '',
    gableRoof(camera, wing, mood, { ridge: 'depth', height: 2.6, color: roof, gable }),
  ].join('');
}

function modern(mood: Mood, camera: Camera, site: Ground, storeys: number): string {
  const { random } = mood;
  const { wall, accent, trim } = mood.walls;
  const mirror = random.pick([-1, 1]);
  const stone = '#8e8880';
  const wood = random.pick(['#9a6a3f', '#7d5030', accent]);
  const ground = blockAt(site, mirror * -1, 1, { width: 16, depth: 10, bottom: 0, top: 3.4 });
  const upper = blockAt(site, mirror * 3, -0.6, { width: 11.5, depth: 10, bottom: 3.4, top: 6.8 });
  const core = blockAt(site, mirror * -5.5, 0.4, {
    width: 3.4,
    depth: 8,
    bottom: 0,
    top: storeys === 1 ? 4.6 : 1.8 + storeys * 3.3,
  });
  const above2 = Array.from({ length: Math.max(0, storeys - 2) }, (_, i) =>
    blockAt(site, mirror * (4 - i), 2, {
      width: 7.5 - i,
      depth: 7,
      bottom: 6.8 + i * 3.2,
      top: 10 + i * 3.2,
    }),
  );
  const parts: string[] = [];
  for (const third of above2) {
    parts.push(
      plainBlock(camera, third, mood, mix(wall, accent, 0.12)),
      windows(mood, frontOf(camera, third), {
        count: 2,
        z: [third.bottom + 0.5, third.top - 0.6],
        frame: trim,
      }),
      flatRoof(camera, third, mood),
    );
  }
  parts.push(plainBlock(camera, ground, mood, mix(wall, stone, 0.5)));
  const face = frontOf(camera, ground);
  if (face !== undefined) {
    const [from, to] = mirror > 0 ? [6.4, 15.4] : [0.6, 9.6];
    parts.push(
      houseWindow(face, mood, {
        u: [from + 3.4, to],
        z: [0.2, 2.8],
        frame: '#2e3033',
        panes: 4,
        hasLedge: false,
        lamp: lampOn(mood),
      }),
      door(face, [from + 0.6, from + 2.2], mood, { color: wood }),
    );
  }
  parts.push(windows(mood, sideOf(camera, ground), { count: 2, z: [0.9, 2.5], frame: '#2e3033' }));
  parts.push(plainBlock(camera, core, mood, stone), claddingOf(camera, core, mood));
  if (storeys === 1) return parts.join('') + flatRoof(camera, ground, mood);
  parts.push(underside(camera, upper, mood), plainBlock(camera, upper, mood, wall));
  const above = frontOf(camera, upper);
  if (above !== undefined) parts.push(upperFront(mood, above, wood));
  parts.push(windows(mood, sideOf(camera, upper), { count: 2, z: [4.4, 6], frame: '#2e3033' }));
  parts.push(flatRoof(camera, upper, mood));
  return parts.join('');
}

/** Rough stone in courses. */
function claddingOf(camera: Camera, block: Block, mood: Mood): string {
  return visibleFaces(camera, block)
    .map((face) => {
      const heights = Array.from({ length: 17 }, (_, i) => i * 0.5 + 0.25);
      const tone = surface('#5f5a53', mood, litShare(face, mood.sunSide));
      return stroke(courses(face, heights), tone, scaleOf(face) * 0.07, {
        dash: '26 3 14 3 34 3',
        opacity: 0.7,
      });
    })
    .join('');
}

function upperFront(mood: Mood, face: Face, wood: string): string {
  const { random } = mood;
  const lit = litShare(face, mood.sunSide);
  const scale = scaleOf(face);
  const split = face.width * random.pick([0.36, 0.5, 0.62]);
  const [screen, glass]: [XY, XY] = random.chance(0.5)
    ? [
        [0.5, split],
        [split + 0.5, face.width - 0.5],
      ]
    : [
        [face.width - split, face.width - 0.5],
        [0.5, face.width - split - 0.5],
      ];
  const slats = line([
    pointOn(face, screen[0], (face.bottom + face.top) / 2),
    pointOn(face, screen[1], (face.bottom + face.top) / 2),
  ]);
  const rail = quad(face, [glass[0], glass[1]], [face.bottom, face.bottom + 1], 1.2);
  return [
    houseWindow(face, mood, {
      u: glass,
      z: [face.bottom + 0.2, face.top - 0.5],
      frame: '#2e3033',
      panes: 4,
      hasLedge: false,
      lamp: lampOn(mood),
    }),
    fill(
      quad(face, screen, [face.bottom + 0.3, face.top - 0.4]),
      surface(mix(wood, '#20130a', 0.45), mood, lit),
    ),
    stroke(slats, surface(wood, mood, Math.max(0.3, lit)), scale * 2.6, {
      dash: `${num(scale * 0.12)} ${num(scale * 0.1)}`,
    }),
    fill(shelf(face, [glass[0], glass[1]], face.bottom, 1.25), surface('#e9e4d8', mood, 0.15)),
    fill(rail, mix(surface('#e4f0f0', mood, lit), mood.hour.glass[0], 0.4), 0.55),
    fill(
      quad(face, [glass[0] - 0.1, glass[1] + 0.1], [face.bottom - 0.25, face.bottom + 0.05], 1.25),
      surface('#f5f0e6', mood, lit),
    ),
  ].join('');
}

function underside(camera: Camera, block: Block, mood: Mood): string {
  const face = frontOf(camera, block);
  return face === undefined
    ? ''
    : fill(quad(face, [0, face.width], [block.bottom - 0.7, block.bottom]), '#1d2033', 0.3) +
        fill(shelf(face, [0, face.width], block.bottom, -3), surface('#cfc8ba', mood, 0.1));
}

function flatRoof(camera: Camera, block: Block, mood: Mood): string {
  const wide: Block = {
    ...block,
    width: block.width + 1.4,
    depth: block.depth + 1.4,
    bottom: block.top,
    top: block.top + 0.35,
  };
  const face = frontOf(camera, wide);
  const soffit =
    face === undefined
      ? ''
      : fill(shelf(face, [0, face.width], block.top, -0.7), surface('#cfc8ba', mood, 0.1));
  return soffit + plainBlock(camera, wide, mood, '#f3eee3');
}
