import { z } from 'zod';

/** Far more than any list holds, so that too many are told by how many they may be. */
const LIST_MAX_LENGTH = 8000;

/**
 * Projects by id or slug, separated by commas. They keep their order, and one named twice counts once;
 * too few and too many are told in the words of the specification.
 */
export function idList(limit: { min: number; tooFew: string; max: number; tooMany: string }) {
  return z
    .string()
    .max(LIST_MAX_LENGTH, `Keep the list under ${LIST_MAX_LENGTH} characters.`)
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
