import { VERDICT_LEVELS } from '@manemitra/domain/verdict/levels';
import { z } from 'zod';
import { AccountView } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { InterpretationSchema } from './interpretation.ts';
import { SPOKEN_MAX, TAKEN_BACK_MAX } from './limits.ts';
import { Prompt } from './queries.ts';
import { SIGNING_IN } from './rate-limits.ts';
import { Rera } from './rera.ts';
import { FittingHome } from './found-property.ts';
import * as wire from './wire.ts';

const OUTCOMES = ['answered', 'needs-input', 'nothing-found', 'failed'] as const;

/** The kind of a turn: a wish changes the list, a question never does, an errand has something done. */
const TURN_KINDS = ['wish', 'question', 'errand'] as const;

/** Errands: the page does each, with the buyer's consent where one is needed. */
export const ERRANDS = [
  'compare',
  'shortlist',
  'callback',
  'calculate',
  'save',
  'open',
  'share',
  'remove',
  'sign-in',
  'print',
  'next',
] as const;

/** A button below an answer: words to say next, or a page to open. */
const Tap = z.object({
  label: z.string(),
  prompt: z.string().optional(),
  href: z.string().optional(),
});

/** A project that is spoken of, with the home that fits; null where none is singled out, or it is not known. */
const ChatCard = z.object({
  slug: z.string(),
  name: z.string(),
  unitId: z.string().nullable(),
  locality: z.string().nullable(),
  home: FittingHome.nullable(),
  /** Where the home has no price: `₹45 L to ₹1.07 Cr across all its homes`. */
  projectPrice: z.string().exactOptional(),
  /** How the home compares with the limit: `All in, ₹6 L under your limit of ₹1.75 Cr`. */
  difference: z.string().nullable(),
  /** The most that is to be paid, rupees: a price beside it shows the digits that tell it from that. */
  limit: z.object({ max: z.number() }).exactOptional(),
  /** How long the ways are that the search asked for: `Partner 38 to 56 min: may be over your 45`. */
  ways: z.array(z.string()).exactOptional(),
  verdict: z.enum(VERDICT_LEVELS),
  rera: Rera,
  isDemonstration: z.boolean(),
});
export type ChatCard = z.infer<typeof ChatCard>;

/** A few rows that set two or three projects side by side; null is not known. */
const ChatTable = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.object({ label: z.string(), values: z.array(z.string().nullable()) })),
});
export type ChatTable = z.infer<typeof ChatTable>;

export const ChatReply = z.object({
  message: z.string(),
  nextHref: z.string(),
  /** What a client branches on, instead of the text of `message`. */
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
  kind: z.enum(TURN_KINDS),
  /** Whether the list beside the conversation is replaced by that of `sentence`. */
  changesList: z.boolean(),
  /** The projects that are spoken of, in their order. */
  cards: z.array(ChatCard),
  /** The `cards` side by side, where they are compared. */
  table: ChatTable.optional(),
  taps: z.array(Tap),
  /** The wish that “yes” or “keep only those” takes; to be sent back as `screen.offer`. */
  offer: z.string().optional(),
  /** Why nothing was found, and what would find some. */
  explanation: z.string().optional(),
  /** What the page should do, with the projects of `cards`. */
  errand: z.enum(ERRANDS).optional(),
  /** When a visit would suit, for the message of the request. */
  visit: z.string().optional(),
});
export type ChatReply = z.infer<typeof ChatReply>;

export const greet = endpoint({
  summary: 'The first assistant message; browsers get the landing page at the same address',
  at: wire.greet,
  access: 'anyone',
  answer: z.object({ message: z.string(), nextHref: z.string() }),
  problems: [],
});

/** The most that a caller may show at once; nobody says “the second one” of more. */
const SHOWN_MAX = 50;
const slug = z.string().max(200);

/**
 * What the buyer looks at. Only ids are believed; everything else is read from the catalogue. `focus`: the project mentioned
 * last, for “it” and “that one”. `spoken`: the projects mentioned one at a time before, the latest last, for “both”.
 * `asked`: the last message, for “2nd?” after a question about the first. `offer`: the wish that the last answer offered,
 * for “yes” and “keep those”. `before`: the sentences of the earlier searches, the latest last, for “undo”.
 */
const Screen = z.object({
  kind: z.enum(['list', 'project', 'compare', 'other']),
  projects: z.array(slug).max(SHOWN_MAX),
  focus: z.array(slug).max(SHOWN_MAX).optional(),
  spoken: z.array(slug).max(SPOKEN_MAX).optional(),
  unitId: z.string().max(40).optional(),
  part: z.string().max(40).optional(),
  sentence: z.string().max(2000).optional(),
  offer: z.string().max(2000).optional(),
  asked: z.string().max(2000).optional(),
  before: z.array(z.string().max(2000)).max(TAKEN_BACK_MAX).optional(),
});
export type Screen = z.infer<typeof Screen>;

const Turn = z.object({
  prompt: Prompt,
  propertyId: z.string().max(200).optional(),
  previous: InterpretationSchema.optional(),
  screen: Screen.optional(),
});

export const chat = endpoint({
  summary: 'Say something to the assistant',
  at: wire.chat,
  access: 'anyone',
  body: Turn,
  answer: ChatReply,
  problems: ['property.not-found', 'otp.too-many-sends', 'otp.country-not-served'],
});

export const chatAboutProject = endpoint({
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
  summary: 'Signing up by chat: the name',
  at: wire.chatSignup,
  access: 'anyone',
  body: z.object({ signupPrompt: Step, mobileNumber: MobileNumber }),
  answer: ChatReply,
  problems: ['otp.too-many-sends', 'otp.country-not-served'],
});

export const chatValidateCode = endpoint({
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
