import { RERA_STATES } from '@manemitra/domain/rera-standing';
import { z } from 'zod';

/** What is known of a project's registration; `@manemitra/domain/rera-standing` has its words. */
export const Rera = z.object({
  state: z.enum(RERA_STATES),
  number: z.string().nullable(),
  /** All, where there are several; `part` is the tower or phase of each. */
  registrations: z.array(z.object({ number: z.string(), part: z.string().optional() })).optional(),
  /** `YYYY-MM-DD`. */
  checkedOn: z.string().nullable(),
  isSeenByStaff: z.boolean(),
  registerUrl: z.string(),
});
