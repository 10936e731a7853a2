import type { Read } from './cell.ts';

/** `560066`, `560 066`, `Bengaluru - 560066`. */
export function readPincode(cell: string): Read<string> {
  const digits = cell
    .replace(/\.0+$/, '')
    .replace(/(\d{3})\s(\d{3})(?!\d)/, '$1$2')
    .match(/(?<!\d)\d{6}(?!\d)/g);
  const [pincode, ...others] = new Set(digits);
  return pincode !== undefined && others.length === 0 && /^5[6-9]/.test(pincode)
    ? { value: pincode }
    : {
        reason: `"${cell.trim()}" is not a pincode of Karnataka: those have six digits and begin with 56 to 59.`,
      };
}

/** `12.97, 77.59`: both in one cell. */
export function readPair(cell: string): Read<{ lat: number; lng: number }> {
  const [, lat, lng] =
    /^\(?\s*(\d+\.\d+)\s*°?\s*N?\s*[,; ]\s*(\d+\.\d+)\s*°?\s*E?\s*\)?$/i.exec(cell.trim()) ?? [];
  return lat === undefined || lng === undefined
    ? { reason: `"${cell.trim()}" is not a pair like 12.97, 77.59.` }
    : { value: { lat: Number(lat), lng: Number(lng) } };
}
