import type { Constraint } from '@manemitra/query/interpretation';
import { expect, it } from 'vitest';
import { aFoundProperty } from '#web/testing/property.ts';
import { render } from '#web/testing/render.tsx';
import { matchLines } from './match-lines.ts';
import { MatchReasons, OtherReasons } from './match-reasons.tsx';
import { ticksOf } from './ticks.ts';

const wish = (id: string): Constraint => ({
  id,
  field: 'amenity',
  value: { id },
  strength: 'must',
  quote: id,
  span: [0, 0],
  label: `the ${id} that was asked for`,
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
const ticks = ticksOf(matchLines(found.match, constraints), found);
const said = ({ children }: Element): string[] =>
  [...children].map(({ textContent }) => textContent.trim());

async function drawn(part: React.ReactNode) {
  const { screen } = await render(part);
  const list = screen.querySelector('ul');
  if (list === null) throw new Error('There are no reasons.');
  return list;
}

it('a card tells the ways of all first, marks the one that may be too long with another sign, and ticks each wish', async () => {
  const list = await drawn(<MatchReasons found={found} ticks={ticks} alternatives={undefined} />);
  expect(said(list)).toEqual([
    'Fits: Me 20 to 30 min',
    'Fits, but: Partner 38 to 56 min: may be over your 45',
    'Fits: A gym',
    'Fits: A pool',
    'Fits: A garden',
  ]);
  expect([...list.children].slice(0, 2).map(({ className }) => className)).toEqual([
    'reason-met',
    'reason-over',
  ]);
});

it('what finds no room on a phone is counted by how it stands', async () => {
  const words = Array.from({ length: 12 }, (_, at) => ({
    id: `${at}`,
    kind: at < 1 ? ('missed' as const) : ('met' as const),
    text: `Amenity ${at}`,
  }));
  const list = await drawn(
    <MatchReasons found={found} ticks={{ ...ticks, lead: [], words }} alternatives={undefined} />,
  );
  const [later, sooner] = ['card-later', 'card-sooner'].map((look) =>
    [...list.querySelectorAll(`.${look}`)].map(({ textContent }) => textContent?.trim()),
  );
  expect(sooner).toEqual([`Fits: ${later?.length} more wishes`]);
  expect(later?.length).toBeGreaterThan(0);
});

it('unfolded it tells all of each way with the same signs, and what else the verdict weighs', async () => {
  const list = await drawn(
    <OtherReasons
      level="ask-first"
      weighed={[{ fact: 'litigation', says: 'Court cases: not disclosed.', isUnknown: true }]}
      ticks={ticks}
    />,
  );
  expect(said(list)).toEqual([
    'Fits: Me: 20 to 30 min by car (estimated) to Whitefield',
    'Fits, but: Partner: 38 to 56 min by car (estimated) to Koramangala: may be over your 45',
    'Not known: Court cases: not disclosed.',
  ]);
});
