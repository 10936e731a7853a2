import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { EVENT_TEXT_MAX_LENGTH } from './limits.ts';
import { EVENTS } from './rate-limits.ts';
import * as wire from './wire.ts';

const text = z.string().max(EVENT_TEXT_MAX_LENGTH);

/** What is counted of a visit, and all of it. Spec 4 names the first three. */
export const VisitEvent = z.discriminatedUnion('name', [
  z.object({ name: z.literal('Landing Page Launch') }),
  z.object({ name: z.literal('Search Performed'), query: text }),
  z.object({ name: z.literal('Property Details Launch'), chatText: text }),
  z.object({ name: z.literal('Page View'), path: text }),
]);
export type VisitEvent = z.infer<typeof VisitEvent>;

export const recordEvent = endpoint({
  summary:
    'Count what a visitor looked at; nothing is kept of a browser that asks not to be tracked',
  at: wire.recordEvent,
  access: 'anyone',
  limit: EVENTS,
  body: VisitEvent,
  answer: z.object({ received: z.literal(true) }),
  problems: [],
});
