import { fill } from './drawing.ts';
import { gableRoof, plainBlock } from './house-parts.ts';
import { mix, surface } from './palette.ts';
import type { Mood } from './palette.ts';
import { litShare, outlineOf, quad, visibleFaces } from './perspective.ts';
import type { Block, Camera } from './perspective.ts';
import type { BuildingKind } from '@manemitra/catalogue/picture-address';
import { farCity, sky } from './sky.ts';
import { building, glassGradients } from './tower.ts';
import { treeLine } from './trees.ts';

/** Where the sky ends, in pixels from the top. */
export const HORIZON = 470;

/** What stands behind an amenity: the city, and the project's own buildings or its neighbours' roofs. */
export function backdrop(mood: Mood, kind: BuildingKind): { defs: string; drawn: string } {
  const air = sky(mood, HORIZON);
  const far = farCity(mood, HORIZON) + treeLine(mood, HORIZON + 2, 0.4);
  if (kind === 'high-rise' || kind === 'mid-rise') {
    const house = building(mood, kind, 'behind');
    return {
      defs: air.defs + house.defs,
      drawn: air.drawn + far + house.drawn + treeLine(mood, HORIZON + 16, 0.14),
    };
  }
  return {
    defs: air.defs + glassGradients(mood),
    drawn:
      air.drawn +
      far +
      (kind === 'plots' ? '' : roofs(mood, kind)) +
      treeLine(mood, HORIZON + 12, 0.18),
  };
}

/** The neighbours' houses over the trees. */
function roofs(mood: Mood, kind: 'villa' | 'row-house'): string {
  const { random, design, walls, facts } = mood;
  const camera: Camera = { focal: 820, eye: 2.4, horizon: HORIZON, centre: 600 };
  const storeys = Math.min(4, (facts.floors ?? 1) + 1);
  const isFlat = design.chance(0.4);
  const step = kind === 'villa' ? 21 : 8.5;
  const count = kind === 'villa' ? 4 : 9;
  return Array.from({ length: count }, (_, i): Block => ({
    x: (i - (count - 1) / 2) * step + (kind === 'villa' ? random.between(-3, 3) : 0),
    y: kind === 'villa' ? random.between(44, 58) : 48,
    width: kind === 'villa' ? 12 : 8.4,
    depth: 9,
    yaw: kind === 'villa' ? random.between(-0.4, 0.4) : 0,
    bottom: 0,
    top: storeys * 3.1,
  }))
    .toSorted((a, b) => Math.abs(b.x) - Math.abs(a.x))
    .map((block, i) => {
      const wall = mix(
        i % 2 === 0 ? walls.wall : mix(walls.wall, walls.accent, 0.3),
        mood.hour.haze,
        0.12,
      );
      const glass = visibleFaces(camera, block)
        .map((face) => {
          let d = '';
          for (let z = 0.9; z < block.top - 1; z += 3.1)
            for (const u of [0.14, 0.58])
              d += quad(face, [face.width * u, face.width * (u + 0.26)], [z, z + 1.5]);
          return fill(d, mood.hour.lamps > 0.3 ? '#ffd98f' : `url(#${mood.prefix}glassD)`);
        })
        .join('');
      const top = isFlat
        ? visibleFaces(camera, {
            ...block,
            width: block.width + 1,
            depth: block.depth + 1,
            bottom: block.top,
            top: block.top + 0.5,
          })
            .map((face) =>
              fill(outlineOf(face), surface('#f3ede0', mood, litShare(face, mood.sunSide))),
            )
            .join('')
        : gableRoof(camera, block, mood, {
            ridge: 'width',
            height: 2.6,
            color: walls.roof,
            gable: wall,
          });
      return plainBlock(camera, block, mood, wall) + glass + top;
    })
    .join('');
}
