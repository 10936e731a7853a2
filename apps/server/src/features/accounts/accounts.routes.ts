import { CODE_MINUTES, PROOF_MINUTES } from '@manemitra/contract/limits';
import type { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { accountCaller } from '#server/platform/sessions/account-ref.ts';
import { collectAccountData } from './account-data.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount, sendDeletionCode } from './delete-account.ts';
import type { OwnedData } from './owned-data.ts';
import { endOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts';
import { resetPassword } from './password-links.ts';
import { proveIdentity } from './prove-identity.ts';
import type { CodeSending } from './send-code.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
} from './set-second-factor.ts';
import { signInByPassword } from './sign-in-by-password.ts';
import { signOutOf } from './sign-out.ts';
import { signedOutText, tokensMadeBy } from './tokens-left.ts';
import { whoIsSignedIn } from './who-is-signed-in.ts';

export const accountRoutes = ({
  db,
  ownedData,
  ...sending
}: {
  db: Kysely<Database>;
  ownedData: OwnedData;
} & CodeSending) =>
  ({
    getSession: async (_, { caller }) => ({
      account: await whoIsSignedIn(db, caller),
      ...(caller.kind === 'account' && caller.mustSetUp ? { needsSecondFactor: true } : {}),
    }),
    proveIdentity: async ({ body }, context) => {
      await proveIdentity(db, body, context);
      return {
        message: `Thank you. We will not ask again in this browser for ${PROOF_MINUTES} minutes.`,
      };
    },
    signIn: async ({ body }, context) => ({
      message: 'Login successful!', // spec 4
      user: await signInByPassword(db, body, context, sending.limitScale),
    }),
    signOut: async (_, context) => {
      await signOutOf(db, context, 'here');
      return { message: 'You are signed out.' };
    },
    signOutEverywhere: async (_, context) => {
      const tokensLeft = await tokensMadeBy(db, context);
      await signOutOf(db, context, 'everywhere');
      return { message: signedOutText(tokensLeft), tokensLeft };
    },
    resetPassword: async ({ body }, context) => {
      await resetPassword(db, body, context);
      return { message: 'Your password is set. Sign in with it.' };
    },
    changePassword: async ({ body }, context) => {
      await changePassword(db, body, context);
      return { message: 'Your password is changed. Everywhere else you are signed out.' };
    },
    getSecondFactor: (_, context) => readSecondFactor(db, context),
    beginSecondFactor: ({ body }, context) => beginSecondFactor(db, body.currentPassword, context),
    confirmSecondFactor: async ({ body }, context) => ({
      recoveryCodes: await confirmSecondFactor(db, body.code, context),
    }),
    removeSecondFactor: async ({ body }, context) => {
      await removeSecondFactor(db, body, context);
      return { message: 'You now sign in with your password alone.' };
    },
    listOwnSessions: async (_, context) => ({
      sessions: await listOwnSessions(db, context),
      tokens: await tokensMadeBy(db, context),
    }),
    endOwnSession: async ({ params }, context) => {
      await endOwnSession(db, params.id, context);
      return { message: 'That browser is signed out.' };
    },
    endOtherSessions: async (_, context) => {
      const ended = await endOtherSessions(db, context);
      return { message: 'You are signed out everywhere but here.', ended };
    },
    getAccountData: async (_, { caller }) =>
      collectAccountData(db, accountCaller(caller).accountId, ownedData),
    sendDeletionCode: async (_, context) => {
      await sendDeletionCode(db, accountCaller(context.caller).accountId, context, sending);
      return {
        message: `We have sent a code to your number. It works for ${CODE_MINUTES} minutes.`,
      };
    },
    deleteAccount: async ({ body }, context) => {
      const userId = accountCaller(context.caller).accountId;
      await deleteAccount(db, { userId, otp: body.otp, ownedData }, context);
      return { message: 'Your account and what we kept about you are deleted.' };
    },
  }) satisfies Partial<HandlerTable<typeof contract>>;
