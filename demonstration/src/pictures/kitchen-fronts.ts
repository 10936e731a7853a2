import { fill, line, stroke } from './drawing.ts';
import { mix } from './palette.ts';
import { at, facing, tone } from './solids.ts';
import type { Range, Stage } from './solids.ts';

/** What a kitchen is faced with. */
export interface Cabinetry {
  low: string;
  high: string;
  top: string;
  splash: string;
  metal: string;
  wood: string;
}

/** Doors and drawers side by side, with their handles. */
export function fronts(
  stage: Stage,
  { x, z, y, count }: { x: Range; z: Range; y: number; count: number },
  color: string,
  metal: string,
): string {
  const step = (x[1] - x[0]) / count;
  let panels = '';
  let handles = '';
  for (let i = 0; i < count; i++) {
    const from = x[0] + i * step;
    panels += facing(stage, [from + 0.025, from + step - 0.025], [z[0] + 0.025, z[1] - 0.025], y);
    const hz = z[1] > 1.4 ? z[0] + 0.08 : z[1] - 0.08;
    handles += line([at(stage, from + step * 0.38, y, hz), at(stage, from + step * 0.62, y, hz)]);
  }
  return (
    fill(panels, tone(stage, mix(color, '#ffffff', 0.1), 0.66)) +
    stroke(handles, tone(stage, metal, 0.9), 3)
  );
}
