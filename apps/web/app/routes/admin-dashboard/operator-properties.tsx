import { apiContext } from '#web/api/server-context.ts';
import { actOn, loadFrom } from '#web/features/staff/acts/outcome.ts';
import { readListState } from '#web/features/staff/lists/list-state.ts';
import { operatorActs } from '#web/features/staff/operators/operator-acts.ts';
import { OperatorPropertiesScreen } from '#web/features/staff/operators/operator-properties-screen.tsx';
import { NotChosen } from '#web/features/staff/shell/not-chosen.tsx';
import { requireAdmin } from '#web/features/staff/shell/require-staff.ts';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/operator-properties.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context);
  const userName = url.searchParams.get('operator');
  if (userName === null) return { chosen: null, message: undefined };
  const api = context.get(apiContext);
  const { filters, page, pageSize, search, sort } = readListState(url.searchParams, {
    sorts: [],
    filters: { show: ['associated'] },
  });
  const [operator, properties] = await Promise.all([
    loadFrom(api.getStaffOperator({ params: { userName } })),
    loadFrom(
      api.listOperatorProperties({
        params: { userName },
        query: { page, pageSize, search, ...filters },
      }),
    ),
  ]);
  if (operator.kind === 'failed') return { chosen: null, message: operator.message };
  const state = { page, pageSize, search, sort, filters };
  return { chosen: { operator: operator.value, state, page: properties }, message: undefined };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), operatorActs(context.get(apiContext)));
}

export const meta = staffMeta('Projects of an operator');

export default function OperatorProperties({
  loaderData: { chosen, message },
}: Route.ComponentProps) {
  if (chosen !== null) {
    return <OperatorPropertiesScreen key={chosen.operator.userName} {...chosen} />;
  }
  return (
    <NotChosen
      title="Projects of an operator"
      what="operator"
      listScreen="manage-operators"
      message={message}
    />
  );
}
