import { z } from 'zod';

/** Far more than any list accepts, so that the refusal can say how many are allowed. */
const LIST_MAX_LENGTH = 8000;

/**
 * Projects by id or slug, separated by commas. Order is kept and duplicates count once. Too few and too many are refused in
 * the words of the specification.
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
