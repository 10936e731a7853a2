import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A list of other searches, one a row. */
export function RowList({ children }: { children: ReactNode }) {
  return (
    <ul className="overflow-hidden rounded-lg border border-hairline bg-surface *:border-hairline *:not-last:border-b">
      {children}
    </ul>
  );
}

const ROW = 'flex min-h-14 items-center gap-4 px-4 py-3';

/** A row that leads somewhere, or only tells where there is nothing to lead to. */
export function RowLink({ to, children }: { to: string | undefined; children: ReactNode }) {
  return (
    <li>
      {to === undefined ? (
        <div className={`${ROW} text-ink-soft`}>{children}</div>
      ) : (
        <Link
          to={to}
          className={`group ${ROW} hover:bg-areca-tint focus-visible:-outline-offset-2`}
        >
          {children}
          <ArrowRight
            aria-hidden="true"
            className="size-5 shrink-0 text-areca transition-transform duration-150 group-hover:translate-x-0.5"
          />
        </Link>
      )}
    </li>
  );
}
