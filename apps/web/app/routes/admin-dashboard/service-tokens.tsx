import { apiContext } from '#web/api/server-context.ts';
import { actOn, loadFrom } from '#web/features/staff/acts/outcome.ts';
import { serviceTokenActs } from '#web/features/staff/service-tokens/service-token-acts.ts';
import { ServiceTokensScreen } from '#web/features/staff/service-tokens/service-tokens-screen.tsx';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/service-tokens.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return { tokens: await loadFrom(context.get(apiContext).listServiceTokens({})) };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), serviceTokenActs(context.get(apiContext)));
}

export const meta = staffMeta('Service tokens');

export default function ServiceTokens({ loaderData }: Route.ComponentProps) {
  return <ServiceTokensScreen {...loaderData} />;
}
