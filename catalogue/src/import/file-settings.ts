import { NAME_MAX } from '@manemitra/domain/record-limits';
import { PROPERTY_TYPES } from '@manemitra/query/criteria';
import { z } from 'zod';
import { isHttpsAddress } from '../record-addresses.ts';

/** Defaults for rows of a file that do not say it themselves. */
export const FileSettingsForm = z.strictObject({
  /** The project that all rows tell of; a list of its flats or kinds of home seldom has a column for that. */
  project: z.string().trim().min(1).max(NAME_MAX).optional(),
  /** The promoter of the projects; a sheet of one builder seldom has a column for it. */
  promoter: z.string().trim().min(1).max(NAME_MAX).optional(),
  /** The type of homes whose names do not say it; if absent, a number of bedrooms means an apartment. */
  homeType: z.enum(PROPERTY_TYPES).optional(),
  /** Which area a plain figure of a home is; if absent the super built-up area, which sheets usually have. */
  areas: z.enum(['carpet', 'super']).optional(),
  /** Our columns in which an empty cell repeats the row above. */
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
