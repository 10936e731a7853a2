import { LeaveDialog } from '#web/features/property-editor/public.ts';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import type { AnyListState } from '#web/features/staff/lists/list-state.ts';
import { ListToolbar } from '#web/features/staff/lists/list-toolbar.tsx';
import {
  PROPERTY_FILTERS,
  PROPERTY_ORDERS,
} from '#web/features/staff/properties/property-list-shape.ts';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { StaffFailure } from '#web/features/staff/shell/staff-failure.tsx';
import { paths } from '#web/paths.ts';
import { editsOf } from './sheet-state.ts';
import { type SheetPage, SheetWork } from './sheet-work.tsx';
import { cells, type Sheet, useSheet } from './use-sheet.ts';

/** Many projects and facts at once, as in a spreadsheet. Nothing is saved before it is asked for. */
export function SheetScreen({ state, page }: { state: AnyListState; page: Loaded<SheetPage> }) {
  const sheet = useSheet();
  return (
    <>
      <ScreenHead
        title="Projects as a sheet"
        above={[{ label: 'Projects', href: paths.staff('show-property-list') }]}
        text="Type over a cell or paste a block from a spreadsheet. Cells are read as an import reads them: 1.2 Cr, Dec-27, 3.5 acres. An empty cell says that the fact is not known."
      />
      <ListToolbar
        state={state}
        searchLabel="Search name, place, promoter or RERA"
        filters={PROPERTY_FILTERS}
        sorts={PROPERTY_ORDERS}
      />
      {page.kind === 'failed' ? (
        <StaffFailure message={page.message} />
      ) : (
        <SheetWork sheet={sheet} state={state} page={page.value} />
      )}
      <LeaveDialog unsaved={unsavedOf(sheet)} />
    </>
  );
}

function unsavedOf({ state }: Sheet): string | undefined {
  const count = editsOf(state).length;
  return count === 0 ? undefined : `${cells(count)} ${count === 1 ? 'is' : 'are'} not saved yet.`;
}
