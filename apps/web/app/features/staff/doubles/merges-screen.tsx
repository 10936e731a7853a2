import type { ProjectMerge } from '@manemitra/contract/staff-doubles';
import { formatMoment } from '@manemitra/domain/moments';
import { Link } from 'react-router';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import { RefusalNotice } from '#web/features/staff/acts/refusal-notice.tsx';
import { useAct } from '#web/features/staff/acts/use-act.ts';
import type { AnyListState } from '#web/features/staff/lists/list-state.ts';
import { type StaffColumn, StaffList } from '#web/features/staff/lists/staff-list.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { paths } from '#web/paths.ts';
import { Button, linkStyle } from '#web/ui/button.tsx';

/** Which projects were merged, by whom, and the way back. */
export function MergesScreen({
  state,
  page,
}: {
  state: AnyListState;
  page: Loaded<{ items: ProjectMerge[]; total: number; page: number; pageSize: number }>;
}) {
  const { submit, isSending, refused } = useAct();
  return (
    <>
      <ScreenHead
        title="Merged projects"
        text="An undo makes two projects of them again, each with what it had. What was changed since stays, and is shown under Differences."
        above={[{ label: 'Likely doubles', href: paths.staff('likely-doubles') }]}
      />
      <RefusalNotice refused={refused} />
      <StaffList
        label="Merged projects"
        isProse
        state={state}
        page={page}
        searchLabel="Search a project"
        keyOf={({ id }) => String(id)}
        nameOf={({ stays, goes }) =>
          `${stays.name} (project ${stays.id}) and ${goes.name} (project ${goes.id})`
        }
        columns={columnsWith((id) => submit({ intent: 'undo', id: String(id) }), isSending)}
        empty={{
          title: 'Nothing was merged yet',
          text: 'Merges of likely doubles appear here, and can be undone.',
        }}
      />
    </>
  );
}

function columnsWith(undo: (id: number) => void, isBusy: boolean): StaffColumn<ProjectMerge>[] {
  return [
    { id: 'stays', title: 'Stayed', cell: ({ stays }) => <Project project={stays} /> },
    {
      id: 'goes',
      title: 'Became part of it',
      cell: ({ goes, undone }) =>
        undone === null ? (
          <span className="flex flex-col">
            <span className="wrap-anywhere">{goes.name}</span>
            <ProjectNumber id={goes.id} />
          </span>
        ) : (
          <Project project={goes} />
        ),
    },
    {
      id: 'when',
      title: 'Merged',
      cell: ({ at, by, undone }) => (
        <span className="flex flex-col">
          {momentBy(at, by)}
          {undone !== null && (
            <span className="text-ink-soft">Undone {momentBy(undone.at, undone.by)}</span>
          )}
        </span>
      ),
    },
    {
      id: 'actions',
      title: 'Take back',
      cell: ({ id, stays, goes, undone }) =>
        undone === null && (
          <Button size="small" kind="quiet" disabled={isBusy} onClick={() => undo(id)}>
            Undo
            <span className="sr-only">
              {' '}
              the merge of {goes.name} (project {goes.id}) into {stays.name} (project {stays.id})
            </span>
          </Button>
        ),
    },
  ];
}

function Project({ project: { id, name } }: { project: ProjectMerge['stays'] }) {
  return (
    <span className="flex flex-col items-start">
      <Link
        to={paths.staff(`modify-component/${id}`)}
        className={`font-semibold wrap-anywhere ${linkStyle}`}
      >
        {name}
      </Link>
      <ProjectNumber id={id} />
    </span>
  );
}

/** Doubles often have one name, before or after they are merged: their numbers tell them apart. */
const ProjectNumber = ({ id }: { id: number }) => (
  <span className="text-sm font-normal text-ink-soft">Project {id}</span>
);

const momentBy = (at: string, by: string | null): string =>
  `${formatMoment(at)}${by === null ? '' : ` by ${by}`}`;
