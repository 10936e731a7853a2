import { apiContext } from '#web/api/server-context.ts';
import { actOn } from '#web/features/staff/acts/outcome.ts';
import { CreateOperatorScreen } from '#web/features/staff/operators/create-operator-screen.tsx';
import { operatorActs } from '#web/features/staff/operators/operator-acts.ts';
import { requireAdmin } from '#web/features/staff/shell/require-staff.ts';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/create-operator.ts';

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context);
  return null;
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), operatorActs(context.get(apiContext)));
}

export const meta = staffMeta('Add an operator');

export default function CreateOperator() {
  return <CreateOperatorScreen />;
}
