import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Mitra } from '#web/ui/mascot/mitra.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

/** Where people are led whose role does not open the page that they asked for (spec 2). */
export function UnauthorizedPage() {
  return (
    <MessagePage
      title="This page is not open to your account"
      text="It is for staff with another role, or you are signed out. Nothing was changed. Sign in with the right account, or ask an admin for the role that you need."
      picture={<Mitra pose="sorry" className="h-full max-w-full" />}
      actions={
        <>
          <Link to={paths.home()} className={buttonStyle()}>
            Back home
          </Link>
          <Link to={paths.admin()} className={buttonStyle({ kind: 'quiet' })}>
            Sign in as staff
          </Link>
        </>
      }
    />
  );
}
