import { fittingIn } from '../packages/domain/src/how-many-fit.ts';
import { describe } from '@manemitra/query/describe';
import { interpret } from '@manemitra/query/interpret';
import { criteriaOf } from '@manemitra/query/interpretation';
import type { Kysely } from 'kysely';
import type { Database } from '../apps/server/src/database/schema.ts';
import { contentVersion } from '../apps/server/src/features/catalogue-changes/content-version.ts';
import { loadCatalogueNames } from '../apps/server/src/features/catalogue-names/public.ts';
import { currentCatalogue } from '../apps/server/src/features/search/current-catalogue.ts';
import { presentMatch } from '../apps/server/src/features/search/explain.ts';
import { FEW } from '../apps/server/src/features/search/finder.ts';
import { presentSearch } from '../apps/server/src/features/search/present-search.ts';
import { relax } from '../apps/server/src/features/search/relax.ts';
import { searchProperties } from '../apps/server/src/features/search/search-properties.ts';
import { loadValueAddedServices } from '../apps/server/src/features/value-added-services/public.ts';
import { packed } from '../apps/server/src/platform/http/kept-body.ts';
import { isWritten } from '../apps/server/src/platform/http/written-answer.ts';
import { todayInBengaluru } from '../apps/server/src/today.ts';
import { percentile } from './http-load.ts';
import { newSentences } from './new-sentences.ts';
import type { Stage } from './stage-table.ts';

const SENTENCES = 600;
const PAGE = 20;

/**
 * What each part of an answer takes, sentence after sentence, in the process that answers. The parts are called as
 * `searchProperties` calls them, which is timed as a whole beside them with other sentences.
 */
export async function searchStages(db: Kysely<Database>): Promise<Stage[]> {
  const times = new Map<string, number[]>();
  const timed = async <T>(stage: string, work: () => T): Promise<Awaited<T>> => {
    const start = performance.now();
    const done = await work();
    const list = times.get(stage) ?? [];
    times.set(stage, list);
    list.push(performance.now() - start);
    return done;
  };
  const today = todayInBengaluru();
  // No sentence of the measurement over HTTP.
  const next = newSentences(3);
  for (let n = 0; n < SENTENCES; n += 1) {
    const { prompt } = next();
    const version = await timed('has anything changed? (PostgreSQL)', () => contentVersion(db));
    const [names, { finder, loadCards }] = await timed('names and columns', () =>
      Promise.all([loadCatalogueNames(db, version), currentCatalogue(db, today, version)]),
    );
    const interpretation = await timed('reading the sentence', () =>
      interpret(prompt, { today, names }),
    );
    const criteria = criteriaOf(interpretation);
    const sentence = await timed('saying it', () => describe(criteria, names));
    const found = await timed('finding', () =>
      finder.find(criteria, { limit: PAGE + 1, after: undefined }),
    );
    const page = found.page.slice(0, PAGE);
    const cards = await timed('cards (PostgreSQL for those not kept)', () =>
      loadCards(page.map(({ id }) => id)),
    );
    const properties = await timed('reasons', () =>
      cards.flatMap((card, at) => {
        const hit = page[at];
        if (hit === undefined) return [];
        return [{ ...card.presented, ...presentMatch(hit, card.loaded, interpretation, names) }];
      }),
    );
    const relaxations = await timed('counter-offers', () =>
      found.total < FEW ? relax(finder, interpretation, found, { today, names }) : [],
    );
    const services = await timed('services', () => loadValueAddedServices(db, version));
    const result = {
      interpretation,
      sentence,
      ...fittingIn(found),
      properties,
      cards,
      relaxations,
      nextCursor: null,
    };
    const answer = await timed('presenting', () =>
      presentSearch(
        result,
        { prompt, limit: PAGE, sort: undefined, searchType: 'smart', detailsLevel: 'full' },
        services,
      ),
    );
    if (!isWritten(answer)) throw new Error('A smart search writes its answer.');
    const json = await timed('writing JSON', () => answer.json());
    await timed('compressing (thread pool)', () => packed(json, 'br', 'quickly'));
    await timed('of counter-offers, reading them back', () => {
      for (const each of relaxations) interpret(each.sentence, { today, names });
    });
    const other = next();
    await timed('searchProperties as a whole', () =>
      searchProperties(db, { prompt: other.prompt, limit: PAGE, today, version }),
    );
  }
  return [...times].map(([name, list]) => ({
    name,
    mean: list.reduce((sum, ms) => sum + ms, 0) / list.length,
    p50: percentile(list, 0.5),
    p95: percentile(list, 0.95),
  }));
}
