import type { RegisterFileView, RegisterRowView } from '@manemitra/contract/staff-register';
import type { RegisterOutcome } from '@manemitra/domain/register';
import { formatDate } from '@manemitra/domain/dates';
import { Link } from 'react-router';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import { RefusalNotice } from '#web/features/staff/acts/refusal-notice.tsx';
import { useAct } from '#web/features/staff/acts/use-act.ts';
import type { AnyListState } from '#web/features/staff/lists/list-state.ts';
import { type StaffColumn, StaffList } from '#web/features/staff/lists/staff-list.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { StaffFailure } from '#web/features/staff/shell/staff-failure.tsx';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button, linkStyle } from '#web/ui/button.tsx';
import { MARK_WORDS } from './register-acts.ts';
import { RegisterState } from './register-screen.tsx';

const OUTCOMES: Readonly<Record<RegisterOutcome, string>> = {
  changed: 'Says something new',
  unchanged: 'Says what is known',
  unmatched: 'No project has this number',
  refused: 'Not taken',
};

/** One file of the register: what it says of which project, before it is applied and after. */
export function RegisterFileScreen({
  state,
  file,
  page,
}: {
  state: AnyListState;
  file: Loaded<RegisterFileView>;
  page: Loaded<{ items: RegisterRowView[]; total: number; page: number; pageSize: number }>;
}) {
  const above = [{ label: 'RERA register', href: paths.staff('rera-register') }];
  if (file.kind === 'failed') {
    return (
      <>
        <ScreenHead title="A file of the register" above={above} />
        <StaffFailure message={file.message} />
      </>
    );
  }
  const { fileName, asOf, rows, matched, marked, unmatched, refused } = file.value;
  return (
    <>
      <ScreenHead
        title={fileName}
        above={above}
        text={`Saved on ${formatDate(asOf)}. ${rows} rows, ${matched} matched; ${marked} to review, ${unmatched} match no project, ${refused} refused.`}
        action={<RegisterState file={file.value} />}
      />
      <FileActs file={file.value} />
      <StaffList
        label="Rows of the register"
        isProse
        state={state}
        page={page}
        filters={[
          {
            name: 'only',
            label: 'Show',
            all: 'All rows',
            choices: (Object.keys(OUTCOMES) as RegisterOutcome[]).map((value) => ({
              value,
              label: OUTCOMES[value],
            })),
          },
        ]}
        keyOf={({ id }) => String(id)}
        nameOf={({ reraNumber, project }) => project ?? reraNumber ?? 'A row'}
        columns={COLUMNS}
        empty={{ title: 'No such rows', text: 'Choose others to show.' }}
      />
    </>
  );
}

function FileActs({ file: { id, status, takingBack, matched } }: { file: RegisterFileView }) {
  const { submit, isSending, refused } = useAct();
  const ask = (intent: string) => submit({ intent, id: String(id) });
  const canApply = status !== 'applied' && takingBack === null && matched > 0;
  const canTakeBack = status === 'applied' && takingBack === null;
  if (!canApply && !canTakeBack) return null;
  return (
    <div className="flex flex-col gap-3">
      <RefusalNotice refused={refused} />
      <div className="flex flex-wrap gap-3">
        {canApply && (
          <Button isLoading={isSending} onClick={() => ask('apply')}>
            {status === 'stopped' ? 'Go on applying it' : `Apply ${matched} matched rows`}
          </Button>
        )}
        {canTakeBack && (
          <Button kind="quiet" isLoading={isSending} onClick={() => ask('take-back')}>
            Take it back
          </Button>
        )}
      </div>
    </div>
  );
}

const COLUMNS: StaffColumn<RegisterRowView>[] = [
  {
    id: 'registration',
    title: 'In the register',
    cell: ({ reraNumber, project, promoter, line, sheetRow }) => (
      <span className="flex max-w-96 flex-col font-normal">
        <span className="font-semibold wrap-anywhere">{project ?? `Row ${sheetRow ?? line}`}</span>
        {promoter !== null && <span className="text-sm wrap-anywhere">{promoter}</span>}
        <span className="figures text-sm wrap-anywhere text-ink-soft">
          {reraNumber ?? 'No number'}
        </span>
      </span>
    ),
  },
  {
    id: 'project',
    title: 'Our project',
    cell: ({ property, outcome }) =>
      property === null ? (
        <span className="text-ink-soft">{OUTCOMES[outcome]}</span>
      ) : (
        <Link
          to={paths.staff(`modify-component/${property.id}`)}
          className={`wrap-anywhere ${linkStyle}`}
        >
          {property.name}
        </Link>
      ),
  },
  {
    id: 'says',
    title: 'What it says',
    cell: ({ marks, changes, beside, reasons, outcome }) => (
      <span className="flex max-w-120 sm:min-w-56 flex-col gap-1 font-normal">
        {marks.length > 0 && (
          <span className="flex flex-wrap gap-1.5">
            {marks.map((mark) => (
              <Badge key={mark} tone={mark === 'units-sold' ? 'areca' : 'haldi'}>
                {MARK_WORDS[mark]}
              </Badge>
            ))}
          </span>
        )}
        {changes.map(({ fact, label, was, is }) => (
          <span key={fact} className="wrap-anywhere">
            {label}: <del className="text-ink-soft">{was ?? 'not known'}</del> → {is ?? 'erased'}
          </span>
        ))}
        {beside.map(({ fact, label, was, is }) => (
          <span key={`beside ${fact}`} className="wrap-anywhere text-ink-soft">
            {label} stays {was ?? 'erased'}, a newer word; the register says {is ?? 'none'}
          </span>
        ))}
        {reasons.map((reason) => (
          <span key={reason} className="wrap-anywhere">
            {reason}
          </span>
        ))}
        {outcome === 'unchanged' && changes.length + beside.length + reasons.length === 0 && (
          <span className="text-ink-soft">No change. The register was checked.</span>
        )}
      </span>
    ),
  },
];
