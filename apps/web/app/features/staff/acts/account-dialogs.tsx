import type { AccountStatus } from '@manemitra/contract/access';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { StatusDialog } from './status-dialog.tsx';

interface Asked {
  /** "promoter", "operator", "user". */
  what: string;
  name: string;
  /** Names the account in the form. */
  subject: Record<string, string>;
}

/** What an admin wants to do with an account. */
export type AccountAsk = Asked &
  (
    | { kind: 'status'; status: AccountStatus }
    | { kind: 'delete'; text: string }
    | { kind: 'restore' }
  );

/** The dialog of what is asked for, if anything. */
export function AccountDialogs({
  asked,
  onClose,
}: {
  asked: AccountAsk | undefined;
  onClose: () => void;
}) {
  if (asked === undefined) return null;
  const { what, name, subject } = asked;
  if (asked.kind === 'status') {
    return <StatusDialog name={name} status={asked.status} subject={subject} onClose={onClose} />;
  }
  if (asked.kind === 'delete') {
    return (
      <ConfirmDialog
        title={`Delete ${name}?`}
        text={asked.text}
        verb={`Delete ${what}`}
        values={{ intent: 'delete', ...subject }}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDialog
      title={`Restore ${name}?`}
      text="Everything that was deleted with it comes back."
      verb={`Restore ${what}`}
      values={{ intent: 'restore', ...subject }}
      isDanger={false}
      onClose={onClose}
    />
  );
}
