import { num } from '@manemitra/catalogue/lettering/svg-number';
import { layers, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { runs } from './face-bays.ts';
import type { Wall } from './face-bays.ts';
import { mix } from './palette.ts';
import { courses, pointOn, quad } from './perspective.ts';

/** Balconies of every floor are one line each, cut out to their columns; a checker needs two such sets. */
export function balconies(wall: Wall): string {
  const { bays, design } = wall;
  const columns =
    design.language === 'verandahs'
      ? runs(bays, 'b')
      : bays.flatMap(({ letter, u }) => (letter === 'b' ? [u] : []));
  if (design.language !== 'checker') return balconySet(wall, columns, 's', () => true);
  const even = columns.filter((_, i) => i % 2 === 0);
  const odd = columns.filter((_, i) => i % 2 === 1);
  return (
    balconySet(wall, even, 's', (floor) => floor % 2 === 0) +
    balconySet(wall, odd, 't', (floor) => floor % 2 === 1)
  );
}

function balconySet(
  { face, floors, floorZ, mood, random, design, lit, tone, scale, id }: Wall,
  columns: readonly XY[],
  name: string,
  hasFloor: (floor: number) => boolean,
): string {
  if (columns.length === 0) return '';
  const { language, railing, isFront } = design;
  const { wall, accent, trim } = mood.walls;
  const out = isFront ? 1.4 : 0.9;
  const heights: number[] = [];
  let screens = '';
  let plants = '';
  for (let floor = 0; floor < floors; floor++) {
    if (!hasFloor(floor)) continue;
    const z = floorZ(floor);
    heights.push(z);
    for (const [from, to] of columns) {
      if (language === 'screens' && random.chance(design.isDistant === true ? 0.2 : 0.5)) {
        const [x, y] = pointOn(
          face,
          from + random.pick([0.2, 0.5, 0.8]) * (to - from),
          z + 2.8,
          out,
        );
        screens += `M${num(x)} ${num(y)}v${num(scale * 2.6)}`;
      }
      if (isFront && random.chance(0.2)) {
        const [x, y] = pointOn(
          face,
          from + (to - from) * random.between(0.15, 0.85),
          z + 1.25,
          out,
        );
        plants += `M${Math.round(x)} ${Math.round(y)}h${Math.round(random.between(0, scale))}`;
      }
    }
  }
  const up = -scale * 0.6;
  const solid = tone(
    language === 'grid' || language === 'checker'
      ? mix(wall, accent, 0.75)
      : mix(wall, accent, 0.2),
  );
  const glass = mix(tone('#dfeceb'), mood.hour.glass[0], 0.4);
  const dash = `${num(Math.max(0.9, scale * 0.12))} ${num(Math.max(1.6, scale * 0.28))}`;
  const rails =
    railing === 'bars'
      ? [
          { color: tone(trim), width: scale * 0.9, dy: up, dash },
          { color: tone(trim), width: scale * 0.16, dy: up * 1.75 },
        ]
      : [
          {
            color: railing === 'solid' ? solid : glass,
            width: scale * 0.95,
            dy: up,
            opacity: railing === 'solid' ? 1 : 0.75,
          },
        ];
  const first = columns[0];
  const column =
    first === undefined
      ? 0
      : Math.abs(
          pointOn(face, first[1], face.bottom, out)[0] -
            pointOn(face, first[0], face.bottom, out)[0],
        );
  const cut = columns.map((u) => quad(face, u, [face.bottom - 1, face.top + 1], out)).join('');
  return [
    `<clipPath id="${id(`${name}c`)}"><path d="${cut}"/></clipPath><g clip-path="url(#${id(`${name}c`)})">`,
    stroke(screens, tone(accent, lit * 0.9), column * 0.38, { flat: true }),
    layers(id(name), courses(face, heights, out), [
      { color: '#1d2033', width: scale * 0.8, dy: scale * 0.5, opacity: 0.3 },
      ...rails,
      { color: tone(mix(wall, '#ffffff', 0.45)), width: scale * 0.36 },
    ]),
    '</g>',
    stroke(plants, tone('#4d8443', Math.max(0.5, lit)), Math.max(2.6, scale * 0.85)),
  ].join('');
}

/** Slabs that swell and draw in, a storey out of step with the next. */
export function waves({
  face,
  floors,
  floorZ,
  mood,
  random,
  design,
  tone,
  lit,
  scale,
  id,
}: Wall): string {
  const swells = Math.max(1, Math.round(face.width / 20));
  // On the short sides the slabs hardly leave the wall, or they would hang in the air.
  const reach = design.isFront ? random.between(2.2, 3.2) : 0.7;
  const period = random.pick([2.2, 3.1, 4.5]);
  let d = '';
  for (let floor = 0; floor <= floors; floor++) {
    const z = floorZ(floor);
    const [x0, y0] = pointOn(face, 0, z, 0.5);
    d += `M${num(x0)} ${num(y0)}`;
    for (let i = 0; i < swells; i++) {
      const out = 0.5 + reach * (1 + Math.cos((floor / period + i) * Math.PI));
      const [cx, cy] = pointOn(face, ((i + 0.5) * face.width) / swells, z, out);
      const [x, y] = pointOn(face, ((i + 1) * face.width) / swells, z, 0.5);
      d += `Q${num(cx)} ${num(cy)} ${num(x)} ${num(y)}`;
    }
  }
  const { wall } = mood.walls;
  return layers(id('w'), d, [
    { color: '#1d2033', width: scale * 0.9, dy: scale * 0.6, opacity: 0.26 },
    {
      color: mix(tone('#e8f2f0'), mood.hour.glass[0], 0.35),
      width: scale * 0.95,
      dy: -scale * 0.6,
      opacity: 0.62,
    },
    { color: tone(mix(wall, '#ffffff', 0.5), Math.max(lit, 0.3)), width: scale * 0.5 },
  ]);
}
