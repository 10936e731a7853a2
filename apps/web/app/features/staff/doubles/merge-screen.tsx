import type { MergePreview } from '@manemitra/contract/staff-doubles';
import { Link } from 'react-router';
import type { Loaded } from '#web/features/staff/acts/outcome.ts';
import { RefusalNotice } from '#web/features/staff/acts/refusal-notice.tsx';
import { useAct } from '#web/features/staff/acts/use-act.ts';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { StaffFailure } from '#web/features/staff/shell/staff-failure.tsx';
import { paths } from '#web/paths.ts';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { DoubleSummary } from './double-project.tsx';

/** The result of merging two projects, shown before anybody decides. */
export function MergeScreen({ merge }: { merge: Loaded<MergePreview> }) {
  return (
    <>
      <ScreenHead
        title="Merge two projects"
        text="See what becomes of them first. A merge is in the audit log, and can be undone under Merged projects."
        above={[{ label: 'Likely doubles', href: paths.staff('likely-doubles') }]}
      />
      {merge.kind === 'failed' ? (
        <StaffFailure message={merge.message} />
      ) : (
        <Merge merge={merge.value} />
      )}
    </>
  );
}

function Merge({ merge: { stays, goes, changes, differences } }: { merge: MergePreview }) {
  const { submit, isSending, refused } = useAct();
  const ask = (intent: string) => submit({ intent, id: String(stays.id), other: String(goes.id) });
  return (
    <>
      <RefusalNotice refused={refused} />
      <div className="grid gap-4 md:grid-cols-2">
        <Panel title="This one stays" text="Its address and its number stay as they are.">
          <DoubleSummary project={stays} />
        </Panel>
        <Panel
          title="This one becomes part of it"
          text="Its address leads to the other from then on. Its facts, requests, lists, operators and history move there."
        >
          <DoubleSummary project={goes} />
        </Panel>
      </div>
      <Panel
        title="What changes"
        text={`The merged project has the facts of both. ${differencesText(differences)}`}
      >
        {changes.length === 0 ? (
          <p className="text-ink-soft">No fact of the one that stays changes.</p>
        ) : (
          <Table
            label="Facts that change"
            isProse
            rows={changes}
            keyOf={({ fact }) => fact}
            columns={COLUMNS}
          />
        )}
      </Panel>
      <div className="flex flex-wrap gap-3">
        <Button isLoading={isSending} onClick={() => ask('merge')}>
          Merge into {stays.name}
        </Button>
        <Link
          to={paths.staff(`likely-doubles/${goes.id}/${stays.id}`)}
          className={buttonStyle({ kind: 'quiet' })}
        >
          The other one stays
        </Link>
        <Button kind="quiet" disabled={isSending} onClick={() => ask('apart')}>
          Not the same
        </Button>
      </div>
    </>
  );
}

const COLUMNS: Column<MergePreview['changes'][number]>[] = [
  { id: 'label', title: 'Fact', cell: ({ label }) => label },
  { id: 'was', title: 'Now', cell: ({ was }) => <Value text={was ?? 'Not known'} /> },
  { id: 'is', title: 'After the merge', cell: ({ is }) => <Value text={is ?? 'Erased'} /> },
];

/** A RERA number has no place to break. */
function Value({ text }: { text: string }) {
  return <span className="wrap-anywhere">{text}</span>;
}

function differencesText(count: number): string {
  if (count === 0) return 'No value is left to decide.';
  const what = count === 1 ? '1 value is' : `${count} values are`;
  return `${what} left to decide under Differences.`;
}
