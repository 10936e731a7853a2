import { beforeAll, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';

const flat = {
  label: '3 BHK',
  type: 'apartment' as const,
  bhk: 3,
  carpetSqft: { min: 1200 },
  price: { min: 8_300_000 },
};
const site = { label: '30x40', type: 'plot' as const, plotSqft: { min: 1200 } };
const at = { locality: 'Hebbal', status: 'ready' as const };

const test = testApp();
let slugs: string[];
beforeAll(async () => {
  slugs = await someProjects(test.db, [
    { ...at, name: 'Received', occupancyCertificate: { received: true }, units: [flat] },
    { ...at, name: 'Pending', occupancyCertificate: { received: false }, units: [flat] },
    { ...at, name: 'Unsaid', units: [flat] },
    { ...at, name: 'Sites', occupancyCertificate: { received: false }, units: [site] },
  ]);
});

async function found(prompt: string) {
  const { answer, problem } = await test.call('searchProperties', { query: { prompt } });
  if (answer === undefined) throw new Error(problem.detail);
  return answer.properties;
}
const names = async (prompt: string) =>
  (await found(prompt)).map(({ project }) => project.name).toSorted();

it('a building without its certificate is not ready to move in, a layout of sites may be', async () => {
  expect(await names('in Hebbal, ready to move')).toEqual(['Received', 'Sites', 'Unsaid']);
  expect(await names('in Hebbal, built with OC pending')).toEqual(['Pending']);
});

it('its state, its reason and its GST say so', async () => {
  const [pending] = await found('in Hebbal, built with OC pending');
  expect(pending?.project.status).toBe('built-oc-pending');
  expect(pending?.match.reasons).toContain('Built, OC pending');
  const { answer } = await test.call('getProperty', { params: { id: slugs[1] ?? '' } });
  const gst = answer?.unitPrices[0]?.keysInHand.lines.find(({ key }) => key === 'gst');
  expect(gst).toMatchObject({ rupees: 415_000, rate: '5 %' });
  expect(gst?.basis).toContain('nil after it: ₹4.15 L less');
});

it('stands after what is ready and before what has only a date, by possession', async () => {
  const order = (await found('flats in Hebbal, earliest possession first')).map(
    ({ project }) => project.name,
  );
  expect(order.indexOf('Pending')).toBeGreaterThan(order.indexOf('Received'));
  expect(order.indexOf('Pending')).toBeGreaterThan(order.indexOf('Unsaid'));
});
