import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as wire from './wire.ts';

export const getOperator = endpoint({
  summary: 'Say who runs this site and how to reach them',
  at: wire.getOperator,
  access: 'anyone',
  answer: z.object({
    /** Null where whoever runs the site has not said so. */
    name: z.string().nullable(),
    email: z.string().nullable(),
    address: z.string().nullable(),
    /** Whether invented projects are listed: only then do pages speak of them. */
    hasDemonstration: z.boolean(),
  }),
  problems: [],
});
