import 'pdfjs-dist/build/pdf.worker.min.mjs';

/**
 * The library's worker, without a complaint that is none: somebody who goes on to the next paper ends the
 * reading of this one, and the library throws that where nobody can catch it.
 */
globalThis.addEventListener('unhandledrejection', (event) => {
  if (event.reason instanceof Error && event.reason.message === 'Worker was terminated') {
    event.preventDefault();
  }
});
