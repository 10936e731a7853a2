import { apiContext } from '#web/api/server-context.ts';
import { actOn, loadFrom } from '#web/features/staff/acts/outcome.ts';
import { promptActs } from '#web/features/staff/prompts/prompt-acts.ts';
import { PromptsScreen } from '#web/features/staff/prompts/prompts-screen.tsx';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/manage-prompts.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const prompts = await loadFrom(api.listPrompts({}));
  const first = prompts.kind === 'loaded' ? prompts.value.items[0]?.name : undefined;
  const name = url.searchParams.get('prompt') ?? first;
  const open = name === undefined ? null : await loadFrom(api.getPrompt({ params: { name } }));
  return { prompts, open };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), promptActs(context.get(apiContext)));
}

export const meta = staffMeta('Prompts');

export default function ManagePrompts({ loaderData }: Route.ComponentProps) {
  return <PromptsScreen {...loaderData} />;
}
