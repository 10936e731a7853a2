import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { Link } from 'react-router';

const SIGNS = { ascending: ArrowUp, descending: ArrowDown };

/** The head of a column that can be sorted by; the head itself says in which order it is. */
export function SortLink({
  title,
  sorted,
  href,
}: {
  title: string;
  sorted: 'ascending' | 'descending' | undefined;
  href: string;
}) {
  const Sign = sorted === undefined ? ArrowUpDown : SIGNS[sorted];
  return (
    <Link
      to={href}
      preventScrollReset
      className={`-mx-1 inline-flex min-h-target items-center gap-1 rounded-sm px-1 hover:text-areca ${sorted === undefined ? '' : 'text-ink'}`}
    >
      {title}
      <Sign aria-hidden="true" className={`size-3.5 ${sorted === undefined ? 'opacity-45' : ''}`} />
    </Link>
  );
}
