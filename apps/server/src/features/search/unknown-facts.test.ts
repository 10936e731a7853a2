import { beforeAll, describe, expect, it } from 'vitest';
import { aProject } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
beforeAll(async () => {
  // Nothing is known of it but its name, its builder and that it has homes: its locality is on no map.
  const locality = 'Sunrise Gardens';
  await aProject(test.db, {
    name: 'Silent',
    locality,
    units: [{ label: 'Home', type: 'apartment' }],
  });
  await aProject(test.db, { name: 'Empty', locality });
});

const search = async (prompt: string) => {
  const { answer } = await test.call('searchProperties', { query: { prompt } });
  return {
    names: answer?.properties.map(({ project }) => project.name).sort(),
    unknown: answer?.properties.flatMap(({ match }) => match.unknown),
    reasons: [...new Set(answer?.properties.flatMap(({ match }) => match.reasons))],
  };
};

describe('what a project does not disclose', () => {
  it.each([
    ['3 BHK', 'Number of bedrooms'],
    ['under 1 Cr', 'Price'],
    ['under 1 Cr all inclusive', 'All-in price'],
    ['at least 1200 sqft carpet', 'Carpet area'],
    ['within 2 km of Manyata', 'Distance to Manyata Tech Park'],
    ['within 2 km of the metro', 'Distance to the metro'],
    ['ready to move', 'Possession date'],
    ['by Dec 2027', 'Possession date'],
    ['A khata', 'Khata'],
    ['BDA approved', 'Approving authority'],
    ['with a swimming pool', 'Swimming pool'],
    ['east facing', 'Facing'],
    ['cauvery water', 'Water source'],
    ['RERA registered', 'RERA registration'],
    ['clear title', 'Litigation'],
    ['OC received', 'Occupancy certificate'],
    ['less than 100 units', 'Number of homes'],
    ['at least 70% open space', 'Open space'],
    ['maintenance under 5 per sqft', 'Maintenance'],
    ['loading under 25%', 'Loading'],
    ['less than 5 towers', 'Number of towers'],
  ])('is neither yes nor no: “%s”', async (wish, fact) => {
    expect((await search(wish)).names).toEqual([]);
    const liked = await search(`preferably ${wish}`);
    expect(liked.names).toEqual(['Empty', 'Silent']);
    expect(liked.unknown).toHaveLength(2);
    expect(liked.reasons).toEqual([
      expect.stringMatching(new RegExp(`^${fact}.* not disclosed$`, 'i')),
    ]);
  });

  it.each([
    'not B khata',
    'no tanker water',
    'not 3 BHK',
    'not under construction',
    'not west facing',
  ])('breaks no avoid: “%s”', async (wish) => {
    const { names, unknown } = await search(wish);
    expect(names).toEqual(['Empty', 'Silent']);
    expect(unknown).toHaveLength(2);
  });
});
