import { Link } from 'react-router';
import { waitingDraft } from '#web/browser/draft.ts';
import { unfinished } from '#web/browser/unfinished.ts';
import { UnfinishedAsk } from '#web/features/leads/public.ts';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** What a visitor whose session was over could not send, or staff could not save. */
export function WaitingNotice() {
  const asked = unfinished();
  return (
    <>
      {asked !== undefined && <UnfinishedAsk of={asked} />}
      {waitingDraft() !== undefined && <KeptDraft />}
    </>
  );
}

/** On the first page, where staff are led whose session was over: what they entered is not lost. */
function KeptDraft() {
  return (
    <output className="block">
      <Notice
        tone="warning"
        text="Your session had ended, so what you entered was not saved. We kept it in this tab: sign in, and it is back in its form."
        action={
          <Link to={paths.admin()} className={buttonStyle({ size: 'small' })}>
            Sign in and go on
          </Link>
        }
      />
    </output>
  );
}
