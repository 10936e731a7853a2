import { Link, useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button.tsx';

/** A whole page that says what went wrong and where to go from here. */
function MessagePage({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: React.ReactNode;
}) {
  return (
    <div className="mx-auto flex w-full max-w-7xl flex-1 flex-col items-start gap-5 px-4 py-16 sm:px-6">
      <EmptyPlot />
      <h1 className="display text-3xl sm:text-4xl">{title}</h1>
      <p className="max-w-prose text-lg text-ink-soft">{text}</p>
      {children}
    </div>
  );
}

export function NotFoundPage() {
  return (
    <MessagePage
      title="Ohh! page not found"
      text="we can't seem to find the page you are looking for"
    >
      <Link to={paths.dashboard()} className={buttonStyle()}>
        Back home
      </Link>
    </MessagePage>
  );
}

export function FailurePage() {
  const { pathname, search } = useLocation();
  return (
    <MessagePage
      title="Something went wrong on our side"
      text="The page could not be shown. Try again in a moment; what you typed in the address is still there."
    >
      <a href={pathname + search} className={buttonStyle()}>
        Try again
      </a>
    </MessagePage>
  );
}

/** A plot between two neighbours on which nothing stands. */
function EmptyPlot() {
  return (
    <svg viewBox="0 0 320 96" aria-hidden="true" className="w-72 max-w-full" fill="none">
      <path className="stroke-outline" strokeWidth="2" d="M0 95h320" />
      <path
        className="fill-areca-tint stroke-areca"
        strokeWidth="2"
        d="M8 95V42l32-24 32 24v53M248 95V28h64v67M28 95V66h20v29M262 42h12v12h-12zm24 0h12v12h-12zm-24 24h12v12h-12zm24 0h12v12h-12z"
      />
      <path
        className="stroke-tabebuia"
        strokeWidth="2"
        strokeDasharray="5 6"
        d="M104 95V50l56-38 56 38v45"
      />
    </svg>
  );
}
