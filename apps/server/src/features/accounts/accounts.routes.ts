import type { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { accountCaller } from './account-ref.ts';
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
    getAccountData: async (_, { caller }) =>
      collectAccountData(db, accountCaller(caller).accountId),
    sendDeletionCode: async (_, context) => {
      await sendDeletionCode(db, accountCaller(context.caller).accountId, context, limitScale);
      return { message: 'We have sent a code to your number. It works for 5 minutes.' };
    },
    deleteAccount: async ({ body }, context) => {
      await deleteAccount(db, accountCaller(context.caller).accountId, body.otp, context);
      return { message: 'Your account and what we kept about you are deleted.' };
    },
  }) satisfies Partial<HandlerTable<typeof contract>>;
