import { apiContext } from '#web/api/server-context.ts';
import { actOn, loadFrom } from '#web/features/staff/acts/outcome.ts';
import { mergeActs } from '#web/features/staff/doubles/double-acts.ts';
import { MergeScreen } from '#web/features/staff/doubles/merge-screen.tsx';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/merge-projects.ts';

export async function loader({ context, params: { id, other } }: Route.LoaderArgs) {
  return {
    merge: await loadFrom(context.get(apiContext).previewMerge({ params: { id, other } })),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), mergeActs(context.get(apiContext)));
}

export const meta = staffMeta('Merge two projects');

export default function MergeProjects({ loaderData }: Route.ComponentProps) {
  return <MergeScreen merge={loaderData.merge} />;
}
