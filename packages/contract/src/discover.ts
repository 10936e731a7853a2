import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { DISCOVER_MAX } from './limits.ts';
import { LookedUp } from './looked-up.ts';
import { Rera } from './rera.ts';
import * as wire from './wire.ts';

export const discoverProperties = endpoint({
  summary: `Look a project up by its name, typing errors forgiven: pages of ${DISCOVER_MAX}, the most similar name first, each item with what tells it from the others`,
  at: wire.discoverProperties,
  access: 'anyone',
  query: z.object({
    searchType: z.enum(['text']).default('text'),
    projectName: LookedUp.min(1, 'Type the name of a project.'),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  answer: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        slug: z.string(),
        name: z.string(),
        locality: z.string().nullable(),
        promoterName: z.string(),
        rera: Rera,
        isDemonstration: z.boolean(),
      }),
    ),
    total: z.number().int().nonnegative(),
    page: z.number().int(),
    pageSize: z.number().int(),
  }),
  problems: [],
});
