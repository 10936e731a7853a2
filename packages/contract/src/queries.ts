import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { InterpretationSchema } from './interpretation.ts';
import { PROMPT_MAX_LENGTH } from './limits.ts';

export const Prompt = z
  .string()
  .trim()
  .min(1, 'Type what you are looking for.')
  .max(PROMPT_MAX_LENGTH, `Keep it under ${PROMPT_MAX_LENGTH} characters.`);

export const interpretQuery = endpoint({
  name: 'interpretQuery',
  summary: 'Say what a sentence means, without searching',
  method: 'POST',
  path: '/api/v1/queries/interpret',
  access: 'anyone',
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

export const describeQuery = endpoint({
  name: 'describeQuery',
  summary: 'Print the sentence for edited constraints',
  method: 'POST',
  path: '/api/v1/queries/describe',
  access: 'anyone',
  body: z.object({ interpretation: InterpretationSchema }),
  answer: z.object({ sentence: z.string() }),
  problems: [],
});
