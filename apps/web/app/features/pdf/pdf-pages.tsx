import 'react-pdf/dist/Page/TextLayer.css';
import { Document, Page, pdfjs } from 'react-pdf';
import type { PdfPageProps } from './pdf-page-props.ts';
// oxlint-disable-next-line import/default -- Vite answers with the address of the file
import workerUrl from './pdf-worker.ts?worker&url';
import { PdfLoading, PdfTrouble } from './pdf-states.tsx';
import { pageSize } from './zoom-steps.ts';

// The worker is a file of its own; the policy of our pages allows it from our address only.
pdfjs.GlobalWorkerOptions.workerSrc = workerUrl;

/** The policy allows no code made of text, and papers need none. */
const OPTIONS = { isEvalSupported: false, useWasm: false, verbosity: 0 };

/** A page of a paper, drawn, with its words to be selected and read out. */
export function PdfPage({ href, page, frameWidth, zoom, onLoad, onRetry }: PdfPageProps) {
  const { width, pixelRatio } = pageSize(frameWidth, zoom, window.devicePixelRatio);
  const trouble = <PdfTrouble onRetry={onRetry} />;
  return (
    <Document
      file={href}
      options={OPTIONS}
      loading={<PdfLoading />}
      error={trouble}
      noData={trouble}
      onLoadSuccess={({ numPages }) => onLoad(numPages)}
    >
      <Page
        pageNumber={page}
        width={width}
        devicePixelRatio={pixelRatio}
        renderAnnotationLayer={false}
        loading={<PdfLoading />}
        error={trouble}
        className="mx-auto w-fit bg-white shadow-raised"
      />
    </Document>
  );
}
