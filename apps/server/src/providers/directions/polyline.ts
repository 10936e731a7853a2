import type { Point } from '@manemitra/domain/geography';

/**
 * The points of an encoded polyline (developers.google.com/maps/documentation/utilities/polylinealgorithm), which
 * writes each as its difference from the one before, in five bits a letter. `undefined` when it is broken off or
 * leaves the globe.
 */
export function decodePolyline(encoded: string, decimals: number): Point[] | undefined {
  const numbers = signedNumbers(encoded);
  if (numbers === undefined || numbers.length % 2 === 1) return undefined;
  const points: Point[] = [];
  let [lat, lng] = [0, 0];
  for (let i = 0; i < numbers.length; i += 2) {
    lat += numbers[i] ?? 0;
    lng += numbers[i + 1] ?? 0;
    points.push([lat / 10 ** decimals, lng / 10 ** decimals]);
  }
  const isOnGlobe = points.every(([y, x]) => Math.abs(y) <= 90 && Math.abs(x) <= 180);
  return isOnGlobe ? points : undefined;
}

function signedNumbers(encoded: string): number[] | undefined {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (const letter of encoded) {
    const bits = letter.charCodeAt(0) - 63;
    if (bits < 0 || bits > 63 || shift > 30) return undefined;
    value += (bits & 31) * 2 ** shift;
    shift += 5;
    if (bits < 32) {
      numbers.push(value % 2 === 1 ? -(value + 1) / 2 : value / 2);
      [value, shift] = [0, 0];
    }
  }
  return shift === 0 ? numbers : undefined;
}
