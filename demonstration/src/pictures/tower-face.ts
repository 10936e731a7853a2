import { num } from '@manemitra/catalogue/lettering/svg-number';
import { fill, layers, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { balconies, waves } from './face-balconies.ts';
import { baysOf, runs, within } from './face-bays.ts';
import type { FaceDesign, Wall } from './face-bays.ts';
import { mix, surface } from './palette.ts';
import type { Mood } from './palette.ts';
import { courses, litShare, outlineOf, pointOn, quad, scaleOf } from './perspective.ts';
import type { Face } from './perspective.ts';

/** One side of a building: wall, openings, floor bands, balconies, and what people put on them. */
export function drawFace(face: Face, mood: Mood, design: FaceDesign): string {
  const { random } = mood;
  const seenWidth = Math.abs(pointOn(face, face.width, 0)[0] - pointOn(face, 0, 0)[0]);
  if (seenWidth < 14) {
    return fill(outlineOf(face), surface(mood.walls.wall, mood, litShare(face, mood.sunSide)));
  }
  const height = face.top - face.bottom - 1;
  const floors = Math.max(1, Math.round(height / design.floorHeight));
  const lit = litShare(face, mood.sunSide);
  const serial = `${mood.prefix}${random.whole(0, 1_679_615).toString(36)}`;
  const wall: Wall = {
    face,
    bays: baysOf(face.width, design),
    floors,
    floorZ: (floor) => face.bottom + (floor * height) / floors,
    mood,
    random,
    design,
    lit,
    tone: (color, by = lit) => surface(color, mood, by),
    scale: scaleOf(face),
    id: (name) => serial + name,
  };
  const { tone } = wall;
  if (design.isPlain === true) {
    return [
      fill(outlineOf(face), tone(mood.walls.wall)),
      openings(wall, 'w'),
      bands(wall),
      openings(wall, 'b'),
      stroke(
        courses(
          face,
          Array.from({ length: floors }, (_, floor) => wall.floorZ(floor)),
        ),
        tone(mix(mood.walls.wall, '#ffffff', 0.2)),
        wall.scale * 0.8,
        { flat: true },
      ),
      cores(wall),
    ].join('');
  }
  return [
    fill(outlineOf(face), tone(mood.walls.wall)),
    openings(wall, 'w'),
    lamps(wall, 'w'),
    bands(wall),
    openings(wall, 'b'),
    lamps(wall, 'b'),
    cores(wall),
    design.language === 'waves' ? waves(wall) : balconies(wall),
    design.language === 'fins' ? fins(wall) : '',
    design.language === 'frames' ? frames(wall) : '',
    design.isFront ? fill(outlineOf(face), `url(#${mood.prefix}rise)`) : '',
  ].join('');
}

function openings({ face, bays, mood, tone, lit }: Wall, letter: 'w' | 'b'): string {
  const share = letter === 'w' ? 0.13 : 0.04;
  const d = bays
    .filter((bay) => bay.letter === letter)
    .map(({ u }) =>
      quad(face, within(u, share), [face.bottom, face.top - (letter === 'w' ? 1 : 0.6)]),
    )
    .join('');
  const dark = mix(tone(mood.walls.trim, 0.15), mood.hour.glass[1], 0.45);
  return fill(d, letter === 'b' ? dark : `url(#${mood.prefix}glass${lit > 0.3 ? 'L' : 'D'})`);
}

/** Lamps after dark, curtains by day, no two flats alike: upright strokes whose ends the floors cover. */
function lamps(
  { face, bays, floors, floorZ, mood, random, design, scale }: Wall,
  letter: 'w' | 'b',
): string {
  const drawn = { bright: '', dim: '', curtain: '' };
  const share = (design.isDistant === true ? 0.3 : 1) * Math.min(1, 22 / floors);
  const pens: Record<keyof typeof drawn, XY> = { bright: [0, 0], dim: [0, 0], curtain: [0, 0] };
  const height = Math.round(scale * (letter === 'w' ? 1.95 : 2.5));
  let width = 0;
  for (const { u } of bays.filter((bay) => bay.letter === letter)) {
    const middle = (u[0] + u[1]) / 2;
    const pane = within(u, 0.14);
    width = pointOn(face, pane[1], face.bottom)[0] - pointOn(face, pane[0], face.bottom)[0];
    for (let floor = 0; floor < floors; floor++) {
      const isLit = random.chance(mood.hour.lamps * share);
      if (!isLit && !(design.isFront && random.chance(0.11))) continue;
      const look = isLit ? (random.chance(0.65) ? 'bright' : 'dim') : 'curtain';
      const at =
        look === 'curtain' ? pane[0] + (pane[1] - pane[0]) * random.pick([0.2, 0.8]) : middle;
      const [x, y] = pointOn(face, at, floorZ(floor) + 2.7).map(Math.round) as [number, number];
      const [px, py] = pens[look];
      drawn[look] += `${drawn[look] === '' ? 'M' : 'm'}${x - px} ${y - py}v${height}`;
      pens[look] = [x, y + height];
    }
  }
  return (
    stroke(drawn.bright, '#ffd888', width, { flat: true }) +
    stroke(drawn.dim, '#f0a25a', width, { flat: true }) +
    stroke(drawn.curtain, '#fffaf0', width * 0.4, { opacity: 0.36, flat: true })
  );
}

/** The wall between the windows of one floor and the next, with the shade of its ledge. */
function bands({ face, bays, floors, floorZ, mood, design, tone, scale, id }: Wall): string {
  if (!bays.some(({ letter }) => letter === 'w')) return '';
  const d = courses(
    face,
    Array.from({ length: floors + 1 }, (_, floor) => floorZ(floor) + 0.22),
  );
  const { wall, accent } = mood.walls;
  const color = tone(design.language === 'frames' ? mix(wall, accent, 0.14) : wall);
  const shade = { color: '#1d2033', width: scale * 0.5, dy: scale * 0.8, opacity: 0.3 };
  const slab = { color, width: scale * 1.25 };
  return layers(id('b'), d, design.isFront ? [shade, slab] : [slab]);
}

function cores({ face, bays, mood, tone, scale }: Wall): string {
  let shafts = '';
  let slits = '';
  for (const { letter, u } of bays) {
    if (letter !== 'c') continue;
    shafts += quad(face, u, [face.bottom, face.top + 1.5]);
    const [x, y] = pointOn(face, (u[0] + u[1]) / 2, face.top);
    const [x2, y2] = pointOn(face, (u[0] + u[1]) / 2, face.bottom + 2);
    slits += `M${num(x)} ${num(y)}L${num(x2)} ${num(y2)}`;
  }
  return (
    fill(shafts, tone(mood.walls.accent)) +
    stroke(slits, tone(mood.walls.trim), scale * 1.8, {
      dash: `${num(scale * 0.9)} ${num(scale * 0.7)}`,
      opacity: 0.55,
    })
  );
}

function fins({ face, bays, tone, mood, lit }: Wall): string {
  const d = bays
    .slice(1)
    .map(({ u }) => quad(face, [u[0] - 0.28, u[0] + 0.28], [face.bottom, face.top + 0.8], 0.5))
    .join('');
  return fill(d, tone(mood.walls.accent, lit * 0.9 + 0.1));
}

/** Boxes drawn round two or three storeys at a time. */
function frames({ face, bays, floors, floorZ, tone, mood, random, scale }: Wall): string {
  let d = '';
  for (const [from, to] of runs(bays, 'b')) {
    for (let floor = random.whole(0, 1); floor + 2 <= floors;) {
      const storeys = random.pick([2, 3]);
      const [z0, z1] = [floorZ(floor), floorZ(Math.min(floors, floor + storeys)) - 0.5];
      d += quad(face, [from - 0.3, to + 0.3], [z0, z1], 1.6);
      floor += storeys;
    }
  }
  return stroke(d, tone(mood.walls.accent), scale * 0.6);
}
