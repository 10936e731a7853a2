import { apiContext } from '#web/api/server-context.ts';
import { actOn, loadFrom } from '#web/features/staff/acts/outcome.ts';
import { sourceActs } from '#web/features/staff/differences/difference-acts.ts';
import { SourcesScreen } from '#web/features/staff/differences/sources-screen.tsx';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/sources.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { sources: await loadFrom(context.get(apiContext).listFactSources({})) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), sourceActs(context.get(apiContext)));
}

export const meta = staffMeta('Sources');

export default function Sources({ loaderData }: Route.ComponentProps) {
  return <SourcesScreen {...loaderData} />;
}
