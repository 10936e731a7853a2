import { apiContext } from '#web/api/server-context.ts';
import { actOn } from '#web/features/staff/acts/outcome.ts';
import { CreatePromoterScreen } from '#web/features/staff/promoters/create-promoter-screen.tsx';
import { promoterActs } from '#web/features/staff/promoters/promoter-acts.ts';
import { requireAdmin } from '#web/features/staff/shell/require-staff.ts';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/create-promoter.ts';

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context);
  return null;
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), promoterActs(context.get(apiContext)));
}

export const meta = staffMeta('Add a promoter');

export default function CreatePromoter() {
  return <CreatePromoterScreen />;
}
