import { FoundCard } from '@manemitra/contract/found-property';
import type { SearchAnswer } from '@manemitra/contract/search';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#server/testing/test-app.ts';
import { loadKnownCatalogue } from './testing/known-catalogue.ts';

const test = testApp();
beforeAll(async () => {
  await loadKnownCatalogue(test.db, 60, 3);
});

async function asked(query: Record<string, string>): Promise<SearchAnswer> {
  const response = await test.app.inject({
    url: '/api/v1/properties/search',
    query: { prompt: 'apartment', limit: '20', ...query },
    headers: { accept: 'application/json' },
  });
  return response.json<SearchAnswer>();
}

describe('detailsLevel', () => {
  it('is full unless something else is asked for, and told in the answer', async () => {
    expect((await asked({})).detailsLevel).toBe('full');
    expect((await asked({ detailsLevel: 'full' })).detailsLevel).toBe('full');
    expect((await asked({ detailsLevel: 'card' })).detailsLevel).toBe('card');
  });

  it.each(['smart', 'text'])(
    'card tells of a %s search what a list shows, in the same words and fewer than three fifths of the bytes',
    async (searchType) => {
      const prompt = searchType === 'text' ? 'whitefield' : 'apartment';
      const full = await asked({ searchType, prompt });
      const card = await asked({ searchType, prompt, detailsLevel: 'card' });
      expect(card.properties.length).toBeGreaterThan(0);
      expect(card.properties).toEqual(full.properties.map((one) => FoundCard.parse(one)));
      const bytes = ({ properties }: SearchAnswer) => JSON.stringify(properties).length;
      expect(bytes(card)).toBeLessThan(bytes(full) * 0.6);
    },
  );

  it('is on the way to more, which is the next page while there is one', async () => {
    const { moreProperties, pagination } = await asked({ limit: '2' });
    expect(moreProperties).toEqual({
      href: pagination.nextPage,
      method: 'GET',
      text: 'More projects',
    });
  });

  it('stays on the next page and in what is offered instead', async () => {
    const { pagination } = await asked({ detailsLevel: 'card', limit: '2' });
    expect(pagination.nextPage).toContain('detailsLevel=card');
    const some = await asked({ detailsLevel: 'card', prompt: 'villa in Jayanagar under 80 lakh' });
    expect(some.moreProperties?.href).toContain('detailsLevel=card');
  });

  it('holds for projects asked for by id', async () => {
    const [one] = (await asked({})).properties;
    const answer = await asked({ prompt: '', ids: one?.id ?? '', detailsLevel: 'card' });
    expect(answer.properties.map(({ id }) => id)).toEqual([one?.id]);
    expect(answer.properties[0]).not.toHaveProperty('provenance');
  });
});

describe('an answer', () => {
  it('says how to ask for a call at either level, and offers no service where there is none', async () => {
    for (const detailsLevel of ['full', 'card'] as const) {
      expect(await asked({ detailsLevel })).toMatchObject({
        valueAddedServices: [],
        leadGeneration: { leadType: 'information' },
        contactPromoter: { leadType: 'callback' },
      });
    }
  });
});
