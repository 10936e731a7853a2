import { Link, useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { EmptyPlot } from '#web/ui/empty-plot.tsx';

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
