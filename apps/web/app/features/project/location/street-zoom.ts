/** Spec 9. */
export const STREET_ZOOM_MIN = 0;
export const STREET_ZOOM_MAX = 5;
/** As wide as Google shows a street by itself: 90 degrees. */
export const STREET_ZOOM_FIRST = 1;

/** What the frame takes, in degrees. */
const FOV_MIN = 10;
const FOV_MAX = 100;

export const withinStreetZoom = (zoom: number): number =>
  Math.min(STREET_ZOOM_MAX, Math.max(STREET_ZOOM_MIN, zoom));

/** The address of a panorama's frame at a zoom; each step halves what is seen. */
export function streetFrameAt(frameUrl: string, zoom: number): string {
  const url = new URL(frameUrl);
  const fov = 180 / 2 ** withinStreetZoom(zoom);
  url.searchParams.set('fov', String(Math.round(Math.min(FOV_MAX, Math.max(FOV_MIN, fov)))));
  return url.href;
}
