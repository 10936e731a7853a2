import { createClient, type Ask } from './http-load.ts';
import { SEARCH_KINDS } from './search-kinds.ts';

/*
 * What visitors ask of the server, and how often. Of a hundred calls: somebody types (the sentence is read again at each
 * pause), searches, pages on, opens projects, looks around them, compares, and now and then asks to be called. Half of the
 * lists and projects are opened by their address and half from within the app, as a browser asks for them then.
 */

type Weighted = readonly [kind: string, of100: number];

const MIX: readonly Weighted[] = [
  ['landing', 8],
  ['interpret while typing', 36],
  ['list, by address', 8],
  ['list, in the app', 8],
  ['page 2', 10],
  ['project, by address', 8],
  ['project, in the app', 8],
  ['nearby', 6],
  ['compare', 5],
  ['lead', 3],
];

/** Enough that no two in a row are alike; a browser takes whatever is compressed. */
const VARIANTS = 40;
const PROJECTS = 400;
const LEADS_OF_ONE = 10;
const DOCUMENT = { accept: 'text/html', 'accept-encoding': 'gzip, br' };
const DATA = { accept: '*/*', 'accept-encoding': 'gzip, br' };
const JSON_BODY = { accept: 'application/json', 'accept-encoding': 'gzip, br' };

interface Project {
  id: string;
  slug: string;
}

interface Found {
  properties: Project[];
  pagination: { nextPage: string | null };
}

export const KINDS: readonly string[] = MIX.map(([kind]) => kind);

/**
 * Endless calls in this mix: the kinds are spread evenly, and each kind goes through its variants in turn. Given a kind,
 * the next call of that kind alone.
 */
export async function loadMix(
  address: string,
  buyers: readonly string[],
): Promise<(alone?: string) => Ask> {
  const client = createClient(address);
  const search = async (path: string) => JSON.parse(await client.get(path)) as Found;
  const sentences = SEARCH_KINDS.flatMap((kind) =>
    Array.from({ length: VARIANTS }, (_, n) => kind.sentence(n)),
  );
  const projects = await someProjects(search);
  const secondPages = await nextPages(search, shuffled(sentences).slice(0, VARIANTS * 2));
  client.close();

  const typed = sentences.flatMap(prefixes);
  const asks: Record<string, Ask[]> = {
    landing: [{ path: '/', headers: DOCUMENT }],
    'interpret while typing': typed.map((prompt) => ({
      path: '/api/v1/queries/interpret',
      method: 'POST',
      headers: JSON_BODY,
      body: JSON.stringify({ prompt }),
    })),
    'list, by address': sentences.map((q) => ({
      path: `/dashboard/property-list?${query({ q })}`,
      headers: DOCUMENT,
    })),
    'list, in the app': sentences.map((q) => ({
      path: `/dashboard/property-list.data?${query({ q, _routes: 'routes/property-list' })}`,
      headers: DATA,
    })),
    'page 2': secondPages.map((path) => ({ path, headers: JSON_BODY })),
    'project, by address': projects.map(({ slug }) => ({
      path: `/projects/${slug}`,
      headers: DOCUMENT,
    })),
    'project, in the app': projects.map(({ slug }) => ({
      path: `/projects/${slug}.data?${query({ _routes: 'routes/project' })}`,
      headers: DATA,
    })),
    nearby: projects.map(({ id }) => ({
      path: `/api/v1/properties/${id}/nearby`,
      headers: JSON_BODY,
    })),
    compare: projects.slice(2).map(({ id }, n) => ({
      path: `/api/v1/properties/compare?propertyIds=${[id, projects[n]?.id, projects[n + 1]?.id].join(',')}`,
      headers: JSON_BODY,
    })),
    // A buyer may send ten new ones a day; what they ask twice stays one.
    lead: Array.from({ length: LEADS_OF_ONE }, (_, n) => n).flatMap((n) =>
      buyers.map((session, buyer) => ({
        path: `/api/v1/properties/${projects[(buyer + 37 * n) % projects.length]?.id}/leads`,
        method: 'POST' as const,
        headers: { ...JSON_BODY, cookie: `session=${session}` },
        body: JSON.stringify({
          type: 'information',
          message: 'Please tell me more.',
          extraDetails: { call: 'Yes', whatsapp: 'No' },
        }),
      })),
    ),
  };
  const order = shuffled(MIX.flatMap(([kind, of100]) => Array.from({ length: of100 }, () => kind)));
  const turns = new Map<string, number>();
  let turn = 0;
  return (alone) => {
    const kind = alone ?? order[turn++ % order.length] ?? '';
    const variants = asks[kind] ?? [];
    const variant = turns.get(kind) ?? 0;
    turns.set(kind, variant + 1);
    const ask = variants[variant % variants.length];
    if (ask === undefined) throw new Error(`Nothing to ask for ${kind}.`);
    return { ...ask, kind };
  };
}

type Search = (path: string) => Promise<Found>;

/** From all over the catalogue, whatever a search would put first. */
async function someProjects(search: Search): Promise<Project[]> {
  const projects = new Map<string, Project>();
  let path: string | null = searchPath('apartment or villa or plot', { sort: 'newest' });
  while (path !== null && projects.size < PROJECTS) {
    const found: Found = await search(path);
    for (const { id, slug } of found.properties) projects.set(id, { id, slug });
    path = found.pagination.nextPage;
  }
  return shuffled([...projects.values()]);
}

async function nextPages(search: Search, sentences: readonly string[]): Promise<string[]> {
  const pages: string[] = [];
  for (const sentence of sentences) {
    const { pagination } = await search(searchPath(sentence));
    if (pagination.nextPage !== null) pages.push(pagination.nextPage);
  }
  return pages;
}

const query = (values: Record<string, string>): string => new URLSearchParams(values).toString();

const searchPath = (prompt: string, more: Record<string, string> = {}): string =>
  `/api/v1/properties/search?${query({ prompt, detailsLevel: 'card', ...more })}`;

/** What is read of a sentence as it is typed: at the end of each third word and at the end. */
function prefixes(sentence: string): string[] {
  const words = sentence.split(' ');
  const pauses = words.map((_, at) => at + 1).filter((at) => at % 3 === 0 || at === words.length);
  return pauses.map((at) => words.slice(0, at).join(' '));
}

/** In an order that is no order, and the same in every run. */
function shuffled<Item>(items: readonly Item[]): Item[] {
  const keyed = items.map((item, at) => ({ item, key: (at * 7919) % 10_007 }));
  return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
