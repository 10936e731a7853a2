import { apiContext } from '#web/api/server-context.ts';
import { actOn, loadFrom } from '#web/features/staff/acts/outcome.ts';
import { NotChosen } from '#web/features/staff/shell/not-chosen.tsx';
import { requireAdmin } from '#web/features/staff/shell/require-staff.ts';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import { UserAccountScreen } from '#web/features/staff/users/user-account-screen.tsx';
import { userActs } from '#web/features/staff/users/user-acts.ts';
import type { Route } from './+types/user-account.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context);
  const phoneNumber = url.searchParams.get('user');
  if (phoneNumber === null) return { user: null };
  const api = context.get(apiContext);
  return { user: await loadFrom(api.getUser({ params: { phoneNumber } })) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), userActs(context.get(apiContext)));
}

export const meta = staffMeta('Account of a user');

export default function UserAccount({ loaderData: { user } }: Route.ComponentProps) {
  if (user?.kind === 'loaded') {
    return <UserAccountScreen key={user.value.phoneNumber} user={user.value} />;
  }
  return (
    <NotChosen
      title="Account of a user"
      what="user"
      listScreen="manage-users"
      message={user?.message}
    />
  );
}
