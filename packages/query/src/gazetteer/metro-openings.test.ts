import { expect, it } from 'vitest';
import { metroStations } from './metro-stations.ts';
import { openingOf } from './metro-openings.ts';

it('says of each station that is being built by when it is promised, and of no working one', () => {
  const promised = metroStations.filter((station) => openingOf(station) !== undefined);
  const beingBuilt = metroStations.filter(({ status }) => status === 'under-construction');
  expect(promised.map(({ slug }) => slug)).toEqual(beingBuilt.map(({ slug }) => slug));
});
