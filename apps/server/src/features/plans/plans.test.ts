import { describe, expect, it } from 'vitest';
import { aProject } from '#server/testing/builders.ts';
import { testApp } from '#server/testing/test-app.ts';

const test = testApp();

const FLAT = {
  label: '3 BHK',
  type: 'apartment',
  bhk: 3,
  carpetSqft: { min: 1142 },
  superBuiltUpSqft: { min: 1500 },
  bathrooms: 3,
  balconies: 2,
  facings: ['east'],
} as const;

async function plansOf(project: Parameters<typeof aProject>[1]) {
  const { answer } = await test.call('getProperty', {
    params: { id: await aProject(test.db, project) },
  });
  return answer?.project.plan ?? [];
}

const get = (url: string, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'GET', url, headers });

describe('floor plans', () => {
  it('of a demonstration project lie at the addresses that its detail names, for a year', async () => {
    const [plan] = await plansOf({
      isDemonstration: true,
      units: [{ ...FLAT, facings: [...FLAT.facings] }],
    });
    expect(plan?.imageCaption).toBe(
      '3 BHK apartment, 1,142 sq ft carpet, east facing. Illustration, demonstration project',
    );
    const reply = await get(plan?.imageUrl ?? '');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(reply.body).toContain('Carpet 1,142 sq ft');
    const again = await get(plan?.imageUrl ?? '', { 'if-none-match': String(reply.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('are one a floor for houses, and none when the carpet area is not known', async () => {
    const villa = {
      label: '4 BHK villa',
      type: 'villa',
      bhk: 4,
      bathrooms: 4,
      balconies: 2,
    } as const;
    const plans = await plansOf({
      isDemonstration: true,
      units: [{ ...villa, carpetSqft: { min: 2400 } }, villa],
    });
    expect(plans.map(({ imageCaption }) => imageCaption.split(',')[1])).toEqual([
      ' ground floor',
      ' first floor',
    ]);
  });

  it('are never drawn for a real project', async () => {
    const units = [{ ...FLAT, facings: [...FLAT.facings] }];
    expect(await plansOf({ isDemonstration: false, units })).toEqual([]);
  });

  it.each([
    '/plans/v0/apartment-3bhk-c1142-b3/a.svg',
    '/plans/v1/castle-3bhk-c1142-b3/a.svg',
    '/plans/v1/apartment-3bhk-c1142/a.svg',
    '/plans/v1/apartment-9bhk-c300-b9/a.svg',
    '/plans/v1/apartment-3bhk-c1142-b3-floor4/a.svg',
    '/plans/v1/apartment-3bhk-c1142-b3/A%20B.svg',
  ])('%s does not exist', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });
});
