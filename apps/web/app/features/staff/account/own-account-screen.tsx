import type { OwnSession } from '@manemitra/contract/own-sessions';
import { SignedInPlaces, type SessionOutcome } from '#web/features/account/public.ts';
import { dayText } from '#web/features/staff/acts/moment.ts';
import { Facts } from '#web/features/staff/shell/facts.tsx';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import type { StaffAccount } from '#web/features/staff/shell/require-staff.ts';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import { ChangePasswordForm, type PasswordChange } from '#web/features/staff-sign-in/public.ts';

/** What staff see and do about their own account. */
export function OwnAccountScreen({
  account,
  sessions,
  outcome,
}: {
  account: StaffAccount;
  sessions: readonly OwnSession[];
  outcome: SessionOutcome | PasswordChange | undefined;
}) {
  const userName = account.userName ?? '';
  const own = [userName, account.name, account.email].filter((it) => it !== null);
  const isOfPassword = outcome?.kind === 'changed' || outcome?.kind === 'refused';
  return (
    <>
      <ScreenHead title="Your account" />
      <Panel title={account.name ?? userName}>
        <Facts
          facts={[
            { label: 'User name', value: userName },
            { label: 'Role', value: account.role },
            { label: 'E-mail', value: account.email },
            { label: 'Phone number', value: account.phone },
            { label: 'Since', value: dayText(account.createdAt) },
          ]}
        />
      </Panel>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Panel
          title="Your password"
          text="Whoever knows it acts in your name. Once it is changed, every other browser is signed out."
        >
          <ChangePasswordForm
            userName={userName}
            own={own}
            outcome={isOfPassword ? outcome : undefined}
          />
        </Panel>
        <Panel
          title="Where you are signed in"
          text="Do you not know one of these? Sign it out and change your password. Each ends after 12 hours without use, and after 7 days in any case."
        >
          <SignedInPlaces sessions={sessions} outcome={isOfPassword ? undefined : outcome} />
        </Panel>
      </div>
    </>
  );
}
