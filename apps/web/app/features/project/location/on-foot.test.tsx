import type { OnFoot as Known, Walk } from '@manemitra/contract/on-foot';
import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { OnFoot } from './on-foot.tsx';

const walk = (meters: number, isAlongStreets = false): Walk => ({
  meters,
  minutes: { low: 5, high: 8 },
  isAlongStreets,
});
const known = (more: Partial<Known> = {}): Known => ({
  metro: { station: 'Hoodi Metro', lines: ['purple'], meters: 4100, walk: null },
  metroBeingBuilt: null,
  buses: { stops: [], source: 'BMTC', asOf: '2025-11' },
  places: [],
  ...more,
});
const shown = async (of: Known | null) => {
  const { screen } = await render(<OnFoot known={of} />);
  return screen.textContent;
};

it('says of a promised month that is over that nobody told us whether the station opened', async () => {
  const source = { name: 'Deccan Herald', url: 'https://news.example/pink' };
  const promised = { by: '2026-05', isPast: true, source, reportedOn: '2026-02-28' };
  const station = { station: 'IIMB', lines: ['pink'], meters: 500, walk: walk(620) };
  expect(await shown(known({ metroBeingBuilt: { ...station, promised } }))).toContain(
    'promised by May 2026 (Deccan Herald, 28 Feb 2026); that is past, and whether it opened is not known to us',
  );
});

it('counts the lines of a stop that it does not name', async () => {
  const lines = Array.from({ length: 20 }, (_, i) => `5${i}`);
  const stops = [{ name: 'Iblur', walk: walk(200, true), lines, lineCount: 31 }];
  expect(await shown(known({ buses: { stops, source: 'BMTC', asOf: '2025-11' } }))).toMatch(
    /Iblur200 m50, .* and 19 more/,
  );
});

it('says what is guessed, what is not known and from when it is', async () => {
  expect(
    await shown(
      known({ places: [{ name: 'Lalbagh', kind: 'Park', walk: walk(400), source: 'OSM' }] }),
    ),
  ).toMatch(
    /guessed: a third longer than the straight line; minutes are estimated\. Stops and lines as of Nov 2025: BMTC\. Places from: OSM\./,
  );
});

it('says of a place that a slow walk takes longer than the list promises', async () => {
  const slow = { ...walk(800), minutes: { low: 11, high: 16 } };
  const places = [
    { name: 'Forum Mall', kind: 'Mall', walk: walk(400), source: 'OSM' },
    { name: 'Lalbagh', kind: 'Park', walk: slow, source: 'OSM' },
  ];
  const said = await shown(known({ places }));
  expect(said).toMatch(
    /Within 15 minutes, by estimate.*Forum Mall.*400 m, 5 to 8 min.*A slow walk takes longer.*Lalbagh.*800 m, 11 to 16 min/,
  );
});

it('says nothing of buses where they were left out, and why nothing is known without a place', async () => {
  expect(await shown(known({ buses: null }))).not.toMatch(/bus/i);
  expect(await shown(null)).toContain('The exact place is not known');
});
