import { formatMoment } from '@manemitra/domain/moments';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { ReraStanding } from '@manemitra/domain/rera-standing';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTyped } from '#web/api/use-typed.ts';
import { IS_BACK } from '#web/browser/draft.ts';
import { ReraLine } from '#web/features/project-card/public.ts';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import { RefusalNotice } from '#web/features/staff/acts/refusal-notice.tsx';
import { useAct } from '#web/features/staff/acts/use-act.ts';
import type { AnyListState } from '#web/features/staff/lists/list-state.ts';
import type { Selection } from '#web/features/staff/lists/selection.tsx';
import { type StaffColumn, StaffList } from '#web/features/staff/lists/staff-list.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { paths } from '#web/paths.ts';
import { Button, linkStyle } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.ts';
import {
  applied,
  type Changes,
  keptChanges,
  noChanges,
  parseChanges,
  withRows,
} from './association.ts';
import { accountOf } from './operators-screen.tsx';

interface PropertyRow {
  propertyId: number;
  slug: string;
  name: string;
  locality: string | null;
  promoter: string;
  rera: ReraStanding;
  isDemonstration: boolean;
}

/** Says which projects an operator looks after: ticked over any number of pages, saved at once. */
export function OperatorPropertiesScreen({
  operator,
  state,
  page,
}: {
  operator: { userName: string; name: string };
  state: AnyListState;
  page: Loaded<{
    items: PropertyRow[];
    total: number;
    page: number;
    pageSize: number;
    associatedIds: number[];
    version: number;
  }>;
}) {
  const [changes, setChanges] = useState<Changes>(noChanges);
  const { Form, isSending, refused } = useAct(() => setChanges(noChanges));
  useTyped(`projects of ${operator.userName}`, {
    read: () => keptChanges(changes),
    onReturn: (kept) => {
      setChanges(parseChanges(kept));
      showToast({ kind: 'info', text: IS_BACK, id: 'is-back' });
    },
  });
  const given = page.kind === 'loaded' ? page.value.associatedIds : [];
  const ids = applied(given, changes);
  const changed = changes.added.size + changes.removed.size;
  const selection: Selection = {
    // Only whether a row is chosen is read of it.
    chosen: new Map(ids.map((id) => [String(id), ''])),
    set: (rows, isChosen) =>
      setChanges((before) =>
        withRows(
          before,
          given,
          rows.map(({ key }) => Number(key)),
          isChosen,
        ),
      ),
    clear: () => setChanges(noChanges),
  };
  return (
    <>
      <ScreenHead
        title={`Projects of ${operator.name}`}
        above={[
          { label: 'Operators', href: paths.staff('manage-operators') },
          { label: operator.name, href: accountOf(operator) },
        ]}
        text="Tick the projects that they look after. Nothing is saved until you press Save."
      />
      {refused?.current && (
        <Notice
          tone="warning"
          text={`${refused.current.changedBy ?? 'Somebody'} changed these projects on ${formatMoment(refused.current.changedAt)}. The list shows theirs now, with your changes on top of it. Save again to keep both.`}
        />
      )}
      <StaffList
        label="Projects"
        state={state}
        page={page}
        searchLabel="Search by project, locality or promoter"
        filters={[
          {
            name: 'show',
            label: 'Show',
            all: 'All projects',
            choices: [{ value: 'associated', label: 'Only theirs' }],
          },
        ]}
        keyOf={({ propertyId }) => String(propertyId)}
        nameOf={({ name }) => name}
        selection={selection}
        columns={COLUMNS}
        empty={{ title: 'No projects yet', text: 'They appear here when they are imported.' }}
      />
      {page.kind === 'loaded' && (
        <Form
          method="post"
          data-bottom-bar=""
          className="sticky bottom-0 z-bar -mx-4 mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-hairline bg-ground px-4 py-3 sm:-mx-6 sm:px-6"
        >
          <input type="hidden" name="intent" value="associate" />
          <input type="hidden" name="userName" value={operator.userName} />
          <input
            type="hidden"
            name="version"
            value={Math.max(page.value.version, refused?.current?.version ?? 0)}
          />
          {ids.map((id) => (
            <input key={id} type="hidden" name="propertyIds" value={id} />
          ))}
          {refused !== undefined && refused.current === null && <RefusalNotice refused={refused} />}
          <output className="figures">
            {formatIndianNumber(ids.length)} chosen
            {changed > 0 && (
              <span className="text-ink-soft">
                , {changes.added.size} new, {changes.removed.size} taken away
              </span>
            )}
          </output>
          <span className="flex gap-3">
            {changed > 0 && (
              <Button kind="bare" onClick={selection.clear}>
                Undo changes
              </Button>
            )}
            <Button type="submit" isLoading={isSending} disabled={changed === 0 && !isSending}>
              Save projects
            </Button>
          </span>
        </Form>
      )}
    </>
  );
}

const COLUMNS: StaffColumn<PropertyRow>[] = [
  {
    id: 'name',
    title: 'Project',
    cell: ({ slug, name, rera, isDemonstration }) => (
      <span className="flex flex-col items-start gap-0.5">
        <Link to={paths.project(slug)} className={`wrap-anywhere ${linkStyle}`}>
          {name}
        </Link>
        <ReraLine property={{ project: { rera }, isDemonstration }} className="font-normal" />
      </span>
    ),
  },
  { id: 'locality', title: 'Locality', cell: ({ locality }) => locality },
  { id: 'promoter', title: 'Promoter', cell: ({ promoter }) => promoter },
];
