import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { ZOOMS } from './zoom-steps.ts';

/** Pages and size. It is there from the start, so that nothing moves when the paper comes. */
export function ReaderBar({
  page,
  pageCount,
  onPage,
  zoom,
  onZoom,
}: {
  page: number;
  pageCount: number | undefined;
  onPage: (page: number) => void;
  zoom: number;
  onZoom: (by: 1 | -1) => void;
}) {
  return (
    <div className="flex min-h-12 items-center justify-between gap-4 border-b border-hairline px-2 sm:px-3">
      <div className="flex items-center">
        {pageCount !== undefined && pageCount > 1 && (
          <>
            <BarButton label="Previous page" isEnd={page === 1} onPress={() => onPage(page - 1)}>
              <ChevronLeft aria-hidden="true" className="size-5" />
            </BarButton>
            <output className="figures px-1 text-sm">
              Page {page} / {pageCount}
            </output>
            <BarButton
              label="Next page"
              isEnd={page === pageCount}
              onPress={() => onPage(page + 1)}
            >
              <ChevronRight aria-hidden="true" className="size-5" />
            </BarButton>
          </>
        )}
        {pageCount === 1 && <span className="px-2 text-sm text-ink-soft">One page</span>}
      </div>
      <div className="flex items-center">
        <BarButton label="Smaller" isEnd={zoom === ZOOMS[0]} onPress={() => onZoom(-1)}>
          <ZoomOut aria-hidden="true" className="size-5" />
        </BarButton>
        <output aria-label="Size" className="figures min-w-12 text-center text-sm">
          {Math.round(100 * zoom)} %
        </output>
        <BarButton label="Larger" isEnd={zoom === ZOOMS.at(-1)} onPress={() => onZoom(1)}>
          <ZoomIn aria-hidden="true" className="size-5" />
        </BarButton>
      </div>
    </div>
  );
}

/** At an end it does nothing, but keeps the focus that brought one there. */
function BarButton({
  label,
  isEnd,
  onPress,
  children,
}: {
  label: string;
  isEnd: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={isEnd ? undefined : onPress}
      className="flex size-10 cursor-pointer items-center justify-center rounded-md transition-colors hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:text-ink-faint aria-disabled:opacity-50 aria-disabled:hover:bg-transparent"
    >
      {children}
    </button>
  );
}
