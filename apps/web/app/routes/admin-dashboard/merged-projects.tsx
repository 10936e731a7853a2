import { apiContext } from '#web/api/server-context.ts';
import { actOn, loadFrom } from '#web/features/staff/acts/outcome.ts';
import { mergeListActs } from '#web/features/staff/doubles/double-acts.ts';
import { MergesScreen } from '#web/features/staff/doubles/merges-screen.tsx';
import { readListState } from '#web/features/staff/lists/list-state.ts';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/merged-projects.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = readListState(url.searchParams, { sorts: [], filters: {} });
  const { page, pageSize, search } = state;
  return {
    state,
    page: await loadFrom(context.get(apiContext).listMerges({ query: { page, pageSize, search } })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), mergeListActs(context.get(apiContext)));
}

export const meta = staffMeta('Merged projects');

export default function MergedProjects({ loaderData }: Route.ComponentProps) {
  return <MergesScreen {...loaderData} />;
}
