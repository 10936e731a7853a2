import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { type Stops, widthAt } from './line-width.ts';
import type { Seen } from './seen.ts';

/** How a street is drawn: over which others, how wide, how much wider its edge, and from which zoom on it has two sides. */
interface Look {
  over: number;
  width: Stops;
  edge: number;
  sidesFrom: number;
}

const MOTORWAY: Look = {
  over: 4,
  width: [9, 1.3, 11, 2.2, 12, 3, 14, 6, 17, 22],
  edge: 1.5,
  sidesFrom: 9,
};
const MINOR: Look = { over: 1, width: [12, 0.6, 14, 3, 17, 12], edge: 1, sidesFrom: 13 };
const SMALL: Look = { over: 0, width: [13, 0.7, 14, 1.6, 17, 9], edge: 0.8, sidesFrom: 14.5 };

const LOOKS: Record<string, Look> = {
  motorway: MOTORWAY,
  trunk: MOTORWAY,
  primary: { over: 3, width: [9, 0.8, 11, 1.6, 12, 2.4, 14, 5, 17, 18], edge: 1.2, sidesFrom: 9 },
  secondary: { over: 2, width: [11, 0.8, 12, 1.5, 14, 4, 17, 15], edge: 1, sidesFrom: 11.5 },
  tertiary: MINOR,
  bus_road: MINOR,
};

/** Edges lie under the streets that they meet, so that a crossing is open. */
const EDGES = 10;
const SIDES = 15;

/** A street: its edge, and from near what lies between its edges. From further away it is a line. */
export function streetStyles({
  layer,
  properties: { class: of = '' },
  zoom,
  palette,
}: Omit<Seen, 'feature'>): Style[] {
  const look = layer === 'small-streets' ? SMALL : (LOOKS[of] ?? MINOR);
  const isWide = look === MOTORWAY;
  const width = widthAt(zoom, look.width);
  if (zoom < look.sidesFrom) return [line(EDGES + look.over, palette.roadFar, width + look.edge)];
  const [side, edge] = isWide
    ? [palette.roadWide, palette.roadWideEdge]
    : [palette.road, palette.roadEdge];
  return [line(EDGES + look.over, edge, width + look.edge), line(SIDES + look.over, side, width)];
}

function line(zIndex: number, color: string, width: number): Style {
  return new Style({ zIndex, stroke: new Stroke({ color, width, lineCap: 'round' }) });
}
