/** What stands in a row of rooms, and how long it would like to be. Areas are square metres. */

export type Module =
  | {
      kind: 'suite';
      area: number;
      toilet?: number;
      hasDress: boolean;
      /** The toilet before the bed, as one goes along the row. */
      isWetFirst: boolean;
    }
  | { kind: 'common'; toilet: number }
  | {
      kind: 'kitchen';
      area: number;
      utility: number;
      inner?: 'pooja' | 'store';
      isWetFirst: boolean;
    }
  | {
      kind: 'room';
      room: 'study' | 'pooja' | 'store' | 'lounge';
      name: string;
      area: number;
      isOpen: boolean;
    }
  | { kind: 'stair'; width: number };

const SHAFT = 750;
/** A toilet is about 2.5 m deep; what is left of a deep row becomes wardrobe, dressing room or wash. */
const TOILET_DEPTH = 2550;
const NICHE_LEAST = 700;

export interface WetStack {
  shaft: number;
  toiletDepth: number;
  nicheDepth: number;
  isDress: boolean;
  width: number;
}

/** From the façade inwards: shaft, toilet, and what lies between it and the passage. */
export function wetStack(
  area: number,
  depth: number,
  hasShafts: boolean,
  hasDress: boolean,
): WetStack {
  const shaft = hasShafts && depth >= 3000 ? SHAFT : 0;
  const whole = depth - shaft;
  const toiletDepth = whole - TOILET_DEPTH >= NICHE_LEAST ? TOILET_DEPTH : whole;
  const nicheDepth = whole - toiletDepth;
  const isDress = hasDress && nicheDepth >= 1500;
  const width = Math.round(
    Math.max(isDress ? 1750 : 1420, Math.min(2300, (area * 1e6) / toiletDepth)),
  );
  return { shaft, toiletDepth, nicheDepth, isDress, width };
}

/** How long a row of this depth would be with every room at its wanted size. */
export function naturalLength(
  modules: readonly Module[],
  depth: number,
  hasShafts: boolean,
): number {
  let length = 0;
  for (const module of modules) {
    switch (module.kind) {
      case 'suite':
        length += (module.area * 1e6) / depth;
        if (module.toilet !== undefined) {
          length += wetStack(module.toilet, depth, hasShafts, module.hasDress).width;
        }
        break;
      case 'common':
        length += wetStack(module.toilet, depth, hasShafts, false).width;
        break;
      case 'kitchen':
        length += (module.area * 1e6) / depth + utilityWidth(module, depth);
        break;
      case 'room':
        length += (module.area * 1e6) / depth;
        break;
      case 'stair':
        length += module.width;
        break;
    }
  }
  return length;
}

export const isUtilitySplit = ({ inner }: { inner?: 'pooja' | 'store' }, depth: number): boolean =>
  inner !== undefined && depth >= 3300;

export function utilityWidth(
  module: { utility: number; inner?: 'pooja' | 'store' },
  depth: number,
): number {
  const deep = isUtilitySplit(module, depth) ? Math.round(depth * 0.56) : depth;
  return Math.round(Math.max(1300, (module.utility * 1e6) / deep));
}
