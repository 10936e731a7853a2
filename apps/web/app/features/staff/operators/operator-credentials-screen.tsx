import type { SentCredentials } from '@manemitra/contract/staff-credentials';
import type { StaffOperator } from '@manemitra/contract/staff-operators';
import { useState } from 'react';
import { EditForm } from '#web/features/staff/acts/edit-form.tsx';
import { SentReport } from '#web/features/staff/acts/sent-report.tsx';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { paths } from '#web/paths.ts';
import { operatorFields, USER_NAME_FIELD } from './operator-fields.ts';

/** Sends an operator a link to set a password; makes the account of one who has none (spec 5). */
export function OperatorCredentialsScreen({ operator }: { operator: StaffOperator | null }) {
  const [sent, setSent] = useState<SentCredentials>();
  const contact = operatorFields(operator ?? undefined).slice(1);
  return (
    <>
      <ScreenHead
        title="Credentials for an operator"
        above={[{ label: 'Operators', href: paths.staff('manage-operators') }]}
        text="They get a link by e-mail and SMS to set a password. It works once. No password is ever sent."
      />
      {sent !== undefined && <SentReport sent={[sent]} />}
      <div className="max-w-3xl">
        <Panel title="Send a link" text="An account is made for a user name that has none.">
          <EditForm
            // Another operator's form is another one.
            key={operator?.userName ?? ''}
            intent="credentials"
            fields={[
              { ...USER_NAME_FIELD, value: operator?.userName ?? null, isLong: true },
              ...contact.map((field) => ({ ...field, isOptional: false })),
            ]}
            verb="Send credentials"
            onDone={({ value }) => setSent(value as SentCredentials)}
          />
        </Panel>
      </div>
    </>
  );
}
