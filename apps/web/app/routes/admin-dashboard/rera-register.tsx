import { apiContext } from '#web/api/server-context.ts';
import { loadFrom } from '#web/features/staff/acts/outcome.ts';
import { readListState } from '#web/features/staff/lists/list-state.ts';
import { RegisterScreen } from '#web/features/staff/register/register-screen.tsx';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/rera-register.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = readListState(url.searchParams, { sorts: [], filters: {} });
  const { page, pageSize } = state;
  return {
    state,
    page: await loadFrom(context.get(apiContext).listRegisterFiles({ query: { page, pageSize } })),
  };
}

export const meta = staffMeta('RERA register');

export default function ReraRegister({ loaderData }: Route.ComponentProps) {
  return <RegisterScreen {...loaderData} />;
}
