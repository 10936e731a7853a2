import { Link } from 'react-router';
import type { Unfinished } from '#web/browser/unfinished.ts';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** Shown on the first page to a visitor whose session ended: what was not sent, and how to continue. */
export function UnfinishedAsk({ of: { path, projectName } }: { of: Unfinished }) {
  return (
    <output className="block">
      <Notice
        tone="warning"
        text={`Your session had ended, so your request about ${projectName} was not sent. What you chose is kept.`}
        action={
          <Link to={paths.verification(path)} className={buttonStyle({ size: 'small' })}>
            Sign in and continue
          </Link>
        }
      />
    </output>
  );
}
