// @ts-check
/**
 * The words of a PDF and where each stands. It runs in a thread of its own, which is ended when it takes too long or too much: the file is a
 * stranger's. Nothing in it is run or fetched, nothing is drawn. Plain JavaScript, for a thread is started from a file as it is.
 */
import { parentPort, workerData } from 'node:worker_threads';

/** @typedef {{ file: Uint8Array, pagesMax: number, wordsMax: number }} Asked */
/** @typedef {import('@manemitra/catalogue/register/pdf/words').PdfPage} PdfPage */
/** @typedef {[number, number, number, number, number, number]} Matrix */

/** Nobody reads letters smaller than this, in points. */
const SIZE_MIN = 2;
/** How a PDF says that text is not drawn. */
const [UNSEEN, UNSEEN_MASK] = [3, 7];

/** The library draws with these, where there are any; without them it would not load. */
for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) {
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: Object });
}
const { getDocument, OPS, Util } = await import('pdfjs-dist/legacy/build/pdf.mjs');

/** @type {Asked} */
const { file, pagesMax, wordsMax } = workerData;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there is none.
parentPort?.postMessage(await readWords().catch(whyNot));

/** @param {unknown} error */
function whyNot(error) {
  const isLocked = error instanceof Error && error.name === 'PasswordException';
  return { why: isLocked ? 'locked' : 'broken' };
}

/** @returns {Promise<{ pages: PdfPage[] } | { why: 'pages' | 'words' }>} */
async function readWords() {
  const reading = getDocument({
    data: file,
    verbosity: 0,
    disableFontFace: true,
    enableXfa: false,
    isEvalSupported: false,
    isOffscreenCanvasSupported: false,
    useSystemFonts: false,
    useWasm: false,
    useWorkerFetch: false,
    // Pictures are not looked at.
    maxImageSize: 1,
  });
  const document = await reading.promise;
  if (document.numPages > pagesMax) return { why: 'pages' };
  const pages = [];
  let words = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const view = page.getViewport({ scale: 1 });
    const list = await page.getOperatorList();
    const read = wordsOf(list, view.transform, (name) => page.commonObjs.get(name));
    words += read.length;
    if (words > wordsMax) return { why: 'words' };
    pages.push({ height: view.height, words: read });
    page.cleanup();
  }
  return { pages };
}

/**
 * Follows what moves the text, for the library's own text joins the cells of narrow columns.
 *
 * @param {{ fnArray: number[], argsArray: any[] }} list
 * @param {number[]} view
 * @param {(name: string) => any} fontOf
 */
function wordsOf({ fnArray, argsArray }, view, fontOf) {
  /** @type {PdfPage['words'][number][]} */
  const words = [];
  let state = {
    ctm: /** @type {Matrix} */ (view),
    line: /** @type {Matrix} */ ([1, 0, 0, 1, 0, 0]),
    x: 0,
    y: 0,
    lineX: 0,
    lineY: 0,
    size: 0,
    step: 0.001,
    isVertical: false,
    letters: 0,
    spaces: 0,
    wide: 1,
    leading: 0,
    rise: 0,
    isUnseen: false,
  };
  /** @type {(typeof state)[]} */
  const kept = [];
  const move = (/** @type {number} */ x, /** @type {number} */ y) => {
    state.lineX += x;
    state.lineY += y;
    [state.x, state.y] = [state.lineX, state.lineY];
  };
  const back = () => {
    const { line, x, y, lineX, lineY } = state;
    const before = kept.pop();
    if (before !== undefined) state = { ...before, line, x, y, lineX, lineY };
  };
  const show = (/** @type {any[]} */ glyphs) => {
    const matrix = /** @type {Matrix} */ (Util.transform(state.ctm, state.line));
    const size = Math.hypot(matrix[2], matrix[3]) * Math.abs(state.size);
    // Rotated text is a mark across the page or a note at its edge. Invisible text was guessed from a picture, or hidden.
    const isRead =
      !state.isVertical &&
      !state.isUnseen &&
      size >= SIZE_MIN &&
      matrix[0] > 0 &&
      Math.abs(matrix[1]) < matrix[0] / 20;
    const scale = state.size * state.step;
    let [text, from, to] = ['', 0, 0];
    const end = () => {
      if (text !== '' && isRead) {
        const rise = state.y + state.rise;
        const [left, right] = [from, to].map((x) => matrix[0] * x + matrix[2] * rise + matrix[4]);
        const y = matrix[1] * from + matrix[3] * rise + matrix[5];
        words.push({ text, left: left ?? 0, right: right ?? 0, y, size });
      }
      text = '';
    };
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        const gap = (-glyph * state.size) / 1000;
        if (gap > 0.15 * Math.abs(state.size) || gap < -0.5 * Math.abs(state.size)) end();
        state.x += gap * state.wide;
        continue;
      }
      if (glyph === null || typeof glyph !== 'object') continue;
      const width = glyph.width * scale;
      // A font may not say which letter a drawing is.
      const unicode = String(glyph.unicode ?? '').replaceAll(/\p{Cc}/gu, '\uFFFD');
      if (unicode.trim() === '') end();
      else {
        if (text === '') from = state.x;
        text += unicode;
        to = state.x + width * state.wide;
      }
      state.x += (width + state.letters + (glyph.isSpace ? state.spaces : 0)) * state.wide;
    }
    end();
  };
  for (const [at, fn] of fnArray.entries()) {
    const args = argsArray[at];
    switch (fn) {
      case OPS.save:
      case OPS.paintFormXObjectBegin:
        kept.push({ ...state });
        if (fn === OPS.paintFormXObjectBegin && args?.[0]?.length === 6) {
          state.ctm = /** @type {Matrix} */ (Util.transform(state.ctm, args[0]));
        }
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        back();
        break;
      case OPS.transform:
        state.ctm = /** @type {Matrix} */ (Util.transform(state.ctm, args));
        break;
      case OPS.beginText:
        state = { ...state, line: [1, 0, 0, 1, 0, 0], x: 0, y: 0, lineX: 0, lineY: 0 };
        break;
      case OPS.setTextMatrix: {
        const [matrix] = args;
        const line = /** @type {Matrix} */ ([...(args.length === 6 ? args : matrix)]);
        state = { ...state, line, x: 0, y: 0, lineX: 0, lineY: 0 };
        break;
      }
      case OPS.setFont: {
        const font = fontOf(args[0]);
        state.size = args[1];
        state.step = font?.fontMatrix?.[0] ?? 0.001;
        state.isVertical = font?.vertical === true;
        break;
      }
      case OPS.setCharSpacing:
        [state.letters] = args;
        break;
      case OPS.setWordSpacing:
        [state.spaces] = args;
        break;
      case OPS.setHScale:
        state.wide = args[0] / 100;
        break;
      case OPS.setTextRenderingMode:
        state.isUnseen = args[0] === UNSEEN || args[0] === UNSEEN_MASK;
        break;
      case OPS.setLeading:
        state.leading = -args[0];
        break;
      case OPS.setTextRise:
        [state.rise] = args;
        break;
      case OPS.moveText:
        move(args[0], args[1]);
        break;
      case OPS.setLeadingMoveText:
        state.leading = args[1];
        move(args[0], args[1]);
        break;
      case OPS.nextLine:
        move(0, state.leading);
        break;
      case OPS.showText:
      case OPS.showSpacedText:
        if (Array.isArray(args?.[0])) show(args[0]);
        break;
      default:
    }
  }
  return words;
}
