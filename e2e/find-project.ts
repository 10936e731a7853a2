import type { APIRequestContext } from '@playwright/test';
import type { PropertyDetail } from '../packages/contract/src/properties.ts';

/** The first project of a search that a test can use. */
export async function findProject(
  request: APIRequestContext,
  fits: (detail: PropertyDetail) => boolean,
  prompt = 'ready apartment',
): Promise<PropertyDetail> {
  for (const slug of await findSlugs(request, 40, prompt)) {
    const answer = await request.get(`/api/v1/properties/${slug}`);
    const detail = (await answer.json()) as PropertyDetail;
    if (fits(detail)) return detail;
  }
  throw new Error('No project of the catalogue fits this test.');
}

export async function findSlugs(
  request: APIRequestContext,
  count: number,
  prompt = 'ready apartment',
): Promise<string[]> {
  const query = new URLSearchParams({ prompt, detailsLevel: 'card', limit: String(count) });
  const answer = await request.get(`/api/v1/properties/search?${query.toString()}`);
  const { properties } = (await answer.json()) as { properties: { slug: string }[] };
  return properties.map(({ slug }) => slug);
}
