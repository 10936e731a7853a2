import { type ComponentType, type RefObject, useEffect, useState } from 'react';
import type { PdfDocument } from './pdf-dialog-props.ts';
import type { PdfPageProps } from './pdf-page-props.ts';
import { PdfLoading, PdfTrouble } from './pdf-states.tsx';
import { ReaderBar } from './reader-bar.tsx';
import { useFrameWidth } from './use-frame-width.ts';
import { zoomed } from './zoom-steps.ts';

/** One paper, page by page. */
export function PdfReader({
  paper: { name, href },
  frame,
  zoom,
  onZoom,
}: {
  paper: PdfDocument;
  /** What scrolls, to be focused. */
  frame: RefObject<HTMLElement | null>;
  zoom: number;
  onZoom: (zoom: number) => void;
}) {
  const [attempt, setAttempt] = useState(0);
  const [page, setPage] = useState(1);
  const [pageCount, setPageCount] = useState<number>();
  const width = useFrameWidth(frame);
  const [PdfPage, setPdfPage] = useState<ComponentType<PdfPageProps>>();
  const [isBroken, setBroken] = useState(false);
  const again = (): void => {
    setPageCount(undefined);
    setAttempt(attempt + 1);
  };
  const turn = (to: number): void => {
    setPage(to);
    frame.current?.scrollTo({ top: 0 });
  };

  // The arrow keys, or the button that was the last of its kind, take the focus away with the paper before.
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.contains(frame.current)) {
      frame.current?.focus();
    }
  }, [frame]);

  // What draws the pages is heavy: it comes when somebody reads.
  useEffect(() => {
    if (PdfPage !== undefined || isBroken) return;
    import('./pdf-pages.tsx').then(
      (module) => setPdfPage(() => module.PdfPage),
      () => setBroken(true),
    );
  }, [PdfPage, isBroken]);

  return (
    <>
      <ReaderBar
        page={page}
        pageCount={pageCount}
        onPage={turn}
        zoom={zoom}
        onZoom={(by) => onZoom(zoomed(zoom, by))}
      />
      <section
        ref={frame}
        aria-label={pageCount === undefined ? name : `${name}, page ${page} of ${pageCount}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, which a keyboard must be able to do
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto bg-sunken p-2 -outline-offset-2 sm:p-5"
      >
        {isBroken ? (
          // Browsers remember that code did not come: only a page that is loaded anew asks for it again.
          <PdfTrouble onRetry={() => window.location.reload()} />
        ) : PdfPage === undefined || width === undefined ? (
          <PdfLoading />
        ) : (
          <PdfPage
            key={attempt}
            href={href}
            page={page}
            frameWidth={width}
            zoom={zoom}
            onLoad={setPageCount}
            onRetry={again}
          />
        )}
      </section>
    </>
  );
}
