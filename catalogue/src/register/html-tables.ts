import { plainText } from '../import/plain-text.ts';
import type { Cells } from '../import/row-cells.ts';

/** Parts of a page that are not its text; they are skipped. */
const HIDDEN = ['script', 'style', 'template', 'noscript'] as const;
const TAG = /<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi;
/** Tags that end a cell, in any nesting: pages leave out what closes them. */
const CELLS: readonly string[] = ['td', 'th'];

/**
 * The rows of all tables of a saved page, as the page shows them, with the line on which each begins. Nothing of a page is run or
 * fetched. A table within a cell is rows of its own.
 */
export function* tableRows(html: string): Generator<Cells> {
  const text = withoutHidden(html);
  let [row, rowAt, number]: [string[] | undefined, number, number] = [undefined, 0, 0];
  let [inCell, from, line, lineAt] = [false, 0, 1, 0];
  const take = (to: number): void => {
    if (inCell) row?.push(cellText(text.slice(from, to)));
    inCell = false;
  };
  const finished = (): Cells | undefined => {
    const cells = row;
    row = undefined;
    if (cells === undefined || cells.every((cell) => cell === '')) return undefined;
    number += 1;
    for (
      let at = text.indexOf('\n', lineAt);
      at !== -1 && at < rowAt;
      at = text.indexOf('\n', at + 1)
    ) {
      line += 1;
      lineAt = at + 1;
    }
    return { line, sheetRow: number, cells };
  };
  for (const match of text.matchAll(TAG)) {
    const [whole, slash, name = ''] = match;
    const tag = name.toLowerCase();
    const isRowEdge = tag === 'tr' || tag === 'table' || tag === 'tbody';
    if (!isRowEdge && !CELLS.includes(tag)) continue;
    take(match.index);
    if (isRowEdge) {
      const done = finished();
      if (done !== undefined) yield done;
      if (tag === 'tr' && slash === '') [row, rowAt] = [[], match.index];
    } else if (slash === '') {
      row ??= [];
      [inCell, from] = [true, match.index + whole.length];
    }
  }
  take(text.length);
  const done = finished();
  if (done !== undefined) yield done;
}

/** Tags are between words, and a line break is one. */
const cellText = (html: string): string =>
  plainText(html.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();

/** Without comments and scripts, each line where it was. */
function withoutHidden(html: string): string {
  let text = cutBetween(html, '<!--', '-->');
  for (const name of HIDDEN) text = cutBetween(text, `<${name}`, `</${name}`);
  return text;
}

/** One that is not closed ends the page. */
function cutBetween(text: string, open: string, close: string): string {
  const lower = text.toLowerCase();
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const at = lower.indexOf(open, from);
    if (at === -1) break;
    const end = lower.indexOf(close, at + open.length);
    const to = end === -1 ? text.length : end + close.length;
    kept.push(text.slice(from, at), text.slice(at, to).replace(/[^\n]/g, ''));
    from = to;
  }
  return kept.join('') + text.slice(from);
}
