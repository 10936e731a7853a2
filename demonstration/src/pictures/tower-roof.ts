import { num } from '@manemitra/catalogue/lettering/svg-number';
import { dots, fill, line, stroke } from './drawing.ts';
import type { XY } from './drawing.ts';
import { surface } from './palette.ts';
import type { Mood } from './palette.ts';
import { litShare, outlineOf, pointOn, project, quad, visibleFaces } from './perspective.ts';
import type { Block, Camera } from './perspective.ts';

interface Room {
  width: number;
  depth: number;
  height: number;
  color: string;
  /** Metres along the building from its middle. */
  shift: number;
}

/** Machine room, tank, pergola or garden: what stands behind the parapet. */
export function roof(camera: Camera, block: Block, mood: Mood, isHigh: boolean): string {
  const { random } = mood;
  if (block.bottom > 0) return '';
  const { walls, hour } = mood;
  const rooms: string[] = [];
  const room = ({ width, depth, height, color, shift }: Room) => {
    const small: Block = {
      ...block,
      x: block.x + Math.cos(block.yaw) * shift,
      y: block.y + Math.sin(block.yaw) * shift,
      width,
      depth,
      bottom: block.top - 1,
      top: block.top + height,
    };
    for (const face of visibleFaces(camera, small)) {
      rooms.push(fill(outlineOf(face), surface(color, mood, litShare(face, mood.sunSide))));
    }
  };
  room({
    width: block.width * 0.3,
    depth: block.depth * 0.5,
    height: random.between(2.6, 4.6),
    color: walls.wall,
    shift: random.between(-0.12, 0.12) * block.width,
  });
  if (random.chance(0.6))
    room({
      width: 3,
      depth: 3,
      height: 3,
      color: random.chance(0.5) ? '#2d2f35' : walls.accent,
      shift: block.width * 0.3,
    });
  const front = visibleFaces(camera, block).at(-1);
  const extras: string[] = [];
  if (front !== undefined && random.chance(isHigh ? 0.6 : 0.75)) {
    const [from, to] = random.pick<XY>([
      [0.04, 0.45],
      [0.5, 0.96],
      [0.2, 0.8],
    ]);
    const u: XY = [from * front.width, to * front.width];
    let posts = '';
    for (let at = u[0]; at <= u[1]; at += 3) {
      posts += line([pointOn(front, at, block.top - 0.5), pointOn(front, at, block.top + 2.7)]);
    }
    extras.push(
      stroke(posts, surface(walls.trim, mood, 0.5), isHigh ? 1.4 : 2.4),
      fill(quad(front, u, [block.top + 2.6, block.top + 3], 0.3), surface(walls.accent, mood, 0.8)),
    );
  } else if (front !== undefined) {
    const green: XY[] = [];
    for (let at = 1; at < front.width - 1; at += random.between(1.2, 2.8)) {
      green.push(pointOn(front, at, block.top + 0.3));
    }
    extras.push(stroke(dots(green), surface('#568a48', mood, 0.8), isHigh ? 7 : 12));
  }
  if (isHigh && hour.name === 'dusk') {
    const [x, y] = project(camera, [block.x, block.y, block.top + 6]);
    extras.push(`<circle cx="${num(x)}" cy="${num(y)}" r="3" fill="#ff5a4a"/>`);
  }
  return rooms.join('') + extras.join('');
}
