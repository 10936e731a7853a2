import { apiContext } from '#web/api/server-context.ts';
import { actOn, loadFrom } from '#web/features/staff/acts/outcome.ts';
import { operatorActs } from '#web/features/staff/operators/operator-acts.ts';
import { OperatorCredentialsScreen } from '#web/features/staff/operators/operator-credentials-screen.tsx';
import { requireAdmin } from '#web/features/staff/shell/require-staff.ts';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/operator-credentials.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context);
  const userName = url.searchParams.get('operator');
  if (userName === null) return { operator: null };
  const found = await loadFrom(context.get(apiContext).getStaffOperator({ params: { userName } }));
  return { operator: found.kind === 'loaded' ? found.value : null };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), operatorActs(context.get(apiContext)));
}

export const meta = staffMeta('Credentials for an operator');

export default function OperatorCredentials({ loaderData }: Route.ComponentProps) {
  return <OperatorCredentialsScreen {...loaderData} />;
}
