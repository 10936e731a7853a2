import type { APIRequestContext } from '@playwright/test';
import type { PropertyDetail } from '../packages/contract/src/properties.ts';

/** Where an earlier test of this worker found what it needed: else each looks again, with up to forty calls. */
const found = new Map<string, string>();

/** The first project of a search that a test can use. */
export async function findProject(
  request: APIRequestContext,
  fits: (detail: PropertyDetail) => boolean,
  prompt = 'ready apartment',
): Promise<PropertyDetail> {
  const wanted = `${prompt}: ${fits.toString()}`;
  const detailOf = async (slug: string) =>
    (await (await request.get(`/api/v1/properties/${slug}`)).json()) as PropertyDetail;
  const known = found.get(wanted);
  if (known !== undefined) {
    const detail = await detailOf(known);
    if (fits(detail)) return detail;
  }
  for (const slug of await findSlugs(request, 40, prompt)) {
    const detail = await detailOf(slug);
    if (!fits(detail)) continue;
    found.set(wanted, slug);
    return detail;
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
