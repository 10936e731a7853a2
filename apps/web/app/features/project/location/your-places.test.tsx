import type { SearchAnswer } from '@manemitra/contract/search';
import type { Constraint } from '@manemitra/query/interpretation';
import { beforeAll, expect, it } from 'vitest';
import { answering } from '#web/testing/network.ts';
import { aFoundProperty } from '#web/testing/property.ts';
import { eventually, render } from '#web/testing/render.tsx';
import { YourPlaces } from './your-places.tsx';

// What is checked of an answer comes late, and takes a while on a busy machine.
beforeAll(() => import('@manemitra/contract/contract'), 60_000);

const near = (id: string, strength: Constraint['strength'] = 'must'): Constraint => ({
  id,
  field: 'near',
  value: { place: id, withinMinutes: 45, mode: 'drive' },
  strength,
  quote: id,
  span: [0, 0],
  label: id,
});
const WAY = 'Partner: 38 to 56 min by car (estimated) to Koramangala: may be over your 45';

/** The part, where a search for `q` says this of the project. */
async function part(q: string, constraints: Constraint[]) {
  const minutes = { low: 38, high: 56 };
  const answer: SearchAnswer = {
    detailsLevel: 'card',
    valueAddedServices: [],
    leadGeneration: null,
    contactPromoter: null,
    properties: [
      aFoundProperty({
        match: {
          met: constraints.map(({ id }) => id),
          reasons: constraints.map(({ strength }) => (strength === 'avoid' ? 'Not near' : WAY)),
          ways: [{ id: 'office', standing: 'may-be-over', minutes, text: WAY }],
        },
      }),
    ],
    total: 1,
    pagination: { nextPage: null },
    moreProperties: null,
    farBelow: null,
    areasForAll: [],
    worthAsking: null,
    unsurePlaces: null,
    unsurePrices: null,
    interpretation: {
      intent: 'search',
      constraints,
      unread: [],
      questions: [],
      language: 'en',
    },
    sentence: q,
    wholeSentence: q,
    byWhatIsKnown: 0,
    mayBeLate: 0,
    overLimit: 0,
    relaxations: [],
    missing: [],
  };
  const asked = `GET /api/v1/properties/search?ids=areca&prompt=${q}&detailsLevel=card`;
  const calls = answering({ [asked]: () => ({ json: answer }) });
  const { screen } = await render(<YourPlaces slug="areca" />, `/projects/areca?q=${q}`);
  return { screen, calls };
}

it('the places of the search stand with their minutes, their limit and what may be over it', async () => {
  const { screen } = await part('office', [near('office'), near('airport', 'avoid')]);
  await eventually(() => expect(screen.textContent).toContain('Your places'));
  expect(screen.querySelector('.reason-over')?.textContent.trim()).toBe(`Fits, but: ${WAY}`);
  expect(screen.textContent).toContain('45 min');
  expect(screen.textContent).not.toContain('Not near');
});

it('nothing stands where the search has no places, or there is none', async () => {
  const { screen, calls } = await part('cheap', []);
  await eventually(() => expect(calls).toHaveLength(1));
  expect(screen.textContent).toBe('');

  const { screen: unasked } = await render(<YourPlaces slug="areca" />, '/projects/areca');
  expect(unasked.textContent).toBe('');
});
