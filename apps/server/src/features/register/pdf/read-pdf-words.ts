import { Worker } from 'node:worker_threads';
import { UnreadableFile } from '@manemitra/catalogue/import/unreadable-file';
import type { PdfPage } from '@manemitra/catalogue/register/pdf/words';

/** What one PDF may take. */
export const PDF_BOUNDS = {
  pages: 1_000,
  words: 600_000,
  seconds: 60,
  /** Of memory that the process has more than before, looked at ten times a second. */
  megabytes: 700,
};
type Bounds = Readonly<typeof PDF_BOUNDS>;

type Answer = { pages: PdfPage[] } | { why: 'locked' | 'broken' | 'pages' | 'words' };

const AS_HTML = 'Open the page of the register in a browser and save it as HTML.';
const TOO_MUCH = `This PDF takes too long to read. Split it, or: ${AS_HTML}`;

/** The words of each page of a PDF, read in a thread of its own that is ended at its bounds. Throws UnreadableFile. */
export async function readPdfWords(
  file: Uint8Array,
  bounds: Bounds = PDF_BOUNDS,
): Promise<PdfPage[]> {
  const answer = await answerOfWorker(file, bounds);
  if (!('why' in answer)) {
    if (answer.pages.some(({ words }) => words.length > 0)) return answer.pages;
    throw new UnreadableFile(
      `This PDF holds pictures of pages, no text that could be read. ${AS_HTML}`,
    );
  }
  throw new UnreadableFile(
    {
      locked: 'This PDF is locked with a password. Print it to a new PDF and upload that one.',
      broken: `This PDF is damaged. Print it to a new PDF, or: ${AS_HTML}`,
      pages: `This PDF has more than ${bounds.pages} pages. Split it.`,
      words: `This PDF has more than ${bounds.words} words. Split it.`,
    }[answer.why],
  );
}

async function answerOfWorker(file: Uint8Array, bounds: Bounds): Promise<Answer> {
  const worker = new Worker(new URL(workerFile, import.meta.url), {
    workerData: {
      // A copy, because the thread takes it over.
      file: new Uint8Array(file),
      pagesMax: bounds.pages,
      wordsMax: bounds.words,
    },
    resourceLimits: { maxOldGenerationSizeMb: bounds.megabytes },
    stdout: true,
    stderr: true,
  });
  const before = process.memoryUsage.rss();
  const refusing = new AbortController();
  const refuse = (): void => refusing.abort();
  const late = setTimeout(refuse, bounds.seconds * 1_000);
  // Decompressed data is outside of the heap that limits the thread.
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - before > bounds.megabytes * 1024 * 1024) refuse();
  }, 100);
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const tooMuch = (): void => reject(new UnreadableFile(TOO_MUCH));
      refusing.signal.addEventListener('abort', tooMuch);
      worker.once('message', resolve);
      worker.once('exit', tooMuch);
      worker.once('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') tooMuch();
        else reject(error);
      });
    });
  } finally {
    clearTimeout(late);
    clearInterval(watch);
    await worker.terminate();
  }
}

/** The bundle has the worker beside it, as JavaScript. */
const workerFile = import.meta.url.endsWith('.ts')
  ? './pdf-words-worker.mjs'
  : './pdf-words-worker.js';
