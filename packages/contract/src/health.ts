import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as wire from './wire.ts';

export const getHealth = endpoint({
  summary: 'Whether the server is ready to answer',
  at: wire.getHealth,
  access: 'anyone',
  answer: z.object({
    status: z.literal('ready'),
    projects: z.number().int(),
    demonstrations: z.number().int(),
  }),
  problems: [],
});
