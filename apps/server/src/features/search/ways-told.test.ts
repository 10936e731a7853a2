import { beforeAll, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();
beforeAll(async () => {
  await someProjects(test.db, [
    { name: 'In the north', locality: 'Hebbal', coordinates: { lat: 13.0358, lng: 77.5913 } },
    { name: 'In the centre', locality: 'Chickpet', coordinates: { lat: 12.968, lng: 77.576 } },
  ]);
});

async function found(prompt: string) {
  const { answer, problem } = await test.call('searchProperties', { query: { prompt } });
  if (answer === undefined) throw new Error(problem.detail);
  return answer.properties.map(({ project: { name }, match: { ways = [], ...match } }) => ({
    name,
    ways,
    match,
  }));
}

const both = (me: number, partner: number) =>
  `I work at Manyata within ${me} minutes, husband at MG Road metro within ${partner} minutes`;

const oneWay = (most: number) => `within ${most} min of Manyata by car in peak`;
/** Minutes: the upper end of the longest range among the homes found within 90 minutes. */
async function slowest(): Promise<number> {
  const all = await found(oneWay(90));
  return Math.max(...all.flatMap(({ ways }) => ways.map(({ minutes }) => minutes.high)));
}

it('a way that keeps its limit on most days alone is found, and said to be maybe over it', async () => {
  const high = await slowest();
  const last = async (most: number) => (await found(oneWay(most))).at(-1);

  const sure = await last(high);
  expect(sure?.ways).toMatchObject([{ standing: 'within', minutes: { high } }]);
  expect(sure?.match.reasons[0]).not.toContain('over');

  const unsure = await last(high - 1);
  expect(unsure?.name).toBe(sure?.name);
  expect(unsure?.match.met).toEqual(['near-manyata-tech-park']);
  expect(unsure?.ways[0]?.standing).toBe('may-be-over');
  const said = `${high} min to Manyata Tech Park: may be over your ${high - 1}`;
  expect(unsure?.ways[0]?.text.endsWith(said)).toBe(true);
  expect(unsure?.match.reasons[0]).toMatch(/ \(estimated\) to .+: may be over your \d+$/);
});

it('names the person of each way where several people travel', async () => {
  const [first] = await found(both(90, 90));
  expect(first?.ways.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Me \d+ to \d+ min$/),
    expect.stringMatching(/^Partner \d+ to \d+ min$/),
  ]);
});

it('a limit that nobody said is not called the reader’s', async () => {
  const { answer } = await test.call('searchProperties', {
    query: { prompt: 'my office is Manyata, husband works at MG Road metro' },
  });
  const words = (answer?.properties ?? []).flatMap(({ match }) => match.reasons).join();
  expect(words).toContain('Partner: ');
  expect(words).not.toContain('your 75');
});

it('who is surely in time stands before who may not be, however short the other ways are', async () => {
  const [fairest, other] = await found(both(90, 90));
  const higher = [0, 1].map((way) => {
    const high = fairest?.ways[way]?.minutes.high ?? 0;
    return high > (other?.ways[way]?.minutes.high ?? 0) ? high - 1 : 90;
  });
  const [me = 90, partner = 90] = higher;
  expect(Math.min(me, partner)).toBeLessThan(90);

  const again = await found(both(me, partner));
  expect(again.map(({ name }) => name)).toEqual([other?.name, fairest?.name]);
});

it('what we say to stay away from stands after the others, however short its ways are', async () => {
  const [fairest] = await found(both(90, 90));
  const place = (await test.call('searchProperties', { query: { prompt: both(90, 90) } })).answer
    ?.properties[0]?.project.geolocation.coordinates;
  if (place === undefined || place === null) throw new Error('The first has no place.');
  await someProjects(test.db, [
    {
      name: 'Without its certificate',
      locality: 'Hebbal',
      coordinates: { lat: place[0], lng: place[1] },
      status: 'ready',
      occupancyCertificate: { received: false },
      units: [{ label: '3 BHK', type: 'apartment', bhk: 3 }],
    },
  ]);
  const names = (await found(both(90, 90))).map(({ name }) => name);
  expect(names[0]).toBe(fairest?.name);
  expect(names.at(-1)).toBe('Without its certificate');
});
