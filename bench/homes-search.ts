import type { SearchAnswer } from '../packages/contract/src/search.ts';
import type { Sort } from '../packages/query/src/criteria.ts';

export interface Search {
  prompt: string;
  /** Chosen beside the sentence. */
  sort?: Sort;
}

/** What a search found, as the API tells it. */
export interface Listed {
  properties: Extract<SearchAnswer, { detailsLevel: 'card' }>['properties'];
  wholeSentence: string;
}

/** Undefined where it finds no home: there is nothing to speak of. */
export async function findSearch(address: string, search: Search): Promise<Listed | undefined> {
  const query = new URLSearchParams({ ...search, detailsLevel: 'card' });
  const response = await fetch(`${address}/api/v1/properties/search?${query.toString()}`);
  if (!response.ok) throw new Error(`${search.prompt}: ${await response.text()}`);
  const { properties, wholeSentence } = (await response.json()) as Listed;
  const [first] = properties;
  return first === undefined || first.home === null ? undefined : { properties, wholeSentence };
}
