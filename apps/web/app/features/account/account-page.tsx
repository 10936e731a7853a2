import { pathOf } from '@manemitra/contract/address';
import { getAccountData } from '@manemitra/contract/wire';
import { formatDay } from '@manemitra/domain/moments';
import type { AccountView } from '@manemitra/contract/accounts';
import type { OwnSession } from '@manemitra/contract/own-sessions';
import { Link } from 'react-router';
import { shownName } from '#web/api/session-start.ts';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { DOT } from '#web/ui/dot.ts';
import { Mitra } from '#web/ui/mascot/mitra.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';
import type { AccountOutcome } from './account-actions.ts';
import { DeleteAccount } from './delete-account.tsx';
import { NumberGivenTo } from './number-given-to.tsx';
import type { AccountData } from './own-data.ts';
import { Panel } from './panel.tsx';
import { SignedInPlaces } from './signed-in-places.tsx';

/** The signed-in buyer, and what they can do about their data. It works without JavaScript. */
export function AccountPage({
  account,
  own,
  sessions,
  outcome,
}: {
  account: AccountView;
  /** What is kept about them. */
  own: AccountData;
  sessions: readonly OwnSession[];
  outcome: AccountOutcome | undefined;
}) {
  const name = shownName(account);
  const isOfSessions = outcome?.kind === 'sessions-changed';
  return (
    <div className="mx-auto w-full max-w-7xl flex-1 px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="page-title wrap-anywhere">{name === '' ? 'Your account' : name}</h1>
      <p className="mt-2 text-lg text-ink-soft">{factsOf(account).join(DOT)}</p>
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel title="Where you are signed in">
            <p className="mb-4 text-ink-soft">
              Don’t recognise a device? Sign it out. Signing in again needs a code sent to your
              number.
            </p>
            <SignedInPlaces sessions={sessions} outcome={isOfSessions ? outcome : undefined} />
          </Panel>
          {own.leads.length > 0 && <NumberGivenTo leads={own.leads} />}
          <OwnData />
        </div>
        <DeleteAccount outcome={isOfSessions ? undefined : outcome} phone={account.phone} />
      </div>
    </div>
  );
}

function OwnData() {
  return (
    <Panel title="Your data">
      <p className="text-ink-soft">
        Everything we keep about you: your account, who got your number, where you are signed in,
        and when your account changed. You get it as a JSON file.
      </p>
      <a
        href={pathOf(getAccountData)}
        download="manemitra-my-data.json"
        className={buttonStyle({ kind: 'quiet', className: 'mt-4' })}
      >
        Download my data
      </a>
    </Panel>
  );
}

function factsOf({ phone, email, createdAt }: AccountView): string[] {
  return [
    ...(phone === null ? [] : [phone]),
    ...(email === null ? [] : [email]),
    `Since ${formatDay(createdAt)}`,
  ];
}

/** Shown when nobody is signed in, and after an account was deleted. */
export function NoAccount({ wasDeleted }: { wasDeleted: boolean }) {
  return (
    <MessagePage
      title={wasDeleted ? 'Your account is deleted' : 'Sign in to see your account'}
      text={
        wasDeleted
          ? 'We have erased what we kept about you. Anyone who already got your number may still have it: ask them to delete it too. You can keep searching without an account.'
          : 'It shows who got your number, where you are signed in, and everything we keep about you.'
      }
      picture={<Mitra pose={wasDeleted ? 'hello' : 'searching'} className="h-full max-w-full" />}
      actions={
        <>
          {!wasDeleted && (
            <Link to={paths.verification(paths.account())} className={buttonStyle()}>
              Sign in
            </Link>
          )}
          <Link to={paths.home()} className={buttonStyle({ kind: 'quiet' })}>
            Search homes
          </Link>
        </>
      }
    />
  );
}
