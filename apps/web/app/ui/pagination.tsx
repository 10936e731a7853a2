import { ArrowLeft, ArrowRight } from 'lucide-react';
import { FollowLink } from './follow-link.tsx';
import { pageMarks } from './page-marks.ts';

/** The pages of a list as links: first, last, the current one and its neighbours. */
export function Pagination({
  label,
  page,
  total,
  hrefOf,
  onPage,
}: {
  label: string;
  page: number;
  total: number;
  hrefOf: (page: number) => string;
  /** Goes there without loading the page anew. */
  onPage?: (page: number) => void;
}) {
  const linkTo = (target: number) => ({
    href: hrefOf(target),
    onFollow: onPage === undefined ? undefined : () => onPage(target),
  });
  return (
    <nav aria-label={label}>
      <ul className="figures flex flex-wrap items-center gap-0.5 sm:gap-1">
        <li>
          {page > 1 && (
            <FollowLink {...linkTo(page - 1)} aria-label="Previous page" className={stepStyle}>
              <ArrowLeft aria-hidden="true" className="size-5" />
            </FollowLink>
          )}
        </li>
        {pageMarks(page, total).map((mark, at, marks) =>
          mark === 'gap' ? (
            <li
              key={`after ${marks[at - 1]}`}
              aria-hidden="true"
              className="text-ink-faint sm:px-1"
            >
              …
            </li>
          ) : (
            <li key={mark}>
              <FollowLink
                {...linkTo(mark)}
                aria-label={`Page ${mark}`}
                aria-current={mark === page ? 'page' : undefined}
                className={stepStyle}
              >
                {mark}
              </FollowLink>
            </li>
          ),
        )}
        <li>
          {page < total && (
            <FollowLink {...linkTo(page + 1)} aria-label="Next page" className={stepStyle}>
              <ArrowRight aria-hidden="true" className="size-5" />
            </FollowLink>
          )}
        </li>
      </ul>
    </nav>
  );
}

const stepStyle =
  'flex size-9 items-center sm:size-10 justify-center rounded-md border border-transparent transition-colors hover:border-outline hover:bg-surface aria-[current=page]:border-areca-edge aria-[current=page]:bg-areca aria-[current=page]:font-semibold aria-[current=page]:text-on-areca aria-[current=page]:shadow-plinth-areca';
