import { redirect } from 'react-router';
import { apiContext } from '#web/api/server-context.ts';
import { actOn, loadFrom } from '#web/features/staff/acts/outcome.ts';
import { promoterActs } from '#web/features/staff/promoters/promoter-acts.ts';
import { PromoterAccountScreen } from '#web/features/staff/promoters/promoter-account-screen.tsx';
import { staffContext } from '#web/features/staff/shell/require-staff.ts';
import { NotChosen } from '#web/features/staff/shell/not-chosen.tsx';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/promoter-account.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { role } = context.get(staffContext);
  const promoterId = url.searchParams.get('promoter');
  if (promoterId !== null) {
    const params = { promoterId };
    const [promoter, names] = await Promise.all([
      loadFrom(api.getPromoter({ params })),
      role === 'admin' ? loadFrom(api.listPromoterNames({ params })) : null,
    ]);
    return { promoter, names, role };
  }
  // A promoter has one account to look at: their own.
  if (role === 'promoter') {
    const { items } = await api.listPromoters({ query: {} });
    const own = items[0];
    if (own !== undefined) {
      throw redirect(
        paths.staff('promoter-account-management', { promoter: String(own.promoterId) }),
      );
    }
  }
  return { promoter: null, names: null, role };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), promoterActs(context.get(apiContext)));
}

export const meta = staffMeta('Account of a promoter');

export default function PromoterAccount({
  loaderData: { promoter, names, role },
}: Route.ComponentProps) {
  if (promoter?.kind === 'loaded') {
    return (
      <PromoterAccountScreen
        key={promoter.value.promoterId}
        promoter={promoter.value}
        names={names}
        role={role}
      />
    );
  }
  return (
    <NotChosen
      title="Account of a promoter"
      what="promoter"
      listScreen="manage-promoters"
      message={promoter?.message}
    />
  );
}
