import { z } from 'zod';

/**
 * Projects by id or slug, separated by commas. They keep their order, and one named twice counts once;
 * too few and too many are told in the words of the specification.
 */
export function idList(limit: { min: number; tooFew: string; max: number; tooMany: string }) {
  return z
    .string()
    .transform((text) => [
      ...new Set(
        text
          .split(',')
          .map((id) => id.trim())
          .filter((id) => id !== ''),
      ),
    ])
    .pipe(z.array(z.string()).min(limit.min, limit.tooFew).max(limit.max, limit.tooMany));
}
