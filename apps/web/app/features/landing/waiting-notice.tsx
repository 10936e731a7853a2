import { Link } from 'react-router';
import { waitingDraft } from '#web/browser/draft.ts';
import { unfinished } from '#web/browser/unfinished.ts';
import { type Unsent, unsent } from '#web/browser/unsent.ts';
import { UnfinishedAsk } from '#web/features/leads/public.ts';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What could not be sent, said or saved because the session had ended. */
export function WaitingNotice() {
  const asked = unfinished();
  const said = unsent();
  return (
    <>
      {asked !== undefined && <UnfinishedAsk of={asked} />}
      {waitingDraft() !== undefined && <KeptDraft />}
      {said !== undefined && <KeptWords of={said} />}
    </>
  );
}

/** The unsent message is in the input below; after signing in it is where it was written. */
function KeptWords({ of: { path } }: { of: Unsent }) {
  return (
    <output className="block">
      <Notice
        tone="warning"
        text="Your session had ended, so your message was not sent. It is in the box below: sign in first, or send it as a visitor."
        action={
          <Link to={paths.verification(path)} className={buttonStyle({ size: 'small' })}>
            Sign in and continue
          </Link>
        }
      />
    </output>
  );
}

/** Shown on the first page to staff whose session ended: their input is not lost. */
function KeptDraft() {
  return (
    <output className="block">
      <Notice
        tone="warning"
        text="Your session had ended, so what you entered was not saved. We kept it in this tab: sign in, and it is back in its form."
        action={
          <Link to={paths.admin()} className={buttonStyle({ size: 'small' })}>
            Sign in and continue
          </Link>
        }
      />
    </output>
  );
}
