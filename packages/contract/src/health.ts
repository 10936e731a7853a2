import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getHealth = endpoint({
  name: 'getHealth',
  summary: 'Whether the server is ready to answer',
  method: 'GET',
  path: '/api/v1/health',
  access: 'anyone',
  answer: z.object({ status: z.literal('ready'), projects: z.number().int() }),
  problems: [],
});
