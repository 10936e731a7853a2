import { apiContext } from '#web/api/server-context.ts';
import { actOn, loadFrom } from '#web/features/staff/acts/outcome.ts';
import { leadActs } from '#web/features/staff/leads/lead-acts.ts';
import { LeadsScreen } from '#web/features/staff/leads/leads-screen.tsx';
import { LEAD_LIST } from '#web/features/staff/leads/lead-states.ts';
import { readListState } from '#web/features/staff/lists/list-state.ts';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/leads.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = readListState(url.searchParams, LEAD_LIST);
  const page = await loadFrom(
    context.get(apiContext).listLeads({
      query: {
        page: state.page,
        pageSize: state.pageSize,
        search: state.search,
        ...state.filters,
      },
    }),
  );
  return { state, page };
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOn(await request.formData(), leadActs(context.get(apiContext)));
}

export const meta = staffMeta('Leads');

export default function Leads({ loaderData }: Route.ComponentProps) {
  return <LeadsScreen {...loaderData} />;
}
