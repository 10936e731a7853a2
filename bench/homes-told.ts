import type { FoundMark } from '../packages/contract/src/found-on-map.ts';
import type { ChatReply } from '../packages/contract/src/chats.ts';
import { findSearch, type Listed } from './homes-search.ts';
import { NOTHING, type Said, seenOf } from './homes-seen.ts';

/**
 * What the API gives to the parts of a page that only scripts draw: the pins of the map; the home, the limit and what is left of it, in
 * the Price part and on the shortlist; and what Mitra answers.
 */
export async function* toldByTheServer(address: string, listed: Listed): AsyncGenerator<Said> {
  const { properties, wholeSentence: sentence } = listed;
  yield* marksOf(address, listed);
  for (const card of properties.slice(0, 2)) {
    const alone = await findSearch(address, { prompt: sentence, ids: card.slug });
    const [again] = alone?.properties ?? [];
    yield {
      place: 'asked for alone',
      told: { ...seenOf(again?.home ?? null), difference: again?.difference?.text ?? null },
      expected: { ...seenOf(card.home), difference: card.difference?.text ?? null },
    };
  }
  yield* cardsOfChat(address, sentence);
}

async function* marksOf(address: string, listed: Listed): AsyncGenerator<Said> {
  const query = new URLSearchParams({ prompt: listed.wholeSentence });
  const response = await fetch(`${address}/api/v1/properties/map?${query.toString()}`);
  if (!response.ok) throw new Error(`on the map: ${await response.text()}`);
  const { marks } = (await response.json()) as { marks: FoundMark[] };
  for (const card of listed.properties) {
    const mark = marks.find(({ id }) => id === card.id);
    if (mark === undefined) continue;
    const { allInPrice = null, price = null, emi = null } = mark.home ?? {};
    yield {
      place: 'mark of the map',
      told: { ...NOTHING, allIn: allInPrice, listed: price, emi },
      expected: { ...seenOf(card.home), label: null },
    };
  }
}

async function* cardsOfChat(address: string, sentence: string): AsyncGenerator<Said> {
  const response = await fetch(`${address}/api/v1/chats`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify({ prompt: sentence }),
  });
  const { cards, kind, sentence: opened } = (await response.json()) as ChatReply;
  if (kind !== 'wish' || cards.length === 0) return;
  const listed = await findSearch(address, { prompt: opened ?? sentence });
  for (const [at, card] of cards.entries()) {
    const found = listed?.properties[at];
    if (found === undefined) continue;
    yield {
      place: 'conversation',
      told: { ...seenOf(card.home), difference: card.difference },
      expected: { ...seenOf(found.home), difference: found.difference?.text ?? null },
    };
  }
}
