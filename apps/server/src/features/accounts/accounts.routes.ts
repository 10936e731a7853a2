import type { contract } from '@manemitra/contract/contract';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import type { Caller } from '#server/platform/sessions/caller.ts';
import { collectAccountData } from './account-data.ts';
import { deleteAccount, sendDeletionCode } from './delete-account.ts';
import { resetPassword } from './password-links.ts';
import { signInByPassword } from './sign-in-by-password.ts';
import { signOutOf } from './sign-out.ts';
import { whoIsSignedIn } from './who-is-signed-in.ts';

export const accountRoutes = ({ db, limitScale }: { db: Kysely<Database>; limitScale: number }) =>
  ({
    getSession: async (_, { caller }) => ({ account: await whoIsSignedIn(db, caller) }),
    signIn: async ({ body }, context) => ({
      message: 'Login successful!', // spec 4
      user: await signInByPassword(db, body, context, limitScale),
    }),
    signOut: async (_, context) => {
      await signOutOf(db, context, 'here');
      return { message: 'You are signed out.' };
    },
    signOutEverywhere: async (_, context) => {
      await signOutOf(db, context, 'everywhere');
      return { message: 'You are signed out on every device.' };
    },
    resetPassword: async ({ body }, context) => {
      await resetPassword(db, body, context);
      return { message: 'Your password is set. Sign in with it.' };
    },
    getAccountData: async (_, { caller }) => collectAccountData(db, idOf(caller)),
    sendDeletionCode: async (_, context) => {
      await sendDeletionCode(db, idOf(context.caller), context, limitScale);
      return { message: 'We have sent a code to your number. It works for 5 minutes.' };
    },
    deleteAccount: async ({ body }, context) => {
      await deleteAccount(db, idOf(context.caller), body.otp, context);
      return { message: 'Your account and what we kept about you are deleted.' };
    },
  }) satisfies Partial<HandlerTable<typeof contract>>;

/** The door lets only accounts through to the endpoints that ask for one; this says so to the compiler. */
function idOf(caller: Caller): number {
  if (caller.kind !== 'account') throw new Problem('session.required');
  return caller.accountId;
}
