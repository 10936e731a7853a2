import type { XY } from './drawing.ts';
import type { PictureFacts } from '@manemitra/catalogue/picture-address';

/** What stands where on the land, in metres from its upper left corner; the road runs along the lower edge. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Arrangement {
  buildings: Box[];
  /** What the towers stand on, where they cover more of the land than they need themselves. */
  podiums: Box[];
  /** Rows of plots, when the land is parted into plots. */
  lots: Box[][];
  places: { id: string; box: Box }[];
  greens: Box[];
  drives: Box[];
  ring?: { path: Box; width: number };
  gateX: number;
}

/** Metres, as built; shrunk together where the land is small. */
const SIZES: Readonly<Record<string, XY>> = {
  clubhouse: [30, 20],
  'swimming-pool': [25, 12],
  'tennis-court': [17, 34],
  'basketball-court': [16, 28],
  'badminton-court': [10, 16],
  'kids-play-area': [18, 14],
  amphitheatre: [20, 15],
  'skating-rink': [16, 14],
  'cricket-pitch': [8, 24],
  'yoga-deck': [11, 9],
  'pet-park': [16, 12],
  'senior-citizen-area': [12, 9],
};

export const placesOf = ({ amenities = [] }: PictureFacts) =>
  Object.entries(SIZES).flatMap(([id, size]) => (amenities.includes(id) ? [{ id, size }] : []));

/** Shelves of places inside a green; everything shrinks until all of it fits. */
export function pack(
  places: readonly { id: string; size: XY }[],
  greens: readonly Box[],
): Arrangement['places'] {
  for (let shrink = 1; shrink > 0.12; shrink *= 0.93) {
    const packed: Arrangement['places'] = [];
    let [green, x, y, shelf] = [0, 0, 0, 0];
    const gap = 4 * shrink;
    const fits = places.every(({ id, size }) => {
      const [long, short] = [Math.max(...size) * shrink, Math.min(...size) * shrink];
      for (; green < greens.length; [green, x, y, shelf] = [green + 1, 0, 0, 0]) {
        const area = greens[green];
        if (area === undefined) return false;
        const [width, height] = area.width >= area.height ? [long, short] : [short, long];
        if (x + width + gap > area.width) [x, y, shelf] = [0, y + shelf + gap, 0];
        if (width + gap > area.width || y + height + gap > area.height) continue;
        packed.push({
          id,
          box: { x: area.x + x + gap / 2, y: area.y + y + gap / 2, width, height },
        });
        [x, shelf] = [x + width + gap, Math.max(shelf, height)];
        return true;
      }
      return false;
    });
    if (fits) return centred(packed, greens);
  }
  return [];
}

/** Moves what was packed into a corner of its green to the green's middle. */
function centred(packed: Arrangement['places'], greens: readonly Box[]): Arrangement['places'] {
  return greens.flatMap((green) => {
    const own = packed.filter(
      ({ box }) =>
        box.x >= green.x &&
        box.x < green.x + green.width &&
        box.y >= green.y &&
        box.y < green.y + green.height,
    );
    if (own.length === 0) return [];
    const right = Math.max(...own.map(({ box }) => box.x + box.width));
    const low = Math.max(...own.map(({ box }) => box.y + box.height));
    const left = Math.min(...own.map(({ box }) => box.x));
    const top = Math.min(...own.map(({ box }) => box.y));
    const [dx, dy] = [
      green.x + (green.width - right + left) / 2 - left,
      green.y + (green.height - low + top) / 2 - top,
    ];
    return own.map(({ id, box }) => ({ id, box: { ...box, x: box.x + dx, y: box.y + dy } }));
  });
}

export type Land = Pick<Box, 'width' | 'height'>;
