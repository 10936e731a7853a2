import { MARKS_MAX } from '@manemitra/contract/found-on-map';
import { expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

const onMap = async (prompt: string) => {
  const { answer } = await test.call('findOnMap', { query: { prompt } });
  if (answer === undefined) throw new Error('No answer');
  return answer;
};

it('marks are all that the list finds, in its order, each with the verdict and the price of the home on its card', async () => {
  await someProjects(
    test.db,
    Array.from({ length: 30 }, (_, at) => ({
      locality: at % 2 === 0 ? 'Hebbal' : 'Whitefield',
      ...(at % 5 === 0 ? {} : { coordinates: { lat: 12.9 + at / 1000, lng: 77.6 } }),
      ...(at % 7 === 0 && { priceRange: { min: 9_000_000, max: 12_000_000 } }),
      units: [
        {
          label: '2 BHK',
          type: 'apartment' as const,
          bhk: 2,
          ...(at % 7 !== 0 && { price: { min: 8_000_000 + at * 10_000 } }),
        },
        {
          label: '3 BHK',
          type: 'apartment' as const,
          bhk: 3,
          ...(at % 7 !== 0 && { price: { min: 9_500_000 } }),
        },
        // Of the only home of some the project's range is the price.
      ].slice(0, at % 14 === 0 ? 1 : 2),
    })),
  );
  for (const prompt of ['2 bhk', 'in Hebbal', '3 bhk in Whitefield under 1 cr', 'villa']) {
    const { answer } = await test.call('searchProperties', {
      query: { prompt, limit: '100', detailsLevel: 'card' },
    });
    const cards = answer?.properties ?? [];
    const found = await onMap(prompt);
    expect({ prompt, total: found.total, looked: found.looked }).toEqual({
      prompt,
      total: answer?.total,
      looked: cards.length,
    });
    expect(cards.length > 0).toBe(prompt !== 'villa');
    const placed = cards.filter(
      ({ project: { geolocation } }) => geolocation.coordinates ?? geolocation.approximate,
    );
    expect(
      found.marks.map(({ id, name, fit, verdict, home, lowest }) => ({
        id,
        name,
        fit,
        verdict,
        home,
        lowest,
      })),
    ).toEqual(
      placed.map(({ id, project, home, match, verdict }) => ({
        id,
        name: project.name,
        fit: match.fit,
        verdict: verdict.level,
        home: home && {
          price: home.price,
          allInPrice: home.allInPrice,
          atLeast: home.atLeast,
          emi: home.emi,
        },
        lowest: project.prices.min,
      })),
    );
  }
});

it('the first five hundred are marks, and the total says how many there are', async () => {
  await someProjects(
    test.db,
    Array.from({ length: MARKS_MAX + 20 }, (_, at) => ({
      locality: 'Yelahanka',
      coordinates: { lat: 13.1 + (at % 40) / 1000, lng: 77.58 + Math.floor(at / 40) / 1000 },
    })),
  );
  const found = await onMap('in Yelahanka');
  expect(found.marks).toHaveLength(MARKS_MAX);
  expect(found.total).toBe(MARKS_MAX + 20);
});

it('what asks for no homes has no marks', async () => {
  expect(await onMap('flat on rent in Hebbal')).toEqual({
    total: 0,
    looked: 0,
    marks: [],
    borders: [],
  });
});

it('the map gets the border of each searched area and whether it is exact, and none for a preference or a road', async () => {
  const bordersOf = async (prompt: string) =>
    (await onMap(prompt)).borders.map(({ isExact, line }) => {
      expect(line.at(0)).toEqual(line.at(-1));
      return { isExact, isDrawn: line.length > 8 };
    });
  const about = { isExact: false, isDrawn: true };
  const official = { isExact: true, isDrawn: true };
  expect(await bordersOf('2 bhk in Whitefield or Hebbal')).toEqual([about, about]);
  expect(await bordersOf('2 bhk in north bangalore')).toEqual([about]);
  expect(await bordersOf('2 bhk in Begur ward')).toEqual([official]);
  expect(await bordersOf('2 bhk in 560037')).toEqual([official]);
  expect(await bordersOf('2 bhk in East City Corporation')).toContainEqual(official);
  expect(await bordersOf('2 bhk preferably in Whitefield')).toEqual([]);
  expect(await bordersOf('2 bhk on Sarjapur Road')).toEqual([]);
});

it('the map gets how far near to a place reaches, and none for minutes', async () => {
  const [ring] = (await onMap('2 bhk near Hebbal')).borders;
  expect(ring).toMatchObject({ isExact: true, near: 'within 3 km of Hebbal' });
  expect((await onMap('2 bhk 30 min from Manyata')).borders).toEqual([]);
});
