import { apiContext } from '#web/api/server-context.ts';
import { actOn, loadFrom } from '#web/features/staff/acts/outcome.ts';
import { readListState } from '#web/features/staff/lists/list-state.ts';
import { promoterActs } from '#web/features/staff/promoters/promoter-acts.ts';
import { PROMOTER_LIST } from '#web/features/staff/promoters/promoter-list-shape.ts';
import { PromotersScreen } from '#web/features/staff/promoters/promoters-screen.tsx';
import { staffContext } from '#web/features/staff/shell/require-staff.ts';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/manage-promoters.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { filters, ...list } = readListState(url.searchParams, PROMOTER_LIST);
  const page = await loadFrom(
    context.get(apiContext).listPromoters({ query: { ...list, ...filters } }),
  );
  return { state: { ...list, filters }, page, isAdmin: context.get(staffContext).role === 'admin' };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), promoterActs(context.get(apiContext)));
}

export const meta = staffMeta('Promoters');

export default function ManagePromoters({ loaderData }: Route.ComponentProps) {
  return <PromotersScreen {...loaderData} />;
}
