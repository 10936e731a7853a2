import { z } from 'zod';
import { AccountView } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { InterpretationSchema } from './interpretation.ts';
import { Prompt } from './queries.ts';
import { SIGNING_IN } from './rate-limits.ts';
import * as wire from './wire.ts';

const OUTCOMES = ['answered', 'needs-input', 'nothing-found', 'failed'] as const;

export const ChatReply = z.object({
  message: z.string(),
  nextHref: z.string(),
  /** What a client branches on; never the text of `message`. */
  outcome: z.enum(OUTCOMES),
  /** True once somebody has signed in: chat mode goes on. */
  startChat: z.boolean().optional(),
  /** Who has signed in with this turn; null when they have signed out. */
  user: AccountView.nullable().optional(),
  /** The number that is being proved, to be sent back with the next step. */
  mobileNumber: z.string().optional(),
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
  at: wire.greet,
  access: 'anyone',
  answer: z.object({ message: z.string(), nextHref: z.string() }),
  problems: [],
});

const Turn = z.object({
  prompt: Prompt,
  propertyId: z.string().max(200).optional(),
  previous: InterpretationSchema.optional(),
});

export const chat = endpoint({
  name: 'chat',
  summary: 'Say something to the assistant',
  at: wire.chat,
  access: 'anyone',
  body: Turn,
  answer: ChatReply,
  problems: ['property.not-found', 'otp.too-many-sends', 'otp.country-not-served'],
});

export const chatAboutProject = endpoint({
  name: 'chatAboutProject',
  summary: 'Say something to the assistant about the project that is open',
  at: wire.chatAboutProject,
  access: 'anyone',
  body: Turn,
  answer: ChatReply,
  problems: ['property.not-found', 'otp.too-many-sends', 'otp.country-not-served'],
});

/** A number or a name, with a few words around it. */
const Step = Prompt.max(200, 'Keep it under 200 characters.');

/** As the step before said it; parsed again on the server. */
const MobileNumber = z.string().trim().min(1).max(40);

export const chatLogin = endpoint({
  name: 'chatLogin',
  summary: 'Signing in by chat: the phone number',
  at: wire.chatLogin,
  access: 'anyone',
  // The step after depends on the wish alone, never on whether the number is known.
  query: z.object({ wish: z.enum(['login', 'signup']).default('login') }),
  body: z.object({ loginPrompt: Step }),
  answer: ChatReply,
  problems: ['otp.too-many-sends', 'otp.country-not-served'],
});

export const chatSignup = endpoint({
  name: 'chatSignup',
  summary: 'Signing up by chat: the name',
  at: wire.chatSignup,
  access: 'anyone',
  body: z.object({ signupPrompt: Step, mobileNumber: MobileNumber }),
  answer: ChatReply,
  problems: ['otp.too-many-sends', 'otp.country-not-served'],
});

export const chatValidateCode = endpoint({
  name: 'chatValidateCode',
  summary: 'Signing in by chat: the code from the message, or “resend”, “other number”, “cancel”',
  at: wire.chatValidateCode,
  access: 'anyone',
  limit: SIGNING_IN,
  body: z.object({ mobileNumber: MobileNumber, otp: z.string().trim().min(1).max(200) }),
  answer: ChatReply,
  problems: [
    'otp.wrong',
    'otp.expired',
    'otp.too-many-tries',
    'otp.too-many-sends',
    'otp.country-not-served',
    'account.not-active',
  ],
});
