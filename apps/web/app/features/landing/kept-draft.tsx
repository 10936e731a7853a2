import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** On the first page, where staff are led whose session was over: what they entered is not lost. */
export function KeptDraft() {
  return (
    <output className="block">
      <Notice
        tone="warning"
        text="Your session had ended, so what you entered was not saved. It is kept in this tab, and is in its form again once you sign in."
        action={
          <Link to={paths.admin()} className={buttonStyle({ size: 'small' })}>
            Sign in and go on
          </Link>
        }
      />
    </output>
  );
}
