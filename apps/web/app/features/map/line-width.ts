/** How fast widths grow with the zoom between two stops. */
const BASE = 1.5;

/** A number that grows with the zoom: zoom and value in turn. It stays as it is before the first stop and after the last. */
export type Stops = readonly number[];

/** A width in pixels at this zoom: 1.5 to the power of the zoom from stop to stop. */
export const widthAt = (zoom: number, stops: Stops): number => at(zoom, stops, BASE);

/** A size in pixels at this zoom, which grows evenly from stop to stop. */
export const sizeAt = (zoom: number, stops: Stops): number => at(zoom, stops, 1);

function at(zoom: number, stops: Stops, base: number): number {
  const last = stops.length - 2;
  for (let i = 0; i <= last; i += 2) {
    const [from = 0, value = 0, to = 0, next = 0] = stops.slice(i, i + 4);
    if (zoom <= from || i === last) return value;
    if (zoom < to) {
      const share =
        base === 1
          ? (zoom - from) / (to - from)
          : (base ** (zoom - from) - 1) / (base ** (to - from) - 1);
      return value + share * (next - value);
    }
  }
  return 0;
}
