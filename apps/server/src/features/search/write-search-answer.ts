import { FoundCard } from '@manemitra/contract/found-property';
import { SearchAnswer } from '@manemitra/contract/search';
import { z } from 'zod';
import { type WrittenAnswer, writtenAnswer } from '#server/platform/http/written-answer.ts';
import type { Card } from './index/cards.ts';

/** What is new in every answer. The rest are cards, which were held against the contract when they were loaded. */
const [inFull, asCards] = SearchAnswer.options;
const Surroundings = z.discriminatedUnion('detailsLevel', [
  inFull.omit({ properties: true }),
  asCards.omit({ properties: true }),
]);

/** What the search says of a project beside its card. */
const OfSearch = FoundCard.pick({
  match: true,
  home: true,
  homes: true,
  limit: true,
  limitUnits: true,
  difference: true,
});

/** The same answer, written from these cards, which its projects were made of. */
export function writeSearchAnswer(
  answer: SearchAnswer,
  cards: readonly Card[],
): WrittenAnswer<SearchAnswer> {
  const surroundings = Surroundings.parse(answer);
  const told = answer.properties.map((one) => OfSearch.parse(one));
  return writtenAnswer(answer, () => {
    const projects = cards.flatMap(({ written }, index) => [
      written[answer.detailsLevel].subarray(0, -'}'.length),
      Buffer.from(
        `,${JSON.stringify(told[index]).slice('{'.length)}${index + 1 < cards.length ? ',' : ''}`,
      ),
    ]);
    const rest = JSON.stringify(surroundings).slice('{'.length);
    return Buffer.concat([Buffer.from('{"properties":['), ...projects, Buffer.from(`],${rest}`)]);
  });
}
