import { CORPORATIONS } from '@manemitra/domain/corporations';
import { z } from 'zod';

/** Of more wards than this nobody would ask in each. */
export const WARDS_MAX = 3;

/** The ward of 2025 in which a project lies, by its place and the wards' borders. */
export const WardStanding = z.object({
  /** The ward, or the wards in one of which it lies; none if there would be more than `WARDS_MAX`, or if it lies outside. */
  wards: z.array(
    z.object({
      name: z.string(),
      nameKn: z.string(),
      /** Within its corporation. */
      number: z.number().int(),
      corporation: z.enum(CORPORATIONS),
    }),
  ),
  /** Where all that it may lie in are of one. */
  corporation: z.enum(CORPORATIONS).nullable(),
  /** Whether some or all of where it may lie is outside of the wards. */
  mayLieOutside: z.boolean(),
  /** Its place was given; otherwise only its area is known. */
  isPlaceGiven: z.boolean(),
});
export type WardStanding = z.infer<typeof WardStanding>;
