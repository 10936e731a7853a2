import { apiContext } from '#web/api/server-context.ts';
import { actOn, loadFrom } from '#web/features/staff/acts/outcome.ts';
import { readListState } from '#web/features/staff/lists/list-state.ts';
import { CredentialsScreen } from '#web/features/staff/promoters/credentials-screen.tsx';
import { namesOf } from '#web/features/staff/promoters/names-of.ts';
import { promoterActs } from '#web/features/staff/promoters/promoter-acts.ts';
import { PROMOTER_LIST } from '#web/features/staff/promoters/promoter-list-shape.ts';
import { requireAdmin } from '#web/features/staff/shell/require-staff.ts';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/credential-generation.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context);
  const api = context.get(apiContext);
  const { filters, ...list } = readListState(url.searchParams, PROMOTER_LIST);
  const [page, chosenAtFirst] = await Promise.all([
    loadFrom(api.listPromoters({ query: { ...list, ...filters } })),
    namesOf(api, url.searchParams.get('promoters') ?? ''),
  ]);
  return { state: { ...list, filters }, page, chosenAtFirst };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), promoterActs(context.get(apiContext)));
}

export const meta = staffMeta('Credentials for promoters');

export default function CredentialGeneration({ loaderData }: Route.ComponentProps) {
  return <CredentialsScreen {...loaderData} />;
}
