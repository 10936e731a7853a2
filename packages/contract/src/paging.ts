import { z } from 'zod';
import { LIST_SEARCH_MAX_LENGTH, PAGE_SIZE_DEFAULT, PAGE_SIZE_MAX } from './limits.ts';

/** What every list that comes in pages takes and gives. */

const WHOLE = 'Give a whole number from 1.';

/** Pages are counted from 1 (spec 5). */
export const PageQuery = z.object({
  page: z.coerce.number(WHOLE).int(WHOLE).min(1, WHOLE).max(100_000, WHOLE).default(1),
  pageSize: z.coerce
    .number(WHOLE)
    .int(WHOLE)
    .min(1, WHOLE)
    .max(PAGE_SIZE_MAX, `At most ${PAGE_SIZE_MAX} are shown at once.`)
    .default(PAGE_SIZE_DEFAULT),
  search: z
    .string()
    .trim()
    .max(LIST_SEARCH_MAX_LENGTH, `Keep it under ${LIST_SEARCH_MAX_LENGTH} characters.`)
    .default(''),
});

/** One page of a list; `total` counts what all pages hold. */
export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    total: z.number().int().nonnegative(),
    page: z.number().int().positive(),
    pageSize: z.number().int().positive(),
  });
}

export const Said = z.object({ message: z.string() });
