import { Calculator, ChevronRight, ListFilter, type LucideIcon, Newspaper } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { buttonStyle } from '#web/ui/button.tsx';
import { Mitra } from '#web/ui/mascot/mitra.tsx';
import { MessagePage } from '#web/ui/message-page.tsx';

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
