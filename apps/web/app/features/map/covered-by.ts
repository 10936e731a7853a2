/** A part of the map in pixels, from its upper left corner. */
export interface PixelBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A name that ends as near to an edge looks cut. */
const EDGE_PX = 3;

/** What names keep clear of on a map of this size: its edges, and so much of what lies over it as is within. */
export function coveredBoxes(
  [width, height]: readonly [width: number, height: number],
  over: readonly PixelBox[],
): PixelBox[] {
  const within = over.flatMap((box): PixelBox[] => {
    const left = Math.max(0, box.left);
    const top = Math.max(0, box.top);
    const right = Math.min(width, box.left + box.width);
    const bottom = Math.min(height, box.top + box.height);
    return right > left && bottom > top
      ? [{ left, top, width: right - left, height: bottom - top }]
      : [];
  });
  return [
    { left: 0, top: 0, width, height: EDGE_PX },
    { left: 0, top: height - EDGE_PX, width, height: EDGE_PX },
    { left: 0, top: 0, width: EDGE_PX, height },
    { left: width - EDGE_PX, top: 0, width: EDGE_PX, height },
    ...within,
  ];
}
