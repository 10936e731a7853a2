import { seedPlaces } from '#server/features/places/public.ts';
import { NOTHING_ON_TOP, someProjects } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';

/** Projects of every kind that questions are asked of. */
const PROJECTS = {
  rich: {
    name: 'Malhar Terraces',
    promoter: {
      name: 'Sound Builders',
      review: { text: 'Good work', rating: 4.2, provider: 'Google' },
      pastProjects: [
        { name: 'Old One', promisedOn: '2020-01-01', completedOn: '2021-01-01', hasCase: false },
      ],
    },
    address: '12 Lake Road, Whitefield',
    coordinates: { lat: 12.9963, lng: 77.7614 },
    status: 'under-construction',
    possessionOn: '2028-06-30',
    totalUnits: 240,
    towers: 3,
    floors: 14,
    basements: 2,
    landSqm: 20_234,
    openSqm: 14_000,
    khatha: 'A',
    surveyNumbers: ['112/3'],
    approver: 'BDA',
    approvalReference: 'BDA/TPA/77',
    reraNumbers: ['PRM/KA/RERA/1251/446/PR/270922/005268', 'PRM/KA/RERA/1251/446/PR/270922/005269'],
    isLitigated: false,
    occupancyCertificate: { received: false },
    waterSources: ['cauvery', 'borewell'],
    maintenancePerSqft: 4.5,
    amenities: ['gym', 'swimming-pool'],
    units: [
      {
        label: '2 BHK',
        type: 'apartment',
        bhk: 2,
        carpetSqft: { min: 800 },
        superBuiltUpSqft: { min: 1000 },
        bathrooms: 2,
        balconies: 1,
        facings: ['east'],
        price: { min: 8_000_000 },
        agreementLines: NOTHING_ON_TOP,
        possessionLines: {
          'legal-fee': 25_000,
          'advance-maintenance': 60_000,
          'corpus-fund': 50_000,
        },
      },
      {
        label: '3 BHK',
        type: 'apartment',
        bhk: 3,
        carpetSqft: { min: 1200 },
        superBuiltUpSqft: { min: 1500 },
        price: { min: 12_000_000 },
      },
    ],
    complaints: [
      {
        number: 'CMP/1',
        subject: 'Late handover',
        projectName: 'Malhar Terraces',
        status: 'Open',
        isAboutThisProject: true,
      },
    ],
    source: { name: 'RERA filing', checkedOn: '2026-10-01' },
  },
  bare: { name: 'Silent Court', promoter: { name: 'Quiet Builders' } },
  ranged: {
    name: 'Bele Residency',
    priceRange: { min: 9_000_000, max: 18_000_000 },
    rateRange: { min: 8500, max: 9200 },
  },
  plots: {
    name: 'Kere Layout',
    landSqm: 9000,
    totalUnits: 120,
    khatha: 'B',
    units: [{ label: 'Site', type: 'plot', plotSqft: { min: 1200 }, price: { min: 4_000_000 } }],
  },
  villas: {
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
  ready: {
    name: 'Hosa Heights',
    locality: 'Hebbal',
    status: 'ready',
    possessionOn: '2025-06-30',
    occupancyCertificate: { received: true },
    floors: 9,
    units: [{ label: '3 BHK', type: 'apartment', bhk: 3, price: { min: 9_000_000 } }],
  },
} satisfies Record<string, Parameters<typeof someProjects>[1][number]>;

export type AskedKind = keyof typeof PROJECTS;
export const ASKED_KINDS = Object.keys(PROJECTS) as AskedKind[];

/** An app with a project of each kind, and the address of each. */
export async function createAskedApp(): Promise<{
  test: TestApp;
  slugs: Record<AskedKind, string>;
}> {
  const test = await createTestApp();
  await seedPlaces(test.db);
  const slugs = await someProjects(test.db, Object.values(PROJECTS));
  const named = ASKED_KINDS.map((kind, at) => [kind, slugs[at]]);
  return { test, slugs: Object.fromEntries(named) as Record<AskedKind, string> };
}
