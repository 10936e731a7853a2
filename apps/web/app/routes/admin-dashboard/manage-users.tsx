import { apiContext } from '#web/api/server-context.ts';
import { actOn, loadFrom } from '#web/features/staff/acts/outcome.ts';
import { readListState } from '#web/features/staff/lists/list-state.ts';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import { userActs } from '#web/features/staff/users/user-acts.ts';
import { USER_LIST } from '#web/features/staff/users/user-list-shape.ts';
import { UsersScreen } from '#web/features/staff/users/users-screen.tsx';
import type { Route } from './+types/manage-users.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { filters, ...list } = readListState(url.searchParams, USER_LIST);
  const page = await loadFrom(
    context.get(apiContext).listUsers({ query: { ...list, ...filters } }),
  );
  return { state: { ...list, filters }, page };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), userActs(context.get(apiContext)));
}

export const meta = staffMeta('Users');

export default function ManageUsers({ loaderData }: Route.ComponentProps) {
  return <UsersScreen {...loaderData} />;
}
