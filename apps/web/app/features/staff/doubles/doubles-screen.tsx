import type { LikelyDouble } from '@manemitra/contract/staff-doubles';
import { Link } from 'react-router';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import { RefusalNotice } from '#web/features/staff/acts/refusal-notice.tsx';
import { useAct } from '#web/features/staff/acts/use-act.ts';
import type { AnyListState } from '#web/features/staff/lists/list-state.ts';
import { type StaffColumn, StaffList } from '#web/features/staff/lists/staff-list.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { DoubleSummary } from './double-project.tsx';

/** Pairs of projects that look like one, with the evidence: for people to decide. */
export function DoublesScreen({
  state,
  page,
}: {
  state: AnyListState;
  page: Loaded<{ items: LikelyDouble[]; total: number; page: number; pageSize: number }>;
}) {
  const { submit, isSending, refused } = useAct();
  return (
    <>
      <ScreenHead
        title="Likely doubles"
        text="These look like the same project. Nothing is merged until you decide, and pairs you keep apart are not shown again."
        action={
          <span className="flex flex-wrap gap-2">
            <Link
              to={paths.staff('likely-doubles/merged')}
              className={buttonStyle({ kind: 'quiet' })}
            >
              Merged projects
            </Link>
            <Button kind="quiet" isLoading={isSending} onClick={() => submit({ intent: 'look' })}>
              Look through all projects
            </Button>
          </span>
        }
      />
      <RefusalNotice refused={refused} />
      <StaffList
        label="Likely doubles"
        isProse
        state={state}
        page={page}
        searchLabel="Search a project"
        keyOf={({ one, other }) => `${one.id}-${other.id}`}
        nameOf={({ one, other }) => `${one.name} and ${other.name}`}
        columns={columnsWith(
          ({ one, other }) =>
            submit({ intent: 'apart', id: String(one.id), other: String(other.id) }),
          isSending,
        )}
        empty={{
          title: 'No likely doubles',
          text: 'They appear here when an import brings a project that looks like one you have, and each night.',
        }}
      />
    </>
  );
}

function columnsWith(
  tellApart: (pair: LikelyDouble) => void,
  isBusy: boolean,
): StaffColumn<LikelyDouble>[] {
  return [
    { id: 'one', title: 'One', cell: ({ one }) => <DoubleSummary project={one} /> },
    { id: 'other', title: 'The other', cell: ({ other }) => <DoubleSummary project={other} /> },
    {
      id: 'why',
      title: 'Why',
      cell: ({ evidence, isSure }) => (
        <span className="flex max-w-96 sm:min-w-56 flex-col gap-1 font-normal">
          {isSure && (
            <span>
              <Badge tone="haldi">One registration</Badge>
            </span>
          )}
          {evidence.map((each) => (
            <span key={each} className="wrap-anywhere">
              {each}
            </span>
          ))}
        </span>
      ),
    },
    {
      id: 'actions',
      title: 'Decide',
      cell: (pair) => (
        <span className="flex flex-wrap gap-2">
          <Link
            to={paths.staff(`likely-doubles/${pair.one.id}/${pair.other.id}`)}
            className={buttonStyle({ kind: 'quiet', size: 'small' })}
          >
            Merge…
            <span className="sr-only">
              : {pair.one.name} and {pair.other.name}
            </span>
          </Link>
          <Button size="small" kind="quiet" disabled={isBusy} onClick={() => tellApart(pair)}>
            Not the same
            <span className="sr-only">
              : {pair.one.name} and {pair.other.name}
            </span>
          </Button>
        </span>
      ),
    },
  ];
}
