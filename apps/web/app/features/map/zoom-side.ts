/** Where the zoom buttons stand: at the right of the map, or at its left where a tall box leaves nothing free there. */
const ZOOM_SIDES = ['top', 'foot', 'top-left', 'foot-left'] as const;
export type ZoomSide = (typeof ZOOM_SIDES)[number];

interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** What the buttons take, with the space around them, as the classes of `zoom-buttons.tsx` say it. */
const PLACE = { width: 54, height: 90, fromTop: 8, fromFoot: 76 };

/** Each side of the button that closes the box, at its top right. */
const CLOSE = 36;

/**
 * The side on which the box at a mark leaves the buttons free, or covers least of them. A map can be moved until the box
 * lies anywhere. `usual` is taken while it is free, and the right before the left.
 */
export function freeSide(map: Box, box: Box | undefined, usual: ZoomSide): ZoomSide {
  if (box === undefined) return usual;
  let best = usual;
  for (const side of ZOOM_SIDES) {
    if (cost(placeAt(map, side), box) < cost(placeAt(map, best), box)) best = side;
  }
  return best;
}

/** How much of the box is covered; its button to close is worth more than all of the rest. */
function cost(place: Box, box: Box): number {
  const close = { ...box, left: box.right - CLOSE, bottom: box.top + CLOSE };
  return covered(place, box) + (covered(place, close) > 0 ? Number.MAX_SAFE_INTEGER : 0);
}

function placeAt({ top, right, bottom, left }: Box, side: ZoomSide): Box {
  const isTop = side.startsWith('top');
  const from = isTop ? top + PLACE.fromTop : bottom - PLACE.fromFoot - PLACE.height;
  const across = side.endsWith('left')
    ? { left, right: left + PLACE.width }
    : { left: right - PLACE.width, right };
  return { top: from, bottom: from + PLACE.height, ...across };
}

function covered(place: Box, box: Box): number {
  const across = Math.min(place.right, box.right) - Math.max(place.left, box.left);
  const down = Math.min(place.bottom, box.bottom) - Math.max(place.top, box.top);
  return Math.max(0, across) * Math.max(0, down);
}
