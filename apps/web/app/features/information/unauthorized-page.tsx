import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Mitra } from '#web/ui/mascot/mitra.tsx';

/** Where people are led whose role does not open the page that they asked for (spec 2). */
export function UnauthorizedPage() {
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-1 flex-col items-start gap-5 px-4 py-16 sm:px-6">
      <Mitra pose="sorry" className="w-40" />
      <h1 className="display text-3xl sm:text-4xl">This page is not open to your account</h1>
      <p className="max-w-prose text-lg text-ink-soft">
        It is for staff with another role, or you are signed out. Nothing was changed. Sign in with
        the right account, or ask an admin for the role that you need.
      </p>
      <Link to={paths.home()} className={buttonStyle()}>
        Back home
      </Link>
    </div>
  );
}
