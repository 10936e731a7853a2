import type { SearchAnswer } from '../packages/contract/src/search.ts';
import { SORTS, type Sort } from '../packages/query/src/criteria.ts';
import { newSentences } from './new-sentences.ts';
import { randomFrom } from './random.ts';

export interface Search {
  prompt: string;
  /** Chosen beside the sentence. */
  sort?: Sort;
  /** Of these projects alone. */
  ids?: string;
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

/** What buyers ask, some of it as two whole wishes, some of it in an order chosen beside the sentence. */
export function* searches(seed: number): Generator<Search> {
  const random = randomFrom(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];
  const next = newSentences(seed);
  for (;;) {
    const { prompt, sort } = next();
    const either = `${prompt} or ${1 + Math.floor(random() * 4)} bhk under ${40 + 5 * Math.floor(random() * 40)} lakh`;
    const order = random() < 0.5 ? pick(SORTS) : (sort as Sort | undefined);
    yield { prompt: random() < 0.3 ? either : prompt, ...(order && { sort: order }) };
  }
}
