import { PLACE_DOUBTS } from '@manemitra/contract/place-doubts';
import { apiContext } from '#web/api/server-context.ts';
import { actOn, loadFrom } from '#web/features/staff/acts/outcome.ts';
import { readListState } from '#web/features/staff/lists/list-state.ts';
import { placeActs } from '#web/features/staff/places/place-acts.ts';
import { PlacesScreen } from '#web/features/staff/places/places-screen.tsx';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/places.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = readListState(url.searchParams, { sorts: [], filters: { doubt: PLACE_DOUBTS } });
  const { page, pageSize, search, filters } = state;
  return {
    state,
    page: await loadFrom(
      context.get(apiContext).listPlacesToSet({ query: { page, pageSize, search, ...filters } }),
    ),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), placeActs(context.get(apiContext)));
}

export const meta = staffMeta('Places');

export default function Places({ loaderData }: Route.ComponentProps) {
  return <PlacesScreen {...loaderData} />;
}
