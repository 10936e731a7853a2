import { apiContext } from '#web/api/server-context.ts';
import { actOn, loadFrom } from '#web/features/staff/acts/outcome.ts';
import { doubleActs } from '#web/features/staff/doubles/double-acts.ts';
import { DoublesScreen } from '#web/features/staff/doubles/doubles-screen.tsx';
import { readListState } from '#web/features/staff/lists/list-state.ts';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/likely-doubles.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = readListState(url.searchParams, { sorts: [], filters: {} });
  const { page, pageSize, search } = state;
  return {
    state,
    page: await loadFrom(
      context.get(apiContext).listLikelyDoubles({ query: { page, pageSize, search } }),
    ),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), doubleActs(context.get(apiContext)));
}

export const meta = staffMeta('Likely doubles');

export default function LikelyDoubles({ loaderData }: Route.ComponentProps) {
  return <DoublesScreen {...loaderData} />;
}
