import { apiContext } from '#web/api/server-context.ts';
import { actOn, loadFrom } from '#web/features/staff/acts/outcome.ts';
import { readListState } from '#web/features/staff/lists/list-state.ts';
import { operatorActs } from '#web/features/staff/operators/operator-acts.ts';
import { OPERATOR_LIST } from '#web/features/staff/operators/operator-list-shape.ts';
import { OperatorsScreen } from '#web/features/staff/operators/operators-screen.tsx';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/manage-operators.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { filters, ...list } = readListState(url.searchParams, OPERATOR_LIST);
  const page = await loadFrom(
    context.get(apiContext).listOperators({ query: { ...list, ...filters } }),
  );
  return { state: { ...list, filters }, page };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), operatorActs(context.get(apiContext)));
}

export const meta = staffMeta('Operators');

export default function ManageOperators({ loaderData }: Route.ComponentProps) {
  return <OperatorsScreen {...loaderData} />;
}
