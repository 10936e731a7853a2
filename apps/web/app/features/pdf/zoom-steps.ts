/** How large a page is drawn: 1 fits the width. */
export const ZOOMS = [1, 1.5, 2, 3] as const;

/** The next size in a direction; the last one stays. */
export function zoomed(zoom: number, by: 1 | -1): number {
  const at = ZOOMS.findIndex((step) => step >= zoom);
  return ZOOMS[Math.min(Math.max(at + by, 0), ZOOMS.length - 1)] ?? 1;
}

/** Wider pages have lines too long to read, until somebody asks for it. */
const WIDEST_PX = 860;
/** Phones refuse to draw on more than 16 million pixels: a page is 1.42 times as high as wide. */
const MOST_PIXELS_ACROSS = 3300;

/** Width of a page on the screen, and how many of the screen's dots each pixel of it may have. */
export function pageSize(
  frameWidth: number,
  zoom: number,
  screenRatio: number,
): { width: number; pixelRatio: number } {
  const width = Math.round(Math.min(frameWidth, WIDEST_PX) * zoom);
  return { width, pixelRatio: Math.max(1, Math.min(screenRatio, MOST_PIXELS_ACROSS / width)) };
}
