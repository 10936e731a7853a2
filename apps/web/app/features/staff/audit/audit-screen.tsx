import { formatMoment } from '@manemitra/domain/moments';
import type { AuditRecord } from '@manemitra/contract/staff-audit';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import type { AnyListState } from '#web/features/staff/lists/list-state.ts';
import { type StaffColumn, StaffList } from '#web/features/staff/lists/staff-list.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { differencesOf } from './differences.ts';

/** Who changed what, when and why; read only. */
export function AuditScreen({
  state,
  page,
}: {
  state: AnyListState;
  page: Loaded<{
    items: AuditRecord[];
    total: number;
    page: number;
    pageSize: number;
    actions: string[];
  }>;
}) {
  const actions = page.kind === 'loaded' ? page.value.actions : [];
  return (
    <>
      <ScreenHead
        title="Audit log"
        text="Every change and who made it, newest first. Days are in Bengaluru time."
      />
      <StaffList
        label="Changes"
        state={state}
        page={page}
        filters={[
          {
            name: 'action',
            label: 'What was done',
            all: 'Anything',
            choices: actions.map((action) => ({ value: action, label: actionText(action) })),
          },
          { name: 'actor', label: 'By user name' },
          { name: 'subject', label: 'About', example: 'property:12' },
          { name: 'from', label: 'From', type: 'date' },
          { name: 'to', label: 'Until', type: 'date' },
        ]}
        keyOf={({ id }) => String(id)}
        nameOf={({ action }) => action}
        columns={COLUMNS}
        empty={{ title: 'Nothing was changed yet', text: 'The first change appears here.' }}
      />
    </>
  );
}

/** `promoter.status-changed` -> `promoter: status changed`. */
function actionText(action: string): string {
  return action.replace('.', ': ').replaceAll(/[-_]/g, ' ');
}

function Change({ record }: { record: AuditRecord }) {
  const differences = differencesOf(record.before, record.after);
  if (differences.length === 0 && record.reason === null) return '';
  return (
    <div className="flex max-w-md flex-col gap-1 text-left text-sm leading-[inherit]">
      {record.reason !== null && <q className="leading-snug">{record.reason}</q>}
      {differences.length > 0 && (
        <details>
          <summary className="min-h-target cursor-pointer rounded-sm text-areca">
            {differences.length === 1 ? '1 field' : `${differences.length} fields`}
          </summary>
          <dl className="mt-1 flex flex-col gap-1.5">
            {differences.map(({ field, before, after }) => (
              <div key={field}>
                <dt className="font-semibold wrap-anywhere">{field}</dt>
                <dd className="leading-snug wrap-anywhere">
                  <del className="text-ink-soft">{before}</del> <span aria-hidden="true">→</span>{' '}
                  <ins className="no-underline">{after}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </div>
  );
}

const COLUMNS: StaffColumn<AuditRecord>[] = [
  {
    id: 'at',
    title: 'When',
    cell: ({ at }) => (
      <time dateTime={at} className="font-normal whitespace-nowrap">
        {formatMoment(at)}
      </time>
    ),
  },
  {
    id: 'actor',
    title: 'Who',
    cell: ({ actor }) =>
      actor === null
        ? 'The program'
        : (actor.name ?? `${actor.kind === 'user' ? 'Buyer' : 'Staff'} ${actor.id}`),
  },
  {
    id: 'action',
    title: 'Did',
    cell: ({ action }) => actionText(action),
  },
  {
    id: 'subject',
    title: 'About',
    cell: ({ subject }) =>
      subject === null ? '' : (subject.name ?? `${subject.kind} ${subject.id}`),
  },
  { id: 'change', title: 'Change', cell: (record) => <Change record={record} /> },
];
