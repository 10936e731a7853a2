import { formatDay } from '@manemitra/domain/moments';
import type { OwnSession } from '@manemitra/contract/own-sessions';
import { Link } from 'react-router';
import { SignedInPlaces, type SessionOutcome } from '#web/features/account/public.ts';
import { Facts } from '#web/features/staff/shell/facts.tsx';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import type { StaffAccount } from '#web/features/staff/shell/require-staff.ts';
import { ScreenHead } from '#web/features/staff/shell/screen-head.tsx';
import {
  ChangePasswordForm,
  type FactorOutcome,
  type PasswordChange,
  SecondFactorPanel,
} from '#web/features/staff-sign-in/public.ts';
import { paths } from '#web/paths.ts';
import { linkStyle } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What staff see and do about their own account. */
export function OwnAccountScreen({
  account,
  sessions,
  tokens,
  factor,
  outcome,
}: {
  account: StaffAccount;
  sessions: readonly OwnSession[];
  /** The tokens for programs that they made and that still work. */
  tokens: readonly string[];
  factor: { onSince: string | null; recoveryCodesLeft: number };
  outcome: SessionOutcome | PasswordChange | FactorOutcome | undefined;
}) {
  const userName = account.userName ?? '';
  const own = [userName, account.name, account.email].filter((it) => it !== null);
  const { ofSessions, ofPassword, ofFactor } = partsOf(outcome);
  return (
    <>
      <ScreenHead title="Your account" />
      {account.mustSetUp && (
        <Notice
          tone="warning"
          text="Your account needs two-step sign-in. Set up an authenticator app below; everything else opens then."
        />
      )}
      <Panel title={account.name ?? userName}>
        <Facts
          facts={[
            { label: 'User name', value: userName },
            { label: 'Role', value: account.role },
            { label: 'E-mail', value: account.email },
            { label: 'Phone number', value: account.phone },
            { label: 'Since', value: formatDay(account.createdAt) },
          ]}
        />
      </Panel>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <Panel
            title="Your password"
            text="Anyone who knows it can act in your name. Changing it signs out every other browser."
          >
            <ChangePasswordForm userName={userName} own={own} outcome={ofPassword} />
          </Panel>
          <Panel
            title="Two-step sign-in"
            text="An authenticator app on your phone shows a new code every 30 seconds. Nobody can sign in with your password alone."
          >
            <SecondFactorPanel factor={factor} outcome={ofFactor} />
          </Panel>
        </div>
        <Panel
          title="Where you are signed in"
          text="Don’t recognise one of these? Sign it out and change your password. Each session ends after 12 hours without use, and after 7 days at the latest."
        >
          <SignedInPlaces sessions={sessions} outcome={ofSessions} />
          {tokens.length > 0 && <TokensLeft tokens={tokens} />}
        </Panel>
      </div>
    </>
  );
}

/** Signing out does not end these. */
function TokensLeft({ tokens }: { tokens: readonly string[] }) {
  return (
    <p className="mt-4 border-t border-hairline pt-4 text-sm leading-snug text-ink-soft">
      Signing out does not end the tokens that you made for programs:{' '}
      <span className="wrap-anywhere text-ink">{tokens.join(', ')}</span>.{' '}
      <Link to={paths.staff('generate-service-token')} className={linkStyle}>
        Revoke the ones you do not know
      </Link>
    </p>
  );
}

/** The panel that an answer belongs to. */
function partsOf(outcome: SessionOutcome | PasswordChange | FactorOutcome | undefined): {
  ofSessions?: SessionOutcome;
  ofPassword?: PasswordChange;
  ofFactor?: FactorOutcome;
} {
  if (outcome === undefined) return {};
  switch (outcome.kind) {
    case 'signed-out':
    case 'sessions-changed':
      return { ofSessions: outcome };
    case 'changed':
    case 'refused':
      return { ofPassword: outcome };
    default:
      return { ofFactor: outcome };
  }
}
