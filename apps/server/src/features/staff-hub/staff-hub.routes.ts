import type { contract } from '@manemitra/contract/contract';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { unreadMailWarning } from '#server/features/messages/public.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { accountCaller } from '#server/platform/sessions/account-ref.ts';
import { countFigures } from './count-figures.ts';
import { hubItems } from './hub-items.ts';
import { ownPromoter } from './own-promoter.ts';

export const staffHubRoutes = ({
  db,
  staffEmail,
}: {
  db: Kysely<Database>;
  staffEmail: string | undefined;
}) =>
  ({
    getStaffHub: async (_, context) => {
      const { role, accountId } = accountCaller(context.caller);
      if (role === 'user') throw new Problem('access.refused');
      return { items: hubItems(role, await ownPromoter(db, accountId)) };
    },
    getStaffFigures: async (_, { caller, today, now }) => {
      const account = accountCaller(caller);
      const unread = account.role === 'admin' ? await unreadMailWarning(db, staffEmail) : undefined;
      return {
        figures: await countFigures(db, { caller: account, today, now }),
        warnings: unread === undefined ? [] : [unread],
      };
    },
  }) satisfies Partial<HandlerTable<typeof contract>>;
