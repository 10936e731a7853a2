import { useEffect } from 'react';
import { Link, useNavigate, useRevalidator } from 'react-router';
import { slots, stored } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';

/**
 * Shown if no project was requested: continues the last search, if this browser knows one. Staff, who are led here after
 * signing in too (spec 4), are shown the way to the dashboard.
 */
export function NothingAsked() {
  const navigate = useNavigate();
  const [role] = useStored(slots.role);
  const isStaff = role !== null && role !== 'user';
  useEffect(() => {
    const last = stored(slots.search);
    if (last !== null && !isStaff) void navigate(paths.dashboard({ q: last }), { replace: true });
  }, [navigate, isStaff]);
  if (isStaff) return <StaffHere />;
  return (
    <Message title="Nothing to view yet">
      <EmptyState
        title="Say what home you are looking for"
        text="Projects that fit are shown here, one at a time."
        action={
          <Link to={paths.home()} className={buttonStyle()}>
            Start a search
          </Link>
        }
      />
    </Message>
  );
}

function StaffHere() {
  return (
    <Message title="You are signed in">
      <EmptyState
        title="Your work is on the staff dashboard"
        text="This page shows buyers the projects that they search for."
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Link to={paths.staff()} className={buttonStyle()}>
              Open the staff dashboard
            </Link>
            {/* The first page leads staff to their own. */}
            <Link to={paths.propertyList()} className={buttonStyle({ kind: 'quiet' })}>
              Search as a buyer
            </Link>
          </div>
        }
      />
    </Message>
  );
}

/** The search was done and there is nothing to show. */
export function NothingFound({ q, areMissing }: { q: string; areMissing: boolean }) {
  return (
    <Message title="Nothing to view">
      <EmptyState
        title={areMissing ? 'These projects are not published any more' : 'No project fits'}
        text={
          areMissing
            ? 'They may have been sold or withdrawn. Look for others.'
            : 'See in the list which wish nobody meets, and what the smallest change would find.'
        }
        action={
          <Link to={q === '' ? paths.home() : paths.propertyList({ q })} className={buttonStyle()}>
            {q === '' ? 'Start a search' : 'Open the list'}
          </Link>
        }
      />
    </Message>
  );
}

/** The projects could not be fetched. */
export function ViewerFailure({
  message,
  canRetry,
  q,
}: {
  message: string;
  canRetry: boolean;
  q: string;
}) {
  const { revalidate, state } = useRevalidator();
  return (
    <Message title="The projects could not be shown">
      <ErrorState
        title={message}
        text={
          <>
            What you asked for is still in the address. <br />
            <Link
              to={q === '' ? paths.home() : paths.propertyList({ q })}
              className="underline underline-offset-4"
            >
              {q === '' ? 'Start a search' : 'Open the list'}
            </Link>
          </>
        }
        {...(canRetry ? { onRetry: () => void revalidate() } : {})}
        isRetrying={state === 'loading'}
      />
    </Message>
  );
}

function Message({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-3xl flex-1 px-4 py-10 sm:px-6">
      <h1 className="display mb-5 text-3xl">{title}</h1>
      {children}
    </div>
  );
}
