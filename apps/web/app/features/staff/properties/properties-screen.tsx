import type { StaffRole } from '@manemitra/contract/access';
import type { StaffPropertyRow } from '@manemitra/contract/staff-properties';
import type { BulkRun } from '@manemitra/contract/staff-properties-publication';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import { type AnyListState, listParams } from '#web/features/staff/lists/list-state.ts';
import { RowMenu } from '#web/features/staff/lists/row-menu.tsx';
import { useSelection } from '#web/features/staff/lists/selection.tsx';
import { type StaffColumn, StaffList } from '#web/features/staff/lists/staff-list.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type BulkAsk, BulkDialog, type BulkRefusal, type BulkTarget } from './bulk-dialog.tsx';
import { RefusalNotice } from '#web/features/staff/acts/refusal-notice.tsx';
import { useAct } from '#web/features/staff/acts/use-act.ts';
import { BulkRunPanel } from './bulk-run-panel.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { FactsDialog } from './facts-dialog.tsx';
import { editorOf, propertyColumns } from './property-columns.tsx';
import { PROPERTY_FILTERS, PROPERTY_ORDERS } from './property-list-shape.ts';

/** The projects that the caller may edit, with what each of them lacks. */
export function PropertiesScreen({
  state,
  page,
  promoter,
  role,
  run,
}: {
  state: AnyListState;
  page: Loaded<{ items: StaffPropertyRow[]; total: number; page: number; pageSize: number }>;
  /** The promoter whose projects alone are shown. */
  promoter: string | null;
  role: StaffRole;
  /** A change of many that is under way or was done lately. */
  run: BulkRun | null;
}) {
  const selection = useSelection();
  const [asked, ask] = useState<BulkAsk>();
  const [refused, setRefused] = useState<readonly BulkRefusal[]>([]);
  const [params, setParams] = useSearchParams();
  // All that fit are chosen for as long as the same fit.
  const fit = JSON.stringify([state.search, state.filters]);
  const [allOf, setAllOf] = useState<string>();
  const isAll = allOf === fit;
  const total = page.kind === 'loaded' ? page.value.total : 0;
  const clear = (): void => {
    selection.clear();
    setAllOf(undefined);
  };
  const chosen = [...selection.chosen].map(([key, name]) => ({ id: Number(key), name }));
  const target: BulkTarget = isAll
    ? { fitting: { search: state.search, ...state.filters }, total }
    : { projects: chosen };
  const [factsOf, setFactsOf] = useState<BulkTarget>();
  const undo = useAct();
  // The sheet begins with the same projects.
  const query = new URLSearchParams(
    Object.entries(listParams({ ...state, page: 1 })).filter(
      (pair): pair is [string, string] => pair[1] !== undefined && pair[1] !== '',
    ),
  ).toString();
  const follow = (begun: number): void =>
    setParams({ ...Object.fromEntries(params), run: String(begun) }, { preventScrollReset: true });
  return (
    <>
      <ScreenHead
        title="Projects"
        text="What is missing from a project is what buyers ask about first. Open a project to fill it in."
        action={
          <span className="flex flex-wrap gap-2">
            <Link
              to={paths.staff('export-modified-properties')}
              className={buttonStyle({ kind: 'quiet' })}
            >
              Export changes
            </Link>
            <Link
              to={`${paths.staff('project-sheet')}${query === '' ? '' : `?${query}`}`}
              className={buttonStyle({ kind: 'quiet' })}
            >
              Edit as a sheet
            </Link>
            {role === 'admin' && (
              <Link to={paths.staff('add-project')} className={buttonStyle()}>
                Add a project
              </Link>
            )}
          </span>
        }
      />
      {(promoter !== null || state.filters['importId'] !== undefined) && (
        <Notice
          tone="info"
          text={
            promoter === null
              ? 'Only projects of one import are shown.'
              : `Only projects of ${promoter} are shown.`
          }
          action={
            <Link
              to={paths.staff('show-property-list')}
              className={buttonStyle({ kind: 'quiet', size: 'small' })}
            >
              Show all projects
            </Link>
          }
        />
      )}
      {refused.length > 0 && (
        <Notice
          tone="warning"
          text={
            <>
              Some projects stayed as they were:{' '}
              {refused.map(({ name, reason }) => `${name} (${reason})`).join('; ')}
            </>
          }
        />
      )}
      <RefusalNotice refused={undo.refused} />
      {run !== null && <BulkRunPanel run={run} onBegun={follow} />}
      <StaffList
        label="Projects"
        state={state}
        defaultSort="updated-desc"
        page={page}
        searchLabel={
          role === 'promoter'
            ? 'Search name, place or RERA'
            : 'Search name, place, promoter or RERA'
        }
        filters={PROPERTY_FILTERS}
        sorts={PROPERTY_ORDERS}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        selection={selection}
        chosenBar={
          <ChosenBar
            count={chosen.length}
            total={total}
            isAll={isAll}
            isDeleted={state.filters['status'] === 'deleted'}
            pair={role === 'promoter' ? [] : chosen}
            onAct={(action) => ask({ action, ...target })}
            onSetFact={() => setFactsOf(target)}
            onChooseAll={() => setAllOf(fit)}
            onClear={clear}
          />
        }
        columns={columnsWith(ask, role)}
        empty={{
          title: 'No projects yet',
          text: 'They appear here when they are imported, or assigned to you.',
        }}
      />
      {factsOf !== undefined && (
        <FactsDialog
          target={factsOf}
          onClose={() => setFactsOf(undefined)}
          onBegun={(begun) => {
            follow(begun);
            clear();
          }}
        />
      )}
      {asked !== undefined && (
        <BulkDialog
          asked={asked}
          onClose={() => ask(undefined)}
          onUndo={({ id, changeId }) =>
            undo.submit({ intent: 'undo', id: String(id), changeId: String(changeId) })
          }
          onDone={(outcome) => {
            setRefused(outcome.refused);
            if (outcome.run !== null) follow(outcome.run);
            clear();
          }}
        />
      )}
    </>
  );
}

function actionsOf(row: StaffPropertyRow, ask: (asked: BulkAsk) => void) {
  const projects = [{ id: row.id, name: row.name }];
  const askFor = (label: string, action: BulkAsk['action']) => ({
    label,
    onSelect: () => ask({ action, projects }),
  });
  if (row.deletedAt !== null) return [askFor('Restore', 'restore')];
  return [
    { label: 'Edit', to: editorOf(row) },
    ...(row.isPublished
      ? [
          { label: 'See it as buyers do', to: paths.project(row.slug) },
          askFor('Take down', 'unpublish'),
        ]
      : [askFor('Publish', 'publish')]),
    askFor('Set stage', 'set-stage'),
    askFor('Delete', 'delete'),
  ];
}

function columnsWith(
  ask: (asked: BulkAsk) => void,
  role: StaffRole,
): StaffColumn<StaffPropertyRow>[] {
  return [
    ...propertyColumns(role !== 'promoter'),
    {
      id: 'actions',
      title: 'Actions',
      head: <span className="sr-only">Actions</span>,
      isMenu: true,
      isNumber: true,
      cell: (row) => <RowMenu name={row.name} actions={actionsOf(row, ask)} />,
    },
  ];
}
