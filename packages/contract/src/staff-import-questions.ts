import { z } from 'zod';

/** A row of which it is not sure whether its project is known already, with those that it may be of and why. */
export const ImportQuestion = z.object({
  line: z.number().int(),
  sheetRow: z.number().int().nullable(),
  project: z.string(),
  /** `null`: the row names none. */
  builder: z.string().nullable(),
  candidates: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      /** Who builds it, and where it lies: two may have one name. */
      builder: z.string().nullable(),
      locality: z.string().nullable(),
      evidence: z.array(z.string()),
    }),
  ),
  /** Only a row that names its builder can be of a new project. */
  canBeNew: z.boolean(),
  /** `null`: nothing was said yet. `propertyId` is `null` for a project of its own. */
  answer: z.object({ propertyId: z.number().int().nullable() }).nullable(),
});
export type ImportQuestion = z.infer<typeof ImportQuestion>;
