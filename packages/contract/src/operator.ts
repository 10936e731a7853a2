import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const getOperator = endpoint({
  name: 'getOperator',
  summary: 'Say who runs this site and how to reach them',
  method: 'GET',
  path: '/api/v1/operator',
  access: 'anyone',
  answer: z.object({
    /** Null where whoever runs the site has not said so. */
    name: z.string().nullable(),
    email: z.string().nullable(),
    address: z.string().nullable(),
  }),
  problems: [],
});
