import type { StaffPropertyRow } from '@manemitra/contract/staff-properties';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import type { AnyListState } from '#web/features/staff/lists/list-state.ts';
import { RowMenu } from '#web/features/staff/lists/row-menu.tsx';
import { useSelection } from '#web/features/staff/lists/selection.tsx';
import { type StaffColumn, StaffList } from '#web/features/staff/lists/staff-list.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { paths } from '#web/paths.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type BulkAsk, BulkDialog, type BulkRefusal } from './bulk-dialog.tsx';
import { editorOf, PROPERTY_COLUMNS } from './property-columns.tsx';
import { PROPERTY_FILTERS, PROPERTY_ORDERS } from './property-list-shape.ts';

/** The projects that the caller may edit, with what each of them lacks. */
export function PropertiesScreen({
  state,
  page,
  promoter,
}: {
  state: AnyListState;
  page: Loaded<{ items: StaffPropertyRow[]; total: number; page: number; pageSize: number }>;
  /** The promoter whose projects alone are shown. */
  promoter: string | null;
}) {
  const selection = useSelection();
  const [asked, ask] = useState<BulkAsk>();
  const [refused, setRefused] = useState<readonly BulkRefusal[]>([]);
  const chosen = [...selection.chosen].map(([key, name]) => ({ id: Number(key), name }));
  const askFor = (action: BulkAsk['action']): void => ask({ action, projects: chosen });
  return (
    <>
      <ScreenHead
        title="Projects"
        text="What is missing of a project is what buyers ask first. Open one to tell it."
        action={
          <Link
            to={paths.staff('export-modified-properties')}
            className={buttonStyle({ kind: 'quiet' })}
          >
            Export changes
          </Link>
        }
      />
      {promoter !== null && (
        <Notice
          tone="info"
          text={`Only projects of ${promoter} are shown.`}
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
      <StaffList
        label="Projects"
        state={state}
        defaultSort="updated-desc"
        page={page}
        searchLabel="Search name, place, promoter or RERA"
        filters={PROPERTY_FILTERS}
        sorts={PROPERTY_ORDERS}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        selection={selection}
        chosenBar={
          <span className="flex flex-wrap items-center gap-2">
            <span className="figures text-sm">{chosen.length} chosen</span>
            {state.filters['status'] === 'deleted' ? (
              <Button size="small" onClick={() => askFor('restore')}>
                Restore
              </Button>
            ) : (
              <>
                <Button size="small" kind="quiet" onClick={() => askFor('publish')}>
                  Publish
                </Button>
                <Button size="small" kind="quiet" onClick={() => askFor('unpublish')}>
                  Take down
                </Button>
                <Button size="small" kind="quiet" onClick={() => askFor('set-stage')}>
                  Set stage
                </Button>
                <Button size="small" kind="quiet" onClick={() => askFor('delete')}>
                  Delete
                </Button>
              </>
            )}
            <Button size="small" kind="bare" onClick={selection.clear}>
              Choose none
            </Button>
          </span>
        }
        columns={columnsWith(ask)}
        empty={{
          title: 'No projects yet',
          text: 'They appear here when they are imported, or given to you.',
        }}
      />
      {asked !== undefined && (
        <BulkDialog
          asked={asked}
          onClose={() => ask(undefined)}
          onDone={(refusals) => {
            setRefused(refusals);
            selection.clear();
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

function columnsWith(ask: (asked: BulkAsk) => void): StaffColumn<StaffPropertyRow>[] {
  return [
    ...PROPERTY_COLUMNS,
    {
      id: 'actions',
      title: 'Actions',
      head: <span className="sr-only">Actions</span>,
      isNumber: true,
      cell: (row) => <RowMenu name={row.name} actions={actionsOf(row, ask)} />,
    },
  ];
}
