import type { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { hasDemonstrationProjects } from './demonstration-projects.ts';

interface Operator {
  name: string | null;
  email: string | null;
  address: string | null;
}

/** Who runs the site, and whether what it lists is invented in part, for its legal pages and its foot. */
export const siteOperatorRoutes = ({
  db,
  operator: { name, email, address },
}: {
  db: Kysely<Database>;
  operator: Operator;
}) =>
  ({
    getOperator: async () => ({
      name,
      email,
      address,
      hasDemonstration: await hasDemonstrationProjects(db),
    }),
  }) satisfies Partial<HandlerTable<typeof contract>>;
