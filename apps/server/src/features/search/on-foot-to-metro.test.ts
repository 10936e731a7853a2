import { beforeAll, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
beforeAll(async () => {
  await someProjects(test.db, [
    // 1.3 km from Trinity in a straight line, 1.7 km along streets that are known.
    { name: 'Around the block', coordinates: { lat: 12.9615, lng: 77.619 } },
    // Small streets are not known there.
    { name: 'Beside the terminus', coordinates: { lat: 12.9963, lng: 77.7614 } },
    { name: 'Beyond the terminus', coordinates: { lat: 12.987, lng: 77.767 } },
  ]);
});

async function found(prompt: string) {
  const { answer, problem } = await test.call('searchProperties', { query: { prompt } });
  if (answer === undefined) throw new Error(problem.detail);
  const told = answer.properties.map(({ project: { name }, match: { fit, ways = [] } }) => [
    name,
    fit,
    ways[0]?.standing,
    ways[0]?.text,
  ]);
  const { total, byWhatIsKnown, mayBeLate } = answer;
  return { told, counts: { total, byWhatIsKnown, mayBeLate } };
}

it('a wish for the metro is judged by the way on foot, and where that is not known the doubt is told and counted', async () => {
  expect(await found('within 1 km of metro')).toMatchObject({
    told: [['Beside the terminus', 'by-what-is-known', 'likely', expect.anything()]],
  });
  expect(await found('within 1.1 km of metro')).toMatchObject({
    told: [['Beside the terminus', 'sure', 'within', expect.anything()]],
  });
  expect(await found('within 1.5 km of metro')).toEqual({
    told: [
      [
        'Beside the terminus',
        // Hardly a way is two and a half times as long.
        'sure',
        'within',
        'About 560 m on foot to Whitefield (Kadugodi) metro (420 m as the crow flies)',
      ],
      [
        'Beyond the terminus',
        'may-be-late',
        'may-be-over',
        expect.stringMatching(
          /^About 1\.\d km on foot to .+ metro \(1\.\d km as the crow flies\): may be over your 1\.5 km$/,
        ),
      ],
    ],
    counts: { total: 2, byWhatIsKnown: 0, mayBeLate: 1 },
  });
});

it('a home is found where the way on foot is within, and not where only the straight line is', async () => {
  const wider = await found('within 1.7 km of metro');
  expect(wider.told.find(([name]) => name === 'Around the block')).toEqual([
    'Around the block',
    'sure',
    'within',
    '1.7 km on foot to Trinity metro',
  ]);
  // Nobody walks so far: the distance is the straight line, and said to be.
  const { counts } = await found('within 4 km of metro');
  expect(counts).toEqual({ total: 3, byWhatIsKnown: 0, mayBeLate: 0 });
});

it('a station that is named is walked to as the metro is', async () => {
  const { told } = await found('within 1.5 km of Trinity metro');
  expect(told).toEqual([]);
  const wider = await found('within 2 km of Trinity metro');
  expect(wider.told.map(([name, fit]) => [name, fit])).toEqual([['Around the block', 'sure']]);
});
