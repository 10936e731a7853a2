import type { contract } from '@manemitra/contract/contract';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadValueAddedServices } from '#server/features/catalogue/public.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { compareProperties } from './compare-properties.ts';
import { discoverProjects } from './discover-projects.ts';
import { loadPropertyDetail } from './load-property-detail.ts';
import { presentPropertyDetail } from './present-property-detail.ts';

export const propertyRoutes = ({ db }: { db: Kysely<Database> }) =>
  ({
    discoverProperties: ({ query }) => discoverProjects(db, query),
    compareProperties: ({ query }) => compareProperties(db, query.propertyIds),
    getProperty: async ({ params }, { today }) => {
      const [loaded, services] = await Promise.all([
        loadPropertyDetail(db, params.id),
        loadValueAddedServices(db),
      ]);
      if (loaded === undefined) throw new Problem('property.not-found');
      return presentPropertyDetail(loaded, { services, today });
    },
  }) satisfies Partial<HandlerTable<typeof contract>>;
