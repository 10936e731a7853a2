import { percentile } from './http-load.ts';

const ROUNDS = 30;
const WARM_UP = 5;

/** The first page of every list of the dashboard, and what makes one slow: searches, filters, the last page. */
const LISTS = {
  hub: '/api/v1/admin',
  figures: '/api/v1/admin/figures',
  properties: '/api/v1/admin/properties',
  'properties, by name': '/api/v1/admin/properties?sort=name-asc',
  'properties, least complete first': '/api/v1/admin/properties?sort=completeness-asc',
  'properties, searched': '/api/v1/admin/properties?search=whitefield',
  'properties, price missing': '/api/v1/admin/properties?missing=price',
  'properties, unpublished': '/api/v1/admin/properties?status=unpublished',
  'properties, last page': '/api/v1/admin/properties?page=500',
  promoters: '/api/v1/admin/promoters',
  'promoters, most projects first': '/api/v1/admin/promoters?sort=-projects',
  'promoters, searched': '/api/v1/admin/promoters?search=42',
  operators: '/api/v1/admin/operators',
  'projects of an operator': '/api/v1/admin/operators/bench-operator-1/properties',
  users: '/api/v1/admin/users',
  'users, searched by number': '/api/v1/admin/users?search=00042',
  'users, by name': '/api/v1/admin/users?sort=name',
  'users, last page': '/api/v1/admin/users?page=2500',
  imports: '/api/v1/admin/imports',
  exports: '/api/v1/admin/exports',
  prompts: '/api/v1/admin/prompts',
  'service tokens': '/api/v1/admin/service-tokens',
  audit: '/api/v1/admin/audit',
  'audit, one actor': '/api/v1/admin/audit?actor=bench-operator-7',
  'audit, one kind of action': '/api/v1/admin/audit?action=promoter',
  'audit, one subject': '/api/v1/admin/audit?subject=promoter:7',
  'audit, one day': '/api/v1/admin/audit?from=2026-03-01&to=2026-03-01',
  'audit, last page': '/api/v1/admin/audit?page=5000',
};

export interface ListTimes {
  name: string;
  /** In milliseconds. */
  p50: number;
  p95: number;
}

/** How long each list takes on the server, one call after the other. */
export async function timeLists(get: (url: string) => Promise<unknown>): Promise<ListTimes[]> {
  const measured: ListTimes[] = [];
  for (const [name, url] of Object.entries(LISTS)) {
    for (let round = 0; round < WARM_UP; round += 1) await get(url);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const begun = performance.now();
      await get(url);
      times.push(performance.now() - begun);
    }
    measured.push({ name, p50: percentile(times, 0.5), p95: percentile(times, 0.95) });
  }
  return measured;
}
