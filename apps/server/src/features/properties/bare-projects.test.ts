import { generateProjects } from '@manemitra/demonstration/generate';
import type { PropertyDetail } from '@manemitra/contract/properties';
import { expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

it('the demonstration shows a project without homes and papers, one without pictures and one without a point', async () => {
  const all = [...generateProjects(180)];
  const photographed = all.find(({ promoter }) => promoter.photo !== undefined);
  const records = [photographed, all[119], all[149], all[179]].filter(
    (record) => record !== undefined,
  );
  const details: PropertyDetail[] = [];
  for (const slug of await someProjects(test.db, records)) {
    const { answer } = await test.call('getProperty', { params: { id: slug } });
    if (answer !== undefined) details.push(answer);
  }
  expect(details).toHaveLength(4);

  const bare = details.filter(({ units }) => units.length === 0);
  expect(bare).toHaveLength(1);
  expect(bare[0]).toMatchObject({ unitPrices: [], documents: { plan: [], noc: [], land: [] } });
  const known = bare[0]?.facts.find(({ group }) => group === 'documents')?.isKnown;
  expect(known).toBe(false);
  const first = details[0]?.documents.plan[0]?.downloadLink ?? '';
  const drawn = first.replace(details[0]?.slug ?? '', bare[0]?.slug ?? '');
  expect((await test.app.inject({ url: drawn })).statusCode).toBe(404);

  expect(details.filter(({ project }) => project.images.length === 0)).toHaveLength(1);
  const pointless = details.filter(({ project }) => project.geolocation.coordinates === null);
  expect(pointless).toHaveLength(1);
  expect(details.some(({ project }) => project.agentPhoto?.startsWith('/pictures/'))).toBe(true);
});
