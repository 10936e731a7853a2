import { apiContext } from '#web/api/server-context.ts';
import { loadFrom } from '#web/features/staff/acts/outcome.ts';
import { EnquiriesScreen } from '#web/features/staff/enquiries/enquiries-screen.tsx';
import { readListState } from '#web/features/staff/lists/list-state.ts';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/seller-enquiries.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = readListState(url.searchParams, { sorts: [], filters: {} });
  const { page: number, pageSize, search } = state;
  const page = await loadFrom(
    context.get(apiContext).listSellerEnquiries({ query: { page: number, pageSize, search } }),
  );
  return { state, page };
}

export const meta = staffMeta('Enquiries');

export default function SellerEnquiries({ loaderData }: Route.ComponentProps) {
  return <EnquiriesScreen {...loaderData} />;
}
