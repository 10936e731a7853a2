import { randomFrom, shuffled } from './random.ts';
import type { Ask, Client } from './http-load.ts';
import { newSentences, type NewSentence } from './new-sentences.ts';

/** As a browser asks: compressed. */
const HEADERS = { accept: 'application/json', 'accept-encoding': 'gzip, br' };

/** What nobody has asked before; nothing once there is no more. */
export interface NewAsks {
  sentence: () => Ask | undefined;
  /** The second page of a search. */
  page: () => Ask | undefined;
  project: () => Ask | undefined;
}

/** So many second pages are looked up beforehand, which also warms the server up. */
const PAGES = 800;

export async function newAsks(client: Client, projects: number): Promise<NewAsks> {
  const sentences = newSentences();
  const pages = await secondPages(client, sentences);
  const ids = shuffled(projects, randomFrom(1)).map((at) => at + 1);
  return {
    sentence: () => askFor(sentences()),
    page: () => askIfAny(pages.pop()),
    project: () => askIfAny(ids.pop()?.toString(), '/api/v1/properties/'),
  };
}

/** The same, so many times at most. */
export function upTo(count: number, next: () => Ask | undefined): () => Ask | undefined {
  let left = count;
  return () => (left-- > 0 ? next() : undefined);
}

export const askFor = ({ prompt, sort }: Pick<NewSentence, 'prompt' | 'sort'>): Ask => ({
  path: searchPath({ prompt, ...(sort === undefined ? {} : { sort }) }),
  headers: HEADERS,
});

const askIfAny = (end: string | undefined, start = ''): Ask | undefined =>
  end === undefined ? undefined : { path: start + end, headers: HEADERS };

const searchPath = (query: Record<string, string>): string =>
  `/api/v1/properties/search?${new URLSearchParams(query).toString()}`;

/** Links to the second page, of sentences that are asked for nothing else. */
async function secondPages(client: Client, next: () => NewSentence): Promise<string[]> {
  const pages: string[] = [];
  const look = async () => {
    for (let tries = 0; pages.length < PAGES && tries < PAGES; tries += 1) {
      // On a busy machine the server may turn one away; it counts when it is measured.
      const found = await client.get(askFor(next()).path).catch(() => undefined);
      if (found === undefined) continue;
      const { pagination } = JSON.parse(found) as { pagination: { nextPage: string | null } };
      if (pagination.nextPage !== null) pages.push(pagination.nextPage);
    }
  };
  await Promise.all(Array.from({ length: 4 }, look));
  return pages;
}
