import type { StaffRole } from '@manemitra/contract/access';
import type { Client } from '@manemitra/contract/client';
import type { ReraProject } from '#web/features/project-card/public.ts';
import { loadFrom } from '#web/features/staff/acts/outcome.ts';
import { paths } from '#web/paths.ts';

/** The first of what one kind of thing has for a word, and where all of it is. */
export interface Finding {
  title: string;
  total: number;
  /** Set when this kind could not be searched. */
  failure: string | null;
  items: { name: string; note: string | null; href: string; project?: ReraProject }[];
  allHref: string;
}

const SHOWN = 5;

/** Looks for a word through all lists that a role may use, at once; one that fails leaves the others. */
export async function findEverywhere(
  api: Client,
  role: StaffRole,
  search: string,
): Promise<Finding[]> {
  const query = { search, pageSize: SHOWN };
  const people = role !== 'promoter';
  const isAdmin = role === 'admin';
  const found = await Promise.all([
    finding(
      { title: 'Projects', allHref: paths.staff('show-property-list', { search }) },
      api.listStaffProperties({ query }),
      (row) => ({
        name: row.name,
        note: [row.locality, row.promoter.name].filter(Boolean).join(', '),
        href: paths.staff(`modify-component/${row.id}`),
        project: { project: row, isDemonstration: row.isDemonstration },
      }),
    ),
    people &&
      finding(
        { title: 'Promoters', allHref: paths.staff('manage-promoters', { search }) },
        api.listPromoters({ query }),
        (row) => ({
          name: row.name,
          note: row.email,
          href: paths.staff('promoter-account-management', { promoter: String(row.promoterId) }),
        }),
      ),
    isAdmin &&
      finding(
        { title: 'Operators', allHref: paths.staff('manage-operators', { search }) },
        api.listOperators({ query }),
        (row) => ({
          name: row.name,
          note: row.userName,
          href: paths.staff('operators-account-management', { operator: row.userName }),
        }),
      ),
    isAdmin &&
      finding(
        { title: 'Users', allHref: paths.staff('manage-users', { search }) },
        api.listUsers({ query }),
        (row) => ({
          name: row.name ?? row.phone,
          note: row.name === null ? null : row.phone,
          href: paths.staff('users-account', { user: row.phoneNumber }),
        }),
      ),
  ]);
  return found.filter((one) => one !== false);
}

async function finding<Row>(
  { title, allHref }: Pick<Finding, 'title' | 'allHref'>,
  call: Promise<{ items: Row[]; total: number }>,
  present: (row: Row) => Finding['items'][number],
): Promise<Finding> {
  const loaded = await loadFrom(call);
  if (loaded.kind === 'failed') {
    return { title, total: 0, failure: loaded.message, items: [], allHref };
  }
  const { items, total } = loaded.value;
  return { title, total, failure: null, items: items.map(present), allHref };
}
