import { redirect } from 'react-router';
import { apiContext } from '#web/api/server-context.ts';
import { actOn } from '#web/features/staff/acts/outcome.ts';
import { addProjectActs } from '#web/features/staff/add-project/add-project-acts.ts';
import { AddProjectScreen } from '#web/features/staff/add-project/add-project-screen.tsx';
import { requireAdmin } from '#web/features/staff/shell/require-staff.ts';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import { paths } from '#web/paths.ts';
import type { Route } from './+types/add-project.ts';

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context);
  return null;
}

export async function action({ context, request }: Route.ActionArgs) {
  const outcome = await actOn(await request.formData(), addProjectActs(context.get(apiContext)));
  // The editor goes on with it.
  return 'kind' in outcome && outcome.kind === 'done'
    ? redirect(paths.staff(String(outcome.value)))
    : outcome;
}

export const meta = staffMeta('Add a project');

export default function AddProject() {
  return <AddProjectScreen />;
}
