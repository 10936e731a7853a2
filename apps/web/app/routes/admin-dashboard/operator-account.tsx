import { apiContext } from '#web/api/server-context.ts';
import { actOn, loadFrom } from '#web/features/staff/acts/outcome.ts';
import { OperatorAccountScreen } from '#web/features/staff/operators/operator-account-screen.tsx';
import { operatorActs } from '#web/features/staff/operators/operator-acts.ts';
import { NotChosen } from '#web/features/staff/shell/not-chosen.tsx';
import { requireAdmin } from '#web/features/staff/shell/require-staff.ts';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/operator-account.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context);
  const userName = url.searchParams.get('operator');
  if (userName === null) return { operator: null };
  const api = context.get(apiContext);
  return { operator: await loadFrom(api.getStaffOperator({ params: { userName } })) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), operatorActs(context.get(apiContext)));
}

export const meta = staffMeta('Account of an operator');

export default function OperatorAccount({ loaderData: { operator } }: Route.ComponentProps) {
  if (operator?.kind === 'loaded') {
    return <OperatorAccountScreen key={operator.value.userName} operator={operator.value} />;
  }
  return (
    <NotChosen
      title="Account of an operator"
      what="operator"
      listScreen="manage-operators"
      message={operator?.message}
    />
  );
}
