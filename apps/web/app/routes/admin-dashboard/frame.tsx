import { Outlet, useRouteLoaderData } from 'react-router';
import { apiContext } from '#web/api/server-context.ts';
import { loadFrom } from '#web/features/staff/acts/outcome.ts';
import { keepUnanswered } from '#web/features/staff/acts/unanswered.ts';
import { requireStaff, staffContext } from '#web/features/staff/shell/require-staff.ts';
import { ScreenFailure } from '#web/features/staff/shell/screen-failure.tsx';
import { StaffFrame } from '#web/features/staff/shell/staff-frame.tsx';
import { groupsOf } from '#web/features/staff/shell/staff-screens.ts';
import type { Route } from './+types/frame.ts';

/** It has its own bars, and no part of the buyer's site around it. */
export const handle = { frame: 'own' };

export const middleware: Route.MiddlewareFunction[] = [
  async ({ context, request }, next) => {
    await requireStaff(context, request);
    return next();
  },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepUnanswered];

export async function loader({ context }: Route.LoaderArgs) {
  const account = context.get(staffContext);
  if (account.mustSetUp) return { account, groups: [] };
  const hub = await loadFrom(context.get(apiContext).getStaffHub({}));
  return { account, groups: hub.kind === 'loaded' ? groupsOf(hub.value.items) : [] };
}

export function meta(): Route.MetaDescriptors {
  return [{ title: 'Staff dashboard | ManeMitra' }, { name: 'robots', content: 'noindex' }];
}

export default function Frame({ loaderData: { account, groups } }: Route.ComponentProps) {
  return (
    <StaffFrame account={account} groups={groups}>
      <Outlet />
    </StaffFrame>
  );
}

/** A screen that broke leaves the navigation around it. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<Route.ComponentProps['loaderData']>(
    'routes/admin-dashboard/frame',
  );
  const failure = <ScreenFailure error={error} />;
  if (data === undefined) return <main id="main">{failure}</main>;
  return (
    <StaffFrame account={data.account} groups={data.groups}>
      {failure}
    </StaffFrame>
  );
}
