import type { Client } from '@manemitra/contract/client';
import { loadFrom } from '#web/features/staff/acts/outcome.ts';

const WORK_SHOWN = 5;

/** The first items of open work: the newest leads, and the projects of which least is known. */
export async function loadWork(api: Client) {
  const [leads, projects] = await Promise.all([
    loadFrom(api.listLeads({ query: { status: 'new', pageSize: WORK_SHOWN } })),
    loadFrom(
      api.listStaffProperties({
        query: {
          status: 'published',
          missing: 'any',
          sort: 'completeness-asc',
          pageSize: WORK_SHOWN,
        },
      }),
    ),
  ]);
  return { leads, projects };
}
