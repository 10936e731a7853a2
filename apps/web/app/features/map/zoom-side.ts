/** Where the zoom buttons stand, at the right of the map. */
export type ZoomSide = 'top' | 'foot';

interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What the buttons take, with the space around them, as the classes of `zoom-buttons.tsx` say it. */
const PLACE = { width: 54, height: 90, fromTop: 8, fromFoot: 76 };

/**
 * The side on which the box at a mark leaves the buttons free, or covers less of them. A map can be moved until the box
 * lies anywhere. `usual` is taken while it is free.
 */
export function freeSide(map: Box, box: Box | undefined, usual: ZoomSide): ZoomSide {
  const other = usual === 'top' ? 'foot' : 'top';
  if (box === undefined) return usual;
  return covered(placeAt(map, other), box) < covered(placeAt(map, usual), box) ? other : usual;
}

function placeAt({ top, right, bottom }: Box, side: ZoomSide): Box {
  const from = side === 'top' ? top + PLACE.fromTop : bottom - PLACE.fromFoot - PLACE.height;
  return { top: from, bottom: from + PLACE.height, left: right - PLACE.width, right };
}

function covered(place: Box, box: Box): number {
  const across = Math.min(place.right, box.right) - Math.max(place.left, box.left);
  const down = Math.min(place.bottom, box.bottom) - Math.max(place.top, box.top);
  return Math.max(0, across) * Math.max(0, down);
}
