import { dots, fill, line, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { mix, surface } from './palette.ts';
import type { Mood } from './palette.ts';
import { litShare, outlineOf, pointOn, quad, shelf, topOf, visibleFaces } from './perspective.ts';
import type { Block, Camera, Face } from './perspective.ts';

/** Parking and clubhouse floors behind louvres, a glazed lobby under a canopy, planting on the edge. */
export function podium(camera: Camera, block: Block, faces: readonly Face[], mood: Mood): string {
  const { random } = mood;
  const { walls } = mood;
  const drawn = [fill(topOf(camera, block), surface('#7f9a68', mood, 0.8))];
  for (const face of faces) {
    const lit = litShare(face, mood.sunSide);
    let louvres = '';
    for (let z = face.bottom + 0.6; z < face.top - 0.9; z += 0.55) {
      louvres += line([pointOn(face, 0.6, z), pointOn(face, face.width - 0.6, z)]);
    }
    const green: XY[] = [];
    for (let at = 0.4; at < face.width; at += random.between(1.2, 2.6)) {
      green.push(pointOn(face, at, face.top + 0.25));
    }
    drawn.push(
      fill(outlineOf(face), surface(mix(walls.wall, walls.accent, 0.55), mood, lit * 0.8)),
      stroke(louvres, surface(walls.trim, mood, lit * 0.5), 1.3, { opacity: 0.55 }),
      fill(quad(face, [0, face.width], [face.top - 0.9, face.top]), surface(walls.wall, mood, lit)),
      stroke(dots(green), surface('#4f8545', mood, Math.max(0.45, lit)), 8),
    );
  }
  return drawn.join('') + entrance(faces.at(-1), mood) + groundShade(camera, block);
}

export function entrance(face: Face | undefined, mood: Mood): string {
  if (face === undefined) return '';
  const { walls, hour } = mood;
  const middle = face.width / 2;
  const u: XY = [middle - 4.5, middle + 4.5];
  const warm = hour.lamps > 0.05 ? '#ffd489' : mix(hour.glass[0], '#fff3d6', 0.35);
  let mullions = '';
  for (let at = u[0]; at <= u[1]; at += 1.5)
    mullions += line([pointOn(face, at, 0), pointOn(face, at, 3.3)]);
  const lit = litShare(face, mood.sunSide);
  return [
    fill(quad(face, u, [0, 3.4]), warm),
    stroke(mullions, surface(walls.trim, mood, 0.3), 1.2, { opacity: 0.8 }),
    fill(shelf(face, [u[0] - 1, u[1] + 1], 3.4, 5), surface(walls.wall, mood, 0.1)),
    fill(
      quad(face, [u[0] - 1, u[1] + 1], [3.4, 4], 5),
      surface(walls.accent, mood, Math.max(0.4, lit)),
    ),
    fill(quad(face, [u[0] - 0.7, u[0] - 0.3], [0, 3.4], 4.6), surface(walls.wall, mood, lit)),
    fill(quad(face, [u[1] + 0.3, u[1] + 0.7], [0, 3.4], 4.6), surface(walls.wall, mood, lit)),
  ].join('');
}

/** The soft dark line where a wall meets the ground. */
export function groundShade(camera: Camera, block: Block): string {
  const larger: Block = { ...block, width: block.width + 3, depth: block.depth + 3 };
  const edge = line(
    visibleFaces(camera, larger)
      .toReversed()
      .flatMap((face) => [pointOn(face, 0, 0), pointOn(face, face.width, 0)]),
  );
  return stroke(edge, '#20223a', 6, { opacity: 0.22 });
}
