import type { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { signOutOf } from './sign-out.ts';
import { whoIsSignedIn } from './who-is-signed-in.ts';

export const accountRoutes = ({ db }: { db: Kysely<Database> }) =>
  ({
    getSession: async (_, { caller }) => ({ account: await whoIsSignedIn(db, caller) }),
    signOut: async (_, context) => {
      await signOutOf(db, context, 'here');
      return { message: 'You are signed out.' };
    },
    signOutEverywhere: async (_, context) => {
      await signOutOf(db, context, 'everywhere');
      return { message: 'You are signed out on every device.' };
    },
  }) satisfies Partial<HandlerTable<typeof contract>>;
