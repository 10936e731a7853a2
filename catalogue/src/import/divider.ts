const DIVIDERS = [',', ';', '\t', '|'] as const;
/** A header is looked for no further. */
const HEADER_MAX = 64 * 1024;

/**
 * What stands between the cells of a text, by its first line with more than one cell: commas, or the semicolons and tabs that
 * spreadsheets write where a comma is the decimal sign. A line `sep=;`, which Excel understands, says it too and is emptied.
 */
export async function dividedText(
  text: AsyncIterable<string>,
): Promise<{ divider: string; pieces: AsyncIterable<string> }> {
  const iterator = text[Symbol.asyncIterator]();
  let begin = '';
  while (begin.length < HEADER_MAX && begin.split('\n').length < 12) {
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

/** The divider that comes most often, outside of quotation marks, in the first line that has any. */
function dividerOf(text: string): string {
  const counts = new Map<string, number>();
  let isQuoted = false;
  for (const sign of text) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === '\n' && counts.size > 0) break;
    else if (!isQuoted && (DIVIDERS as readonly string[]).includes(sign)) {
      counts.set(sign, (counts.get(sign) ?? 0) + 1);
    }
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most?.[0] ?? ',';
}
