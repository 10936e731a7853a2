import { z } from 'zod';

const TEXT = /^\s*(-?\d{1,2}(?:\.\d{1,10})?)\s*,\s*(-?\d{1,3}(?:\.\d{1,10})?)\s*$/;

/** A point as a text, latitude first, in degrees: `12.9716,77.5946`. */
export const PointText = z
  .string()
  .max(60)
  .transform((text, context): [lat: number, lng: number] => {
    const [, lat, lng] = TEXT.exec(text) ?? [];
    const point: [number, number] = [Number(lat), Number(lng)];
    if (Math.abs(point[0]) <= 90 && Math.abs(point[1]) <= 180) return point;
    context.addIssue({
      code: 'custom',
      message: 'Give a latitude and a longitude in degrees, such as 12.9716,77.5946.',
    });
    return z.NEVER;
  })
  .describe('Latitude and longitude in degrees, separated by a comma.');
