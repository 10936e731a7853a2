import { apiContext } from '#web/api/server-context.ts';
import { actOn } from '#web/features/staff/acts/outcome.ts';
import { addProjectActs } from '#web/features/staff/add-project/add-project-acts.ts';
import { AddProjectScreen } from '#web/features/staff/add-project/add-project-screen.tsx';
import { requireAdmin } from '#web/features/staff/shell/require-staff.ts';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/add-project.ts';

export function loader({ context }: Route.LoaderArgs) {
  requireAdmin(context);
  return null;
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), addProjectActs(context.get(apiContext)));
}

export const meta = staffMeta('Add a project');

export default function AddProject() {
  return <AddProjectScreen />;
}
