import { REGISTER_OUTCOMES } from '@manemitra/domain/register';
import { apiContext } from '#web/api/server-context.ts';
import { actOn, loadFrom } from '#web/features/staff/acts/outcome.ts';
import { readListState } from '#web/features/staff/lists/list-state.ts';
import { registerActs } from '#web/features/staff/register/register-acts.ts';
import { RegisterFileScreen } from '#web/features/staff/register/register-file-screen.tsx';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/register-file.ts';

export async function loader({ context, url, params: { id } }: Route.LoaderArgs) {
  const state = readListState(url.searchParams, {
    sorts: [],
    filters: { only: REGISTER_OUTCOMES },
  });
  const { page, pageSize, filters } = state;
  const api = context.get(apiContext);
  const params = { id };
  const [file, rows] = await Promise.all([
    loadFrom(api.getRegisterFile({ params })),
    loadFrom(api.listRegisterRows({ params, query: { page, pageSize, ...filters } })),
  ]);
  return { state, file, page: rows };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), registerActs(context.get(apiContext)));
}

export const meta = staffMeta('A file of the register');

export default function RegisterFile({ loaderData }: Route.ComponentProps) {
  return <RegisterFileScreen {...loaderData} />;
}
