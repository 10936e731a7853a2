import { FACT_IDS, factsOf } from '@manemitra/contract/facts/registry';
import type { PropertyDetail } from '@manemitra/contract/properties';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { someProjects } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';

const KINDS = ['rich', 'bare', 'plots', 'villas', 'under construction'] as const;

let test: TestApp;
let slugs: string[];
beforeAll(async () => {
  test = await createTestApp();
  slugs = await someProjects(test.db, [
    {
      name: 'Nandi Terraces',
      locality: 'Hebbal',
      coordinates: { lat: 13.035, lng: 77.597 },
      status: 'ready',
      possessionOn: '2025-06-30',
      totalUnits: 240,
      towers: 3,
      floors: 14,
      basements: 2,
      landSqm: 20_234,
      openSqm: 14_000,
      khatha: 'A',
      approver: 'BDA',
      approvalReference: 'BDA/TPA/77',
      reraNumbers: ['PRM/KA/RERA/1251/446/PR/270922/005268'],
      isLitigated: false,
      occupancyCertificate: { received: true },
      waterSources: ['cauvery', 'borewell'],
      maintenancePerSqft: 4.5,
      units: [
        {
          label: '2 BHK',
          type: 'apartment',
          bhk: 2,
          carpetSqft: { min: 800 },
          price: { min: 8_000_000 },
        },
      ],
    },
    { name: 'Bare Court' },
    {
      name: 'Kere Layout',
      landSqm: 9000,
      totalUnits: 120,
      khatha: 'B',
      units: [{ label: 'Site', type: 'plot', plotSqft: { min: 1200 }, price: { min: 4_000_000 } }],
    },
    {
      name: 'Mavu Villas',
      isLitigated: true,
      totalUnits: 24,
      units: [
        {
          label: '4 BHK villa',
          type: 'villa',
          bhk: 4,
          carpetSqft: { min: 2400 },
          price: { min: 30_000_000 },
        },
      ],
    },
    {
      name: 'Hosa Heights',
      status: 'under-construction',
      possessionOn: '2029-03-31',
      occupancyCertificate: { received: false },
      floors: 9,
      units: [{ label: '3 BHK', type: 'apartment', bhk: 3, price: { min: 9_000_000 } }],
    },
  ]);
});
afterAll(() => test.close());

const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ');

async function pageOf(slug: string): Promise<PropertyDetail> {
  const { answer, problem } = await test.call('getProperty', { params: { id: slug } });
  if (answer === undefined) throw new Error(problem.detail);
  return answer;
}

async function asked(prompt: string, slug: string): Promise<string> {
  const screen = { kind: 'project' as const, projects: [slug] };
  const { answer, problem } = await test.call('chat', { body: { prompt, screen } });
  if (answer === undefined) throw new Error(problem.detail);
  expect(answer).toMatchObject({ kind: 'question', changesList: false });
  return answer.message;
}

describe.each(KINDS)('each fact of the registry, asked of a project that is %s,', (kind) => {
  it.each(FACT_IDS)('is told as its page shows it: %s', async (id) => {
    const slug = slugs[KINDS.indexOf(kind)] ?? '';
    const [fact] = factsOf(await pageOf(slug), [id]);
    if (fact === undefined) return;
    const message = await asked(`what is the ${fact.label.toLowerCase()}?`, slug);
    expect(message).not.toContain('I have no facts');
    expect(plain(message)).toContain(plain(fact.value ?? ''));
  });
});
