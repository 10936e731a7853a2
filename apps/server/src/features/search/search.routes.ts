import type { contract } from '@manemitra/contract/contract';
import type { EndpointInput } from '@manemitra/contract/endpoint';
import { LookedUp } from '@manemitra/contract/looked-up';
import { Problem } from '@manemitra/contract/problems';
import type { Interpretation } from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { loadValueAddedServices } from '#server/features/value-added-services/public.ts';
import { atMost } from '#server/platform/http/at-most.ts';
import type { CallContext, HandlerTable } from '#server/platform/http/handler.ts';
import { countProperties } from './count-properties.ts';
import { findOnMap } from './find-on-map.ts';
import { presentSearch, type PresentedRequest } from './present-search.ts';
import { reach } from './reach.ts';
import { searchByIds } from './search-by-ids.ts';
import { searchByText } from './search-by-text.ts';
import { searchProperties } from './search-properties.ts';

type Asked = EndpointInput<(typeof contract)['searchPropertiesByPost']>['query'] & {
  prompt: string;
  previous?: Interpretation | undefined;
};

/** Each compares every name in the catalogue, letter by letter: more at once would fill the database. */
const TEXT_SEARCHES_AT_ONCE = 2;

export const searchRoutes = ({ db }: { db: Kysely<Database> }) => {
  const lookUp = atMost(TEXT_SEARCHES_AT_ONCE);
  const find = async (asked: Asked, promptField: string, { today, version }: CallContext) => {
    const ids = asked.ids ?? asked.propertyId;
    if (ids !== undefined) return searchByIds(db, { ...asked, ids, today });
    const refuse = (message: string) => {
      throw new Problem('input.invalid', { fields: [{ field: promptField, message }] });
    };
    if (asked.prompt === '') refuse('Type what you are looking for.');
    if (asked.searchType === 'smart') return searchProperties(db, { ...asked, today, version });
    const { error } = LookedUp.safeParse(asked.prompt);
    if (error) refuse(error.issues[0]?.message ?? error.message);
    return lookUp(() => searchByText(db, { ...asked, today }));
  };
  const answer = async (
    asked: Asked & PresentedRequest,
    promptField: string,
    context: CallContext,
  ) => {
    const [result, services] = await Promise.all([
      find(asked, promptField, context),
      loadValueAddedServices(db, context.version),
    ]);
    return presentSearch(result, asked, services);
  };
  return {
    searchProperties: async ({ query }, context) => answer(query, 'query.prompt', context),
    searchPropertiesByPost: async ({ query, body }, context) =>
      answer({ ...query, ...body }, 'body.prompt', context),
    getReach: async ({ query: { prompt } }, { today, version }) =>
      reach(db, { prompt, today, version }),
    findOnMap: async ({ query }, { today, version }) => findOnMap(db, { ...query, today, version }),
    countProperties: async ({ query: { prompt, since } }, { today }) =>
      countProperties(db, { prompt, since: new Date(since), today }),
  } satisfies Partial<HandlerTable<typeof contract>>;
};
