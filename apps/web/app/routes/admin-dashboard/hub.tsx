import { useRouteLoaderData } from 'react-router';
import { apiContext } from '#web/api/server-context.ts';
import { loadFrom } from '#web/features/staff/acts/outcome.ts';
import { findEverywhere } from '#web/features/staff/hub/find-everywhere.ts';
import { HubScreen } from '#web/features/staff/hub/hub-screen.tsx';
import { loadWork } from '#web/features/staff/hub/load-work.ts';
import { staffContext } from '#web/features/staff/shell/require-staff.ts';
import type { StaffGroup } from '#web/features/staff/shell/staff-screens.ts';
import type { Route } from './+types/hub.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const account = context.get(staffContext);
  const find = (url.searchParams.get('find') ?? '').trim().slice(0, 100);
  const [figures, findings, work] = await Promise.all([
    loadFrom(api.getStaffFigures({})),
    find === '' ? [] : findEverywhere(api, account.role, find),
    find === '' ? loadWork(api) : null,
  ]);
  return { account, figures, work, find, findings };
}

export default function Hub({ loaderData }: Route.ComponentProps) {
  const frame = useRouteLoaderData<{ groups: StaffGroup[] }>('routes/admin-dashboard/frame');
  return <HubScreen {...loaderData} groups={frame?.groups ?? []} />;
}
