import { apiContext } from '#web/api/server-context.ts';
import { actOn, loadFrom } from '#web/features/staff/acts/outcome.ts';
import { exportActs } from '#web/features/staff/exports/export-acts.ts';
import { ExportsScreen } from '#web/features/staff/exports/exports-screen.tsx';
import { readListState } from '#web/features/staff/lists/list-state.ts';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/exports.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = readListState(url.searchParams, { sorts: [], filters: {} });
  const page = await loadFrom(
    context.get(apiContext).listExports({ query: { page: state.page, pageSize: state.pageSize } }),
  );
  return { state, page };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), exportActs(context.get(apiContext)));
}

export const meta = staffMeta('Export changed projects');

export default function Exports({ loaderData }: Route.ComponentProps) {
  return <ExportsScreen {...loaderData} />;
}
