import type { contract } from '@manemitra/contract/contract';
import { criteriaOf } from '@manemitra/query/interpretation';
import { describe } from '@manemitra/query/describe';
import { interpretInSteps } from '@manemitra/query/interpret';
import { withNote } from '@manemitra/query/unused-note';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadCatalogueNames } from '#server/features/catalogue-names/public.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { inSteps } from '#server/platform/let-others-go-on.ts';
import { refineQuery } from './refine-query.ts';

export const queryRoutes = ({ db }: { db: Kysely<Database> }) =>
  ({
    interpretQuery: async ({ body }, context) => {
      const names = await loadCatalogueNames(db, context.version);
      const { prompt, previous, today = context.today } = body;
      const interpretation = await inSteps(interpretInSteps(prompt, { today, previous, names }));
      return { interpretation, sentence: describe(criteriaOf(interpretation), names) };
    },
    describeQuery: async ({ body }) => {
      const names = await loadCatalogueNames(db);
      const { interpretation } = body;
      return {
        sentence: withNote(describe(criteriaOf(interpretation), names), interpretation.unread),
      };
    },
    refineQuery: async ({ body }, { today }) =>
      refineQuery(body, { today, names: await loadCatalogueNames(db) }),
  }) satisfies Partial<HandlerTable<typeof contract>>;
