import type { PlaceToSet } from '@manemitra/contract/staff-places';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Done, Loaded, Refused } from '#web/features/staff/acts/outcome.ts';
import { RefusalNotice } from '#web/features/staff/acts/refusal-notice.tsx';
import { useAct } from '#web/features/staff/acts/use-act.ts';
import { type AnyListState, changedQuery } from '#web/features/staff/lists/list-state.ts';
import { type StaffColumn, StaffList } from '#web/features/staff/lists/staff-list.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { PinSet } from './place-acts.ts';
import { derivedOf, saidOf } from './place-words.ts';
import { SetPin } from './set-pin.tsx';

interface Page {
  items: PlaceToSet[];
  total: number;
  page: number;
  pageSize: number;
  counts: Record<'contradicting' | 'missing' | 'approximate', number>;
}

/** Projects without a place, or with contradictions about it: one at a time gets its pin, and the next follows. */
export function PlacesScreen({ state, page }: { state: AnyListState; page: Loaded<Page> }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const rows = page.kind === 'loaded' ? page.value.items : [];
  const asked = rows.findIndex(({ id }) => String(id) === params.get('project'));
  const at = Math.max(0, asked);
  const current = rows[at];
  const next = rows[at + 1] ?? (at === 0 ? undefined : rows[0]);
  // The focus moves to the next project only after a pin was set, not when the page opens.
  const [turned, setTurned] = useState(false);
  const turnTo = (place: PlaceToSet | undefined): void => {
    setTurned(true);
    const query = new URLSearchParams(changedQuery(params, state, { page: state.page }));
    if (place === undefined) query.delete('project');
    else query.set('project', String(place.id));
    void navigate(`?${query.toString()}`, { preventScrollReset: true });
  };
  const [last, setLast] = useState<PinSet>();
  const undo = useAct(() => setLast(undefined));
  const set = useAct(({ value }: Done) => {
    setLast(value as PinSet);
    turnTo(next);
  });

  return (
    <>
      <ScreenHead
        title="Places"
        text="Without a pin a project is searched and drawn as the circle that its address, locality and pincode allow. Set a pin, and the next one follows."
      />
      <RefusalNotice refused={withName(set.refused) ?? undo.refused} />
      {last !== undefined && last.changeId !== '' && (
        <Notice
          tone="info"
          text={`The pin of ${last.name} is saved as a fact of our staff, and in its history.`}
          action={
            <Button
              size="small"
              kind="quiet"
              isLoading={undo.isSending}
              onClick={() => undo.submit({ intent: 'undo', id: last.id, changeId: last.changeId })}
            >
              Take it back
            </Button>
          }
        />
      )}
      {current !== undefined && (
        <SetPin
          key={current.id}
          place={current}
          isSending={set.isSending}
          isTurnedTo={turned}
          onSet={({ lat, lng }) =>
            set.submit({
              intent: 'pin',
              id: String(current.id),
              name: current.name,
              version: String(current.version),
              lat: String(lat),
              lng: String(lng),
            })
          }
          {...(next !== undefined && { onSkip: () => turnTo(next) })}
        />
      )}
      <StaffList
        label="Projects to place"
        state={state}
        page={page}
        searchLabel="Search a project"
        filters={[{ name: 'doubt', label: 'Show', all: 'All', choices: choicesOf(page) }]}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        columns={columnsWith(turnTo, current)}
        empty={{
          title: 'Every project has its place',
          text: 'They appear here when a project comes without coordinates, or contradicts itself about where it is.',
        }}
      />
    </>
  );
}

/** The project below may be another one by now: the refused one has left the queue. */
const withName = (refused: Refused | undefined): Refused | undefined =>
  refused && { ...refused, message: `${refused.typed['name']}: ${refused.message}` };

function choicesOf(page: Loaded<Page>): { value: string; label: string }[] {
  const count = (of: keyof Page['counts']): string =>
    page.kind === 'loaded' ? ` (${page.value.counts[of]})` : '';
  return [
    { value: 'contradicting', label: `Contradictions${count('contradicting')}` },
    { value: 'missing', label: `No known place${count('missing')}` },
    { value: 'approximate', label: `Known about${count('approximate')}` },
  ];
}

function columnsWith(
  turnTo: (place: PlaceToSet) => void,
  current: PlaceToSet | undefined,
): StaffColumn<PlaceToSet>[] {
  return [
    {
      id: 'project',
      title: 'Project',
      cell: ({ name, promoter }) => (
        <span className="flex max-w-72 flex-col">
          <span className="wrap-anywhere">{name}</span>
          <span className="text-sm font-normal wrap-anywhere text-ink-soft">{promoter}</span>
        </span>
      ),
    },
    {
      id: 'said',
      title: 'Its sources say',
      cell: (place) => <span className="block max-w-80 wrap-anywhere">{saidOf(place)}</span>,
    },
    {
      id: 'derived',
      title: 'We derived',
      cell: (place) => <span className="block max-w-80 wrap-anywhere">{derivedOf(place)}</span>,
    },
    {
      id: 'actions',
      title: 'Set',
      cell: (place) => (
        <Button
          size="small"
          kind="quiet"
          disabled={place.id === current?.id}
          onClick={() => {
            turnTo(place);
          }}
        >
          Set the pin<span className="sr-only">: {place.name}</span>
        </Button>
      ),
    },
  ];
}
