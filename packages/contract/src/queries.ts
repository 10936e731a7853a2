import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { InterpretationSchema } from './interpretation.ts';
import { PROMPT_MAX_LENGTH } from './limits.ts';
import { TYPING } from './rate-limits.ts';
import * as wire from './wire.ts';

export const Prompt = z
  .string()
  .trim()
  .min(1, 'Type what you are looking for.')
  .max(PROMPT_MAX_LENGTH, `Keep it under ${PROMPT_MAX_LENGTH} characters.`);

export const interpretQuery = endpoint({
  summary: 'Say what a sentence means, without searching',
  at: wire.interpretQuery,
  access: 'anyone',
  limit: TYPING,
  body: z.object({
    prompt: Prompt,
    previous: InterpretationSchema.optional(),
    today: z.iso.date('Give a date as YYYY-MM-DD.').optional(),
  }),
  answer: z.object({
    interpretation: InterpretationSchema,
    /** The canonical sentence for what was understood. */
    sentence: z.string(),
  }),
  problems: [],
});

export const refineQuery = endpoint({
  summary: 'Change a search by a few words: “cheaper”, “which are ready”, “start over”',
  at: wire.refineQuery,
  access: 'anyone',
  limit: TYPING,
  body: z.object({
    sentence: Prompt.describe('The search as it is.'),
    change: Prompt.describe('What is said of it; a whole new wish begins a new search.'),
  }),
  answer: z.discriminatedUnion('outcome', [
    /** `isSorted`: it asks for another order, so an order that was chosen before gives way. */
    z.object({ outcome: z.literal('changed'), sentence: z.string(), isSorted: z.boolean() }),
    z.object({ outcome: z.literal('started-over') }),
    /** `unread`: the words that could not be used; none when all were understood and changed nothing. */
    z.object({
      outcome: z.literal('unchanged'),
      unread: z.array(z.string()),
      /** It asks something instead of wishing for something. */
      isQuestion: z.boolean(),
    }),
  ]),
  problems: [],
});

export const describeQuery = endpoint({
  summary:
    'Print the sentence for edited constraints, with a note of the words that it does not use',
  at: wire.describeQuery,
  access: 'anyone',
  limit: TYPING,
  body: z.object({ interpretation: InterpretationSchema }),
  answer: z.object({ sentence: z.string() }),
  problems: [],
});
