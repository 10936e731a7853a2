import { z } from 'zod';
import { ACCOUNT_STATUSES, STAFF_ROLES } from './access.ts';
import { endpoint } from './endpoint.ts';

/** What an account's owner is shown of it, and what their browser may keep. */
export const AccountView = z.object({
  id: z.number().int(),
  role: z.enum(['user', ...STAFF_ROLES]),
  name: z.string().nullable(),
  /** Staff sign in with it; buyers have none. */
  userName: z.string().nullable(),
  email: z.string().nullable(),
  /** Masked: `+91 98••• ••210`. */
  phone: z.string().nullable(),
  /** What kind of buyer it is, where known. */
  type: z.string().nullable(),
  status: z.enum(ACCOUNT_STATUSES),
  createdAt: z.string(),
});
export type AccountView = z.infer<typeof AccountView>;

const Said = z.object({ message: z.string() });

export const getSession = endpoint({
  name: 'getSession',
  summary: 'Who is signed in in this browser',
  method: 'GET',
  path: '/api/v1/auth/session',
  access: 'anyone',
  answer: z.object({ account: AccountView.nullable() }),
  problems: [],
});

export const signOut = endpoint({
  name: 'signOut',
  summary: 'Sign out in this browser; well if nobody is signed in, too',
  method: 'POST',
  path: '/api/v1/auth/logout',
  access: 'anyone',
  answer: Said,
  problems: [],
});

export const signOutEverywhere = endpoint({
  name: 'signOutEverywhere',
  summary: 'Sign out on every device',
  method: 'POST',
  path: '/api/v1/auth/logout-everywhere',
  access: 'account',
  answer: Said,
  problems: [],
});
