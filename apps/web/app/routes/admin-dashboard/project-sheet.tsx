import { apiContext } from '#web/api/server-context.ts';
import { loadFrom } from '#web/features/staff/acts/outcome.ts';
import { readListState } from '#web/features/staff/lists/list-state.ts';
import { PROPERTY_LIST } from '#web/features/staff/properties/property-list-shape.ts';
import { SheetScreen } from '#web/features/staff/sheet/sheet-screen.tsx';
import { staffMeta } from '#web/features/staff/shell/staff-meta.ts';
import type { Route } from './+types/project-sheet.ts';

/** Rows of a page of the sheet, unless the address asks for others. */
const ROWS = 50;
/** Whoever goes through projects finds them where they were. */
const ORDER = 'name-asc';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { filters, ...state } = readListState(url.searchParams, PROPERTY_LIST);
  const asked = { ...state, sort: state.sort ?? ORDER };
  const list = { ...asked, pageSize: url.searchParams.has('pageSize') ? asked.pageSize : ROWS };
  const columns = (url.searchParams.get('columns') ?? '').slice(0, 2000);
  const api = context.get(apiContext);
  const page = await loadFrom(api.showSheet({ query: { ...list, ...filters, columns } }));
  return { state: { ...asked, filters }, page };
}

export const meta = staffMeta('Projects as a sheet');

export default function ProjectSheet({ loaderData }: Route.ComponentProps) {
  return <SheetScreen {...loaderData} />;
}
