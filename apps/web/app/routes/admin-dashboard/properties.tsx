import { apiContext } from '#web/api/server-context.ts';
import { actOn, loadFrom } from '#web/features/staff/acts/outcome.ts';
import { readListState } from '#web/features/staff/lists/list-state.ts';
import { namesOf } from '#web/features/staff/promoters/names-of.ts';
import { PropertiesScreen } from '#web/features/staff/properties/properties-screen.tsx';
import { propertyActs } from '#web/features/staff/properties/property-acts.ts';
import { PROPERTY_LIST } from '#web/features/staff/properties/property-list-shape.ts';
import { staffContext } from '#web/features/staff/shell/require-staff.ts';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/properties.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { filters, ...list } = readListState(url.searchParams, PROPERTY_LIST);
  const id = url.searchParams.get('run');
  const [page, [promoter], run] = await Promise.all([
    loadFrom(api.listStaffProperties({ query: { ...list, ...filters } })),
    namesOf(api, filters.promoter ?? ''),
    id === null ? null : loadFrom(api.getBulkRun({ params: { id } })),
  ]);
  return {
    state: { ...list, filters },
    page,
    promoter: promoter?.name ?? null,
    role: context.get(staffContext).role,
    run: run?.kind === 'loaded' ? run.value : null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), propertyActs(context.get(apiContext)));
}

export const meta = staffMeta('Projects');

export default function Properties({ loaderData }: Route.ComponentProps) {
  return <PropertiesScreen {...loaderData} />;
}
