import type { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { compareProperties } from './compare-properties.ts';
import { discoverProjects } from './discover-projects.ts';
import { showProperty } from './show-property.ts';

export const propertyRoutes = ({ db }: { db: Kysely<Database> }) =>
  ({
    discoverProperties: ({ query }) => discoverProjects(db, query),
    compareProperties: ({ query }, { today }) => compareProperties(db, query.propertyIds, today),
    getProperty: ({ params }, { today, version }) =>
      showProperty(db, params.id, { today, version }),
  }) satisfies Partial<HandlerTable<typeof contract>>;
