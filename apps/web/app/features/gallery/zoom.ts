/**
 * Where a picture lies in its frame while it is zoomed: its content point `p` is drawn at `p * scale + offset`.
 * All points are in pixels from the middle of the frame.
 */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Spot {
  x: number;
  y: number;
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 };
export const MOST_ZOOM = 6;
const TAP_ZOOM = 2.5;

/** A tap brings the spot nearer, the next one shows the whole picture again. */
export function tapped(zoom: Zoom, spot: Spot, frame: Frame): Zoom {
  return zoom.scale > 1 ? WHOLE : zoomedAt(zoom, spot, TAP_ZOOM, frame);
}

/** Another scale, with what is under the spot staying there. */
export function zoomedAt(zoom: Zoom, spot: Spot, scale: number, frame: Frame): Zoom {
  const next = Math.min(MOST_ZOOM, Math.max(1, scale));
  const by = next / zoom.scale;
  return within(frame, {
    scale: next,
    x: spot.x - (spot.x - zoom.x) * by,
    y: spot.y - (spot.y - zoom.y) * by,
  });
}

/** Two fingers keep what they touched: their distance scales, their middle moves. */
export function pinched(
  zoom: Zoom,
  before: readonly [Spot, Spot],
  now: readonly [Spot, Spot],
  frame: Frame,
): Zoom {
  const spread = distance(before);
  const scale = spread === 0 ? zoom.scale : zoom.scale * (distance(now) / spread);
  const [from, to] = [middle(before), middle(now)];
  const scaled = zoomedAt(zoom, from, scale, frame);
  return moved(scaled, { x: to.x - from.x, y: to.y - from.y }, frame);
}

export function moved(zoom: Zoom, by: Spot, frame: Frame): Zoom {
  return within(frame, { ...zoom, x: zoom.x + by.x, y: zoom.y + by.y });
}

interface Frame {
  width: number;
  height: number;
}

/** A picture is never pushed out of its frame. */
function within(frame: Frame, { scale, x, y }: Zoom): Zoom {
  const most = { x: ((scale - 1) * frame.width) / 2, y: ((scale - 1) * frame.height) / 2 };
  return { scale, x: clamp(x, most.x), y: clamp(y, most.y) };
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value)) || 0;
}

function distance([a, b]: readonly [Spot, Spot]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle([a, b]: readonly [Spot, Spot]): Spot {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
