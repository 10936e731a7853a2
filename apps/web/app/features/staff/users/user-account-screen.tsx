import { REASON_MAX_LENGTH } from '@manemitra/contract/limits';
import { formatDay, formatMoment } from '@manemitra/domain/moments';
import type { StaffUserDetail } from '@manemitra/contract/staff-users';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { AccountPanel } from '#web/features/staff/acts/account-panel.tsx';
import { ConfirmDialog } from '#web/features/staff/acts/confirm-dialog.tsx';
import { StatusBadge } from '#web/features/staff/acts/status.tsx';
import { Facts } from '#web/features/staff/shell/facts.tsx';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { USER_DELETION_TEXT } from './users-screen.tsx';

const counted = (count: number, what: string): string =>
  `${formatIndianNumber(count)} ${what}${count === 1 ? '' : 's'}`;

/** One buyer: what the work needs to know of them, and what an admin decides about their account. */
export function UserAccountScreen({ user }: { user: StaffUserDetail }) {
  const [isErasing, setErasing] = useState(false);
  const navigate = useNavigate();
  const name = user.name ?? user.phone;
  const subject = { phoneNumber: user.phoneNumber };
  return (
    <>
      <ScreenHead title={name} above={[{ label: 'Users', href: paths.staff('manage-users') }]} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-5">
          <Panel
            title="Account"
            action={<StatusBadge status={user.status} deletedAt={user.deletedAt} />}
          >
            <Facts
              facts={[
                { label: 'Phone number', value: user.phone },
                { label: 'Name', value: user.name },
                { label: 'E-mail', value: user.email },
                { label: 'Kind of buyer', value: user.type },
                { label: 'Joined', value: formatDay(user.createdAt) },
                {
                  label: 'Last here',
                  value: user.lastUsedAt === null ? null : formatMoment(user.lastUsedAt),
                },
                { label: 'Signed in on', value: counted(user.sessions, 'device') },
                { label: 'Asked to be called', value: counted(user.leads, 'time') },
              ]}
            />
          </Panel>
          <Panel
            title="Erase at their request"
            text="When a buyer asks for it, everything that is kept about them is erased at once. It cannot be undone."
          >
            <div>
              <Button kind="quiet" onClick={() => setErasing(true)}>
                Erase this user
              </Button>
            </div>
          </Panel>
        </div>
        <AccountPanel
          what="user"
          name={name}
          status={user.status}
          deletedAt={user.deletedAt}
          subject={subject}
          deletionText={USER_DELETION_TEXT}
        />
      </div>
      {isErasing && (
        <ConfirmDialog
          title={`Erase ${name}?`}
          text="Account, saved lists and what they asked promoters are gone at once, for everybody. This cannot be undone."
          verb="Erase for good"
          values={{ intent: 'erase', ...subject }}
          onClose={() => setErasing(false)}
          onDone={() => void navigate(paths.staff('manage-users'))}
        >
          {(refused) => (
            <Field
              label="Reason"
              hint="Kept in the audit log, without who it was."
              error={refused?.errors['reason']}
            >
              <TextArea name="reason" maxLength={REASON_MAX_LENGTH} required={false} />
            </Field>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
