import { apiContext } from '#web/api/server-context.ts';
import { actOn, loadFrom } from '#web/features/staff/acts/outcome.ts';
import { differenceActs } from '#web/features/staff/differences/difference-acts.ts';
import { DifferencesScreen } from '#web/features/staff/differences/differences-screen.tsx';
import { readListState } from '#web/features/staff/lists/list-state.ts';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/differences.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = readListState(url.searchParams, { sorts: [], filters: { property: null } });
  const { page, pageSize, search, filters } = state;
  return {
    state,
    page: await loadFrom(
      context.get(apiContext).listDifferences({ query: { page, pageSize, search, ...filters } }),
    ),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), differenceActs(context.get(apiContext)));
}

export const meta = staffMeta('Differences');

export default function Differences({ loaderData }: Route.ComponentProps) {
  return <DifferencesScreen {...loaderData} />;
}
