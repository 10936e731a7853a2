import type { FoundCard } from '@manemitra/contract/search';
import type { Constraint } from '@manemitra/query/interpretation';
import { expect, it } from 'vitest';
import { aFoundProperty } from '#web/testing/property.ts';
import { render } from '#web/testing/render.tsx';
import { MatchReasons, OtherReasons } from './match-reasons.tsx';

const wish = (id: string): Constraint => ({
  id,
  field: 'amenity',
  value: { id },
  strength: 'must',
  quote: id,
  span: [0, 0],
  label: id,
});
const constraints = ['gym', 'pool', 'garden', 'me', 'partner'].map(wish);
const found = aFoundProperty({
  match: {
    met: constraints.map(({ id }) => id),
    reasons: [
      'A gym',
      'A pool',
      'A garden',
      'Me: 20 to 30 min by car (estimated) to Whitefield',
      'Partner: 38 to 56 min by car (estimated) to Koramangala: may be over your 45',
    ],
    ways: [
      { id: 'me', standing: 'within', minutes: { low: 20, high: 30 }, text: 'Me 20 to 30 min' },
      {
        id: 'partner',
        standing: 'may-be-over',
        minutes: { low: 38, high: 56 },
        text: 'Partner 38 to 56 min: may be over your 45',
      },
    ],
  },
});
const { match } = found;
const said = ({ children }: Element): string[] =>
  [...children].map(({ textContent }) => textContent.trim());

async function drawn(part: (of: { match: FoundCard['match'] }) => React.ReactNode) {
  const { screen } = await render(part({ match }));
  const list = screen.querySelector('ul');
  if (list === null) throw new Error('There are no reasons.');
  return list;
}

it('a card tells the ways of all first, and marks the one that may be too long with another sign', async () => {
  const list = await drawn((of) => (
    <MatchReasons found={{ ...found, ...of }} constraints={constraints} alternatives={undefined} />
  ));
  expect(said(list).slice(0, 4)).toEqual([
    'Fits: Me 20 to 30 min',
    'Fits, but: Partner 38 to 56 min: may be over your 45',
    'Fits: A gym',
    'Fits: A pool',
  ]);
  expect([...list.children].slice(0, 2).map(({ className }) => className)).toEqual([
    'reason-met',
    'reason-over',
  ]);
});

it('unfolded it tells all of each way with the same signs, then what found no room, and what else the verdict weighs', async () => {
  const list = await drawn((of) => (
    <OtherReasons
      found={{ ...found, ...of }}
      weighed={[{ fact: 'litigation', says: 'Court cases: not disclosed.', isUnknown: true }]}
      constraints={constraints}
      alternatives={undefined}
    />
  ));
  expect(said(list)).toEqual([
    'Fits: Me: 20 to 30 min by car (estimated) to Whitefield',
    'Fits, but: Partner: 38 to 56 min by car (estimated) to Koramangala: may be over your 45',
    'Fits: A garden',
    'Not known: Court cases: not disclosed.',
  ]);
});
