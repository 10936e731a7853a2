import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import * as wire from './wire.ts';

/** One place where the caller is signed in, as they may know it again. */
export const OwnSession = z.object({
  /** To end it with; neither the secret of the session nor anything that leads to it. */
  id: z.string(),
  /** "Chrome on Windows", as its browser said when it signed in; null where it did not. */
  device: z.string().nullable(),
  createdAt: z.string(),
  /** To within five minutes. */
  lastUsedAt: z.string(),
  /** Whether it is the one that asks. */
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

export const listOwnSessions = endpoint({
  summary: 'Where the caller is signed in, this browser first',
  at: wire.listOwnSessions,
  access: 'account',
  isOpenBeforeSetUp: true,
  answer: z.object({
    sessions: z.array(OwnSession),
    /** The caller's tokens for programs. Signing out does not end them. */
    tokens: z.array(z.string()),
  }),
  problems: [],
});

export const endOwnSession = endpoint({
  summary: 'Sign the caller out in one of their browsers',
  at: wire.endOwnSession,
  access: 'account',
  params: z.object({ id: z.uuid('This is not the id of a session.') }),
  answer: z.object({ message: z.string() }),
  problems: ['session.not-found'],
});

export const endOtherSessions = endpoint({
  summary: 'Sign the caller out everywhere but here',
  at: wire.endOtherSessions,
  access: 'account',
  answer: z.object({ message: z.string(), ended: z.number().int() }),
  problems: [],
});
