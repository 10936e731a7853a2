import { bedroom } from './bedroom.ts';
import { verticalGradient } from './drawing.ts';
import { gym } from './gym.ts';
import { inside } from './indoors.ts';
import type { Scheme } from './schemes.ts';
import { kitchen } from './kitchen.ts';
import { livingRoom } from './living-room.ts';
import type { Mood } from './palette.ts';
import type { Camera } from './perspective.ts';
import type { Stage } from './solids.ts';
import { lampGradient } from './windows.ts';

const ROOMS = { 'living-room': livingRoom, bedroom, kitchen, gym } as const;

/** A room seen from its door, mirrored as often as not. */
export function interior(
  mood: Mood,
  room: keyof typeof ROOMS,
  scheme: Scheme,
  isHigh: boolean,
): { defs: string; drawn: string } {
  const { random } = mood;
  const camera: Camera = {
    focal: random.between(800, 930),
    eye: random.between(1.3, 1.5),
    horizon: random.between(415, 455),
    centre: random.between(540, 660),
  };
  const stage: Stage = { mood: inside(mood), camera, light: 0 };
  const { defs, drawn } = ROOMS[room](stage, scheme, isHigh);
  const [top, middle, low] = mood.hour.sky;
  return {
    defs:
      verticalGradient(`${mood.prefix}sky`, [
        [0, top],
        [0.3, middle],
        [camera.horizon / 900, low],
      ]) +
      lampGradient(stage) +
      defs,
    drawn: random.chance(0.5) ? `<g transform="matrix(-1 0 0 1 1200 0)">${drawn}</g>` : drawn,
  };
}
