import { columnName } from './columns.ts';
import { isName } from './find-header.ts';

const DIVIDERS = [',', ';', '\t', '|'] as const;
/** A header is looked for no further. */
const HEADER_MAX = 64 * 1024;
const LINES = 12;

/**
 * The separator of a CSV text, from its first lines: comma, or semicolon or tab, which spreadsheets use where a comma is the
 * decimal sign. A line `sep=;`, which Excel understands, also sets it and is emptied.
 */
export async function dividedText(
  text: AsyncIterable<string>,
): Promise<{ divider: string; pieces: AsyncIterable<string> }> {
  const iterator = text[Symbol.asyncIterator]();
  let begin = '';
  while (begin.length < HEADER_MAX && begin.split('\n').length <= LINES) {
    const next = await iterator.next();
    if (next.done === true) break;
    begin += next.value;
  }
  const said = /^\uFEFF?(?:"?sep=)([,;\t|])"?(?=\n)/i.exec(begin);
  const first = said === null ? begin : begin.slice(said[0].length);
  async function* pieces(): AsyncGenerator<string> {
    yield first;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
      yield next.value;
    }
  }
  return { divider: said?.[1] ?? dividerOf(first), pieces: pieces() };
}

/**
 * The divider that parts one of the first lines into the most names of columns; where no line names two, the one that comes most often in
 * a line. The first line alone would not do: a title says "North desk, updated in May" above cells between semicolons.
 */
function dividerOf(text: string): string {
  let best = { divider: ',' as string, names: 1, cells: 1 };
  for (const line of outsideQuotes(text, '\n').slice(0, LINES)) {
    for (const divider of DIVIDERS) {
      const cells = outsideQuotes(line, divider).map((cell) => cell.replace(/^"|"$/g, ''));
      const names = new Set(cells.filter(isName).map(columnName)).size;
      const isMore = names > best.names || (best.names === 1 && cells.length > best.cells);
      if (isMore) best = { divider, names: Math.max(names, 1), cells: cells.length };
    }
  }
  return best.divider;
}

/** The parts of a line between separators outside of quotation marks. */
function outsideQuotes(text: string, sign: string): string[] {
  const parts: string[] = [];
  let isQuoted = false;
  for (const piece of text.split(sign)) {
    if (isQuoted) parts.push(`${parts.pop() ?? ''}${sign}${piece}`);
    else parts.push(piece);
    if (piece.split('"').length % 2 === 0) isQuoted = !isQuoted;
  }
  return parts;
}
