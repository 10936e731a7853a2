import { z } from 'zod';
import { ACCOUNT_STATUSES, STAFF_ROLES } from './access.ts';
import { endpoint } from './endpoint.ts';
import { LEAD_RECIPIENTS, LEAD_STATUSES } from './leads.ts';
import { PASSWORD_MAX_LENGTH } from './limits.ts';
import { KeptLists } from './lists.ts';
import { SIGNING_IN } from './rate-limits.ts';
import { Rera } from './rera.ts';
import * as staffWire from './staff-wire.ts';
import * as wire from './wire.ts';

/** What the owner of an account may see of it, and what their browser may keep. */
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
  summary: 'Who is signed in in this browser',
  at: wire.getSession,
  access: 'anyone',
  answer: z.object({
    account: AccountView.nullable(),
    /** This member of staff can do nothing before they have set up the second factor that their role needs. */
    needsSecondFactor: z.literal(true).optional(),
  }),
  problems: [],
});

export const signOut = endpoint({
  summary: 'Sign out in this browser; succeeds also if nobody is signed in',
  at: wire.signOut,
  access: 'anyone',
  answer: Said,
  problems: [],
});

export const signOutEverywhere = endpoint({
  summary: 'Sign out on every device',
  at: wire.signOutEverywhere,
  access: 'account',
  isOpenBeforeSetUp: true,
  /** `tokensLeft`: the tokens for programs that this account made and that go on working. */
  answer: Said.extend({ tokensLeft: z.array(z.string()) }),
  problems: [],
});

export const signIn = endpoint({
  summary: 'Sign in as staff, with a user name and a password',
  at: wire.signIn,
  access: 'anyone',
  limit: SIGNING_IN,
  body: z.object({
    userName: z.string().trim().min(1, 'Type your user name.').max(100),
    password: z.string().min(1, 'Type your password.').max(PASSWORD_MAX_LENGTH),
    /** The role to sign in with; an account has one, and another is refused. */
    role: z.string().trim().max(40).optional(),
    /** Of the authenticator app, or a recovery code, where `login.code-required` asked for it. */
    code: z.string().trim().max(20).optional(),
  }),
  answer: z.object({ message: z.string(), user: AccountView }),
  problems: ['login.refused', 'login.too-many-tries', 'login.code-required', 'login.code-wrong'],
});

export const resetPassword = endpoint({
  summary: 'Set a password with the link that was sent for it; the link works once',
  at: wire.resetPassword,
  access: 'anyone',
  limit: SIGNING_IN,
  body: z.object({
    /** As in the link's path: a promoter's id, or the user name of other staff. */
    promoterId: z.string().min(1).max(100),
    token: z.string().min(1).max(100),
    password: z.string().max(PASSWORD_MAX_LENGTH, 'Keep it under 200 characters.'),
  }),
  answer: Said,
  problems: ['reset-link.invalid'],
});

export const changePassword = endpoint({
  summary: 'Change your own password; ends every session but this one',
  at: staffWire.changePassword,
  access: 'staff',
  limit: SIGNING_IN,
  body: z.object({
    currentPassword: z.string().min(1, 'Type your current password.').max(PASSWORD_MAX_LENGTH),
    newPassword: z.string().max(PASSWORD_MAX_LENGTH, 'Keep it under 200 characters.'),
  }),
  answer: Said,
  problems: ['password.wrong', 'password.too-many-tries'],
});

export const proveIdentity = endpoint({
  summary: 'Prove anew who is signed in, by the password or a code of the app, for what is grave',
  at: staffWire.proveIdentity,
  access: 'staff',
  limit: SIGNING_IN,
  body: z
    .object({
      currentPassword: z.string().min(1, 'Type your current password.').max(PASSWORD_MAX_LENGTH),
      code: z.string().trim().min(1, 'Type the code of your app.').max(20),
    })
    .partial()
    .refine(({ currentPassword, code }) => currentPassword !== undefined || code !== undefined, {
      path: ['currentPassword'],
      error: 'Type your current password.',
    }),
  answer: Said,
  problems: ['password.wrong', 'password.too-many-tries', 'second-factor.wrong'],
});

export const getAccountData = endpoint({
  summary: 'Everything that is kept about the buyer who asks',
  at: wire.getAccountData,
  access: 'user',
  answer: z.object({
    profile: z.object({
      name: z.string().nullable(),
      phone: z.string(),
      email: z.string().nullable(),
      type: z.string().nullable(),
      status: z.enum(ACCOUNT_STATUSES),
      createdAt: z.string(),
    }),
    /** Who was given the number, when, for which project. */
    leads: z.array(
      z.object({
        project: z.string(),
        rera: Rera,
        isDemonstration: z.boolean(),
        promoter: z.string(),
        type: z.string(),
        message: z.string(),
        call: z.boolean(),
        whatsapp: z.boolean(),
        recipient: z.enum(LEAD_RECIPIENTS),
        /** What the buyer agreed to, and what they sent along. */
        consent: z.string().nullable(),
        sentence: z.string().nullable(),
        home: z.string().nullable(),
        createdAt: z.string(),
        withdrawnAt: z.string().nullable(),
        status: z.enum(LEAD_STATUSES),
        /** The note of whoever answers the lead. */
        notes: z.string(),
      }),
    ),
    lists: KeptLists,
    sessions: z.array(
      z.object({
        createdAt: z.string(),
        lastUsedAt: z.string(),
        /** As "Chrome on Windows"; null where the browser did not say. */
        device: z.string().nullable(),
      }),
    ),
    /** What was sent to their number; each is kept for 30 days. */
    messages: z.array(z.object({ at: z.string(), channel: z.string(), about: z.string() })),
    log: z.array(z.object({ at: z.string(), action: z.string(), address: z.string().nullable() })),
  }),
  problems: [],
});

export const sendDeletionCode = endpoint({
  summary: 'Send the code that deleting the account asks for to the number of the account',
  at: wire.sendDeletionCode,
  access: 'user',
  answer: Said,
  problems: ['otp.too-many-sends', 'otp.country-not-served'],
});

export const deleteAccount = endpoint({
  summary: 'Delete the account and everything that is kept about its owner',
  at: wire.deleteAccount,
  access: 'user',
  body: z.object({ otp: z.string().trim().min(1, 'Type the code.').max(20) }),
  answer: Said,
  problems: ['otp.wrong', 'otp.expired', 'otp.too-many-tries'],
});
