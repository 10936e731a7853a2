import type { FeatureLike } from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import RenderFeature from 'ol/render/Feature.js';

/** The middle of the longest straight piece of a line of a tile, and how far that is turned, so that what is written on it stands upright. */
export function middleOfLine(feature: FeatureLike): { point: Point; rotation: number } | undefined {
  if (!(feature instanceof RenderFeature)) return undefined;
  const flat = feature.getFlatCoordinates();
  let longest = { meters: 0, x: 0, y: 0, rotation: 0 };
  for (let i = 0; i + 3 < flat.length; i += 2) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = flat.slice(i, i + 4);
    const meters = Math.hypot(x2 - x1, y2 - y1);
    if (meters <= longest.meters) continue;
    const angle = Math.atan((y2 - y1) / (x2 - x1 || Number.EPSILON));
    longest = { meters, x: (x1 + x2) / 2, y: (y1 + y2) / 2, rotation: -angle };
  }
  if (longest.meters === 0) return undefined;
  return { point: new Point([longest.x, longest.y]), rotation: longest.rotation };
}
