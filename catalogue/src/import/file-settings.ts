import { NAME_MAX } from '@manemitra/domain/name-limits';
import { PROPERTY_TYPES } from '@manemitra/query/criteria';
import { z } from 'zod';
import { isHttpsAddress } from '../record-addresses.ts';

/** What holds for every row of a file that does not say it itself. */
export const FileSettingsForm = z.strictObject({
  /** The project that all rows tell of; a list of its flats or kinds of home seldom has a column for that. */
  project: z.string().trim().min(1).max(NAME_MAX).optional(),
  /** Whose projects these are; a sheet of one builder seldom has a column for that. */
  promoter: z.string().trim().min(1).max(NAME_MAX).optional(),
  /** What homes are whose names do not say it; without it a number of bedrooms is an apartment. */
  homeType: z.enum(PROPERTY_TYPES).optional(),
  /** Which area a bare figure of a home is; without it the super built-up one, which sheets have. */
  areas: z.enum(['carpet', 'super']).optional(),
  /** Our columns of which an empty cell is as in the row above. */
  asAbove: z.array(z.string().max(200)).max(100).optional(),
  sourceName: z.string().trim().min(1).max(NAME_MAX).optional(),
  sourceUrl: z
    .string()
    .trim()
    .max(500)
    .refine(isHttpsAddress, 'Give a full https address.')
    .optional(),
  sourceCheckedOn: z.iso.date('Give a date as YYYY-MM-DD.').optional(),
});
export type FileSettings = z.infer<typeof FileSettingsForm>;
