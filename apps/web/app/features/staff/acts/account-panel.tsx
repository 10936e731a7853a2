import { RESTORABLE_DAYS } from '@manemitra/contract/limits';
import { formatDay } from '@manemitra/domain/moments';
import type { AccountStatus } from '@manemitra/contract/access';
import { useState } from 'react';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { type AccountAsk, AccountDialogs } from './account-dialogs.tsx';
import { HiddenFields } from './status-dialog.tsx';
import { StatusFields } from './status-form.tsx';
import { useAct } from './use-act.ts';
import { useFormVersion } from './use-form-version.ts';

/** Status and deletion of one account, for admins. */
export function AccountPanel({
  what,
  name,
  status,
  deletedAt,
  subject,
  deletionText,
}: {
  what: string;
  name: string;
  status: AccountStatus;
  deletedAt: string | null;
  subject: Record<string, string>;
  deletionText: string;
}) {
  const [asked, ask] = useState<AccountAsk>();
  const form = useFormVersion(status);
  const { Form, isSending, refused } = useAct(form.noteSaved);
  const dialogs = <AccountDialogs asked={asked} onClose={() => ask(undefined)} />;
  if (deletedAt !== null) {
    return (
      <Panel title="Deleted">
        <Notice
          tone="warning"
          text={`Deleted on ${formatDay(deletedAt)}. It can be restored for ${RESTORABLE_DAYS} days after that.`}
          action={
            <Button
              size="small"
              kind="quiet"
              onClick={() => ask({ kind: 'restore', what, name, subject })}
            >
              Restore
            </Button>
          }
        />
        {dialogs}
      </Panel>
    );
  }
  return (
    <Panel title="Account status">
      <Form
        key={form.key}
        method="post"
        noValidate
        onInput={form.noteTyping}
        className="flex flex-col gap-4"
      >
        <StatusFields current={status} refused={refused}>
          <HiddenFields values={subject} />
        </StatusFields>
        <div>
          <Button type="submit" isLoading={isSending}>
            Save status
          </Button>
        </div>
      </Form>
      <div className="border-t border-hairline pt-4">
        <Button
          kind="bare"
          className="-ml-4 text-gulmohar"
          onClick={() => ask({ kind: 'delete', what, name, subject, text: deletionText })}
        >
          Delete this {what}
        </Button>
      </div>
      {dialogs}
    </Panel>
  );
}
