import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { InterpretationSchema } from './interpretation.ts';
import { Prompt } from './queries.ts';

const OUTCOMES = ['answered', 'needs-input', 'nothing-found', 'failed'] as const;

export const ChatReply = z.object({
  message: z.string(),
  nextHref: z.string(),
  /** What a client branches on; never the text of `message`. */
  outcome: z.enum(OUTCOMES),
  action: z.object({ href: z.string(), method: z.enum(['GET', 'POST']) }).optional(),
  /** The sentence to put into a link to the results. */
  sentence: z.string().optional(),
  total: z.number().int().nonnegative().optional(),
  interpretation: InterpretationSchema.optional(),
  sources: z.array(z.object({ title: z.string(), href: z.string().nullable() })).optional(),
});
export type ChatReply = z.infer<typeof ChatReply>;

export const greet = endpoint({
  name: 'greet',
  summary: 'The first assistant message; browsers get the landing page at the same address',
  method: 'GET',
  path: '/',
  access: 'anyone',
  answer: z.object({ message: z.string(), nextHref: z.string() }),
  problems: [],
});

export const chat = endpoint({
  name: 'chat',
  summary: 'Say something to the assistant',
  method: 'POST',
  path: '/api/v1/chats',
  access: 'anyone',
  body: z.object({
    prompt: Prompt,
    propertyId: z.string().max(200).optional(),
    previous: InterpretationSchema.optional(),
  }),
  answer: ChatReply,
  problems: ['property.not-found'],
});
