import type { Difference } from '@manemitra/contract/staff-differences';
import { formatDate } from '@manemitra/domain/dates';
import { Link } from 'react-router';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import { RefusalNotice } from '#web/features/staff/acts/refusal-notice.tsx';
import { useAct } from '#web/features/staff/acts/use-act.ts';
import type { AnyListState } from '#web/features/staff/lists/list-state.ts';
import { useSelection } from '#web/features/staff/lists/selection.tsx';
import { type StaffColumn, StaffList } from '#web/features/staff/lists/staff-list.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { paths } from '#web/paths.ts';
import { Button, linkStyle } from '#web/ui/button.tsx';

type Decision = 'take' | 'keep';

/** Facts on which another source disagrees with the current value, for people to decide. */
export function DifferencesScreen({
  state,
  page,
}: {
  state: AnyListState;
  page: Loaded<{ items: Difference[]; total: number; page: number; pageSize: number }>;
}) {
  const selection = useSelection();
  const { submit, isSending, refused } = useAct(selection.clear);
  const decide = (ids: readonly string[], decision: Decision) =>
    submit({ intent: 'decide', ids: ids.join(','), decision });
  return (
    <>
      <ScreenHead
        title="Differences"
        text="A weaker or older source disagrees with the current value. Nothing changes until you accept it; values you keep are not shown again."
      />
      <RefusalNotice refused={refused} />
      <StaffList
        label="Differences"
        state={state}
        page={page}
        searchLabel="Search a project"
        selection={selection}
        chosenBar={
          <span className="flex flex-wrap items-center gap-2">
            <output className="figures text-sm font-semibold">
              {selection.chosen.size} chosen
            </output>
            <Decide
              isBusy={isSending}
              onDecide={(decision) => decide([...selection.chosen.keys()], decision)}
            />
          </span>
        }
        keyOf={({ id }) => String(id)}
        nameOf={({ property, label }) => `${label} of ${property.name}`}
        columns={columnsWith((id, decision) => decide([String(id)], decision), isSending)}
        empty={{
          title: 'No differences',
          text: 'They appear here when a file disagrees with a more trusted source.',
        }}
      />
    </>
  );
}

function Decide({
  of = '',
  isBusy,
  onDecide,
}: {
  of?: string;
  isBusy: boolean;
  onDecide: (decision: Decision) => void;
}) {
  const about = of === '' ? null : <span className="sr-only">: {of}</span>;
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="small" kind="quiet" disabled={isBusy} onClick={() => onDecide('take')}>
        Take the other{about}
      </Button>
      <Button size="small" kind="quiet" disabled={isBusy} onClick={() => onDecide('keep')}>
        Keep what stands{about}
      </Button>
    </span>
  );
}

function Word({ word: { text, source, asOf } }: { word: Difference['stands'] }) {
  return (
    <span className="flex max-w-96 flex-col">
      <span className="line-clamp-4 font-semibold wrap-anywhere">{text ?? 'Erased'}</span>
      <span className="text-sm wrap-anywhere text-ink-soft">
        {source}, {asOf === null ? 'of no known day' : formatDate(asOf)}
      </span>
    </span>
  );
}

function columnsWith(
  decide: (id: number, decision: Decision) => void,
  isBusy: boolean,
): StaffColumn<Difference>[] {
  return [
    {
      id: 'project',
      title: 'Project',
      cell: ({ property, label }) => (
        <span className="flex flex-col">
          <Link
            to={paths.staff(`modify-component/${property.id}`)}
            className={`wrap-anywhere ${linkStyle}`}
          >
            {property.name}
          </Link>
          <span className="font-normal">{label}</span>
        </span>
      ),
    },
    { id: 'stands', title: 'Stands', cell: ({ stands }) => <Word word={stands} /> },
    { id: 'other', title: 'The other says', cell: ({ other }) => <Word word={other} /> },
    {
      id: 'actions',
      title: 'Decide',
      cell: ({ id, property, label }) => (
        <Decide
          of={`${label} of ${property.name}`}
          isBusy={isBusy}
          onDecide={(decision) => decide(id, decision)}
        />
      ),
    },
  ];
}
