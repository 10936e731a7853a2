import { Heart } from 'lucide-react';
import { Link } from 'react-router';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { paths } from '#web/paths.ts';

/** The link to the kept projects, with the size of the shortlist. */
export function ShortlistLink() {
  const [{ length: count }] = useStored(slots.shortlist);
  return (
    <Link
      to={paths.shortlist()}
      aria-label={count === 0 ? 'Shortlist' : `Shortlist, ${count}`}
      className="relative flex size-11 shrink-0 items-center justify-center rounded-md text-ink-soft hover:bg-sunken hover:text-ink"
    >
      <Heart aria-hidden="true" className="size-5" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="figures absolute top-0.5 right-0 flex h-5 min-w-5 items-center justify-center rounded-full bg-areca px-1 text-xs font-semibold text-on-areca"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
