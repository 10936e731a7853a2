import { apiContext } from '#web/api/server-context.ts';
import { loadFrom } from '#web/features/staff/acts/outcome.ts';
import { AuditScreen } from '#web/features/staff/audit/audit-screen.tsx';
import { readListState } from '#web/features/staff/lists/list-state.ts';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/audit-log.ts';

const LIST = {
  sorts: [],
  filters: { actor: null, action: null, subject: null, from: null, to: null },
} as const;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { filters, page: number, ...rest } = readListState(url.searchParams, LIST);
  const page = await loadFrom(
    context
      .get(apiContext)
      .listAudit({ query: { ...filters, page: number, pageSize: rest.pageSize } }),
  );
  return { state: { ...rest, page: number, filters }, page };
}

export const meta = staffMeta('Audit log');

export default function AuditLog({ loaderData }: Route.ComponentProps) {
  return <AuditScreen {...loaderData} />;
}
