import { Calculator, ChevronRight, ListFilter, type LucideIcon, Newspaper } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { CutWire } from '#web/ui/cut-wire.tsx';
import { late } from '#web/ui/late.ts';
import { MessagePage } from '#web/ui/message-page.tsx';

// Every page would carry the drawing otherwise. Without a boundary around it: the server waits for it.
const Mitra = late(async () => {
  const { Mitra: Loaded } = await import('#web/ui/mascot/mitra.tsx');
  return { default: Loaded };
});

const WAYS_ON: readonly [href: string, title: string, Icon: LucideIcon][] = [
  [paths.propertyList(), 'Find a home by one sentence', ListFilter],
  [paths.emiCalculator(), 'Work out the instalment of a loan', Calculator],
  [paths.blog(), 'Read about khata, RERA and prices', Newspaper],
];

export function NotFoundPage() {
  return (
    <MessagePage
      title="Ohh! page not found"
      text="we can't seem to find the page you are looking for"
      picture={<Mitra pose="searching" className="h-full max-w-full" />}
      actions={
        <Link to={paths.dashboard()} className={buttonStyle()}>
          Back home
        </Link>
      }
    >
      <ul
        aria-label="Where to go instead"
        className="mt-2 w-full max-w-md divide-y divide-hairline rounded-lg border border-hairline bg-surface"
      >
        {WAYS_ON.map(([href, title, Icon]) => (
          <li key={href}>
            <Link
              to={href}
              className="flex min-h-12 items-center gap-3 px-4 py-2 leading-snug transition-colors hover:text-areca"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0 text-areca" />
              <span className="min-w-0 flex-1">{title}</span>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
            </Link>
          </li>
        ))}
      </ul>
    </MessagePage>
  );
}

/** How browsers word that nobody answered. */
const UNREACHED = /failed to fetch|load failed|networkerror/i;

const KEPT = 'What you kept is safe: try again in a moment.';

/** It draws nothing that would have to be fetched: what failed may be the fetching. */
export function FailurePage({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const isUnreached = error instanceof TypeError && UNREACHED.test(error.message);
  return (
    <MessagePage
      title={isUnreached ? 'The page could not be loaded' : 'Something went wrong on our side'}
      text={
        pathname === paths.home()
          ? `An error occurred while fetching data. ${KEPT}` // spec 8
          : isUnreached
            ? `Your network or our server cannot be reached. ${KEPT}`
            : `The page could not be shown. ${KEPT}`
      }
      picture={<CutWire className="h-full max-w-full" />}
      actions={
        <>
          <a href={pathname + search} className={buttonStyle()}>
            Try again
          </a>
          <a href={paths.home()} className={buttonStyle({ kind: 'quiet' })}>
            Back home
          </a>
        </>
      }
    />
  );
}
