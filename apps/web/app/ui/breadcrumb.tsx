import { ChevronRight } from 'lucide-react';
import { FollowLink } from './follow-link.tsx';

/** The way from the whole to this page; the last entry is the page itself. */
export function Breadcrumb({
  entries,
  current,
  label = 'Breadcrumb',
  onFollow,
}: {
  entries: readonly { label: string; href: string }[];
  current: string;
  label?: string;
  /** Goes there without loading the page anew. */
  onFollow?: (href: string) => void;
}) {
  return (
    <nav aria-label={label} className="text-sm text-ink-soft">
      <ol className="flex min-w-0 flex-wrap items-center gap-x-1.5">
        {entries.map((entry, at) => (
          <li key={entry.href} className="flex min-w-0 items-center gap-1.5">
            <FollowLink
              href={entry.href}
              onFollow={onFollow === undefined ? undefined : () => onFollow(entry.href)}
              className="inline-flex min-h-target min-w-0 items-center rounded-sm wrap-anywhere underline decoration-outline underline-offset-4 hover:text-areca hover:decoration-current"
            >
              {entry.label}
            </FollowLink>
            <ChevronRight
              aria-hidden="true"
              // It leads to the last entry, which a phone does not show.
              className={`size-3.5 shrink-0 text-ink-faint ${at === entries.length - 1 ? 'max-sm:hidden' : ''}`}
            />
          </li>
        ))}
        {/* A phone has no room to say twice what the heading below says. */}
        <li aria-current="page" className="min-w-0 wrap-anywhere text-ink max-sm:sr-only">
          {current}
        </li>
      </ol>
    </nav>
  );
}
