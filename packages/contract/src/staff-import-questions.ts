import { NAME_MAX } from '@manemitra/domain/record-limits';
import { z } from 'zod';
import { INTEGER_MAX } from './limits.ts';

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

/** Who builds a project of which no row says it. */
export const BuilderOfProject = z.object({ project: z.string(), builder: z.string() });

const CHOICES_MAX = 10_000;

/** What is chosen of the rows of a file; what it does not name stays as it was chosen. */
export const ImportChoice = z.strictObject({
  builders: z
    .array(
      z.strictObject({
        project: z.string().trim().min(1).max(NAME_MAX),
        /** Empty: nobody says it any more. */
        builder: z.string().trim().max(NAME_MAX),
      }),
    )
    .max(CHOICES_MAX)
    .optional(),
  rows: z
    .array(
      z.strictObject({
        line: z.number().int().positive().max(INTEGER_MAX),
        isLeftOut: z.boolean(),
      }),
    )
    .max(CHOICES_MAX)
    .optional(),
});
export type ImportChoice = z.infer<typeof ImportChoice>;
