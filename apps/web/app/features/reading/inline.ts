/** A stretch of a line: plain, strong, or a link. */
export type Piece = { text: string; href?: string; isStrong?: boolean };

/**
 * The pieces of a line: `[words](address)` becomes a link and `**words**` strong. Everything else, also what only looks like
 * these, stays as written.
 */
export function inlinePieces(line: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of line.matchAll(/\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g)) {
    const [whole, words, href, strong] = match;
    if (match.index > end) pieces.push({ text: line.slice(end, match.index) });
    if (words !== undefined && href !== undefined) pieces.push({ text: words, href });
    else if (strong !== undefined) pieces.push({ text: strong, isStrong: true });
    end = match.index + whole.length;
  }
  if (end < line.length) pieces.push({ text: line.slice(end) });
  return pieces;
}

/** A line as it is read out, without its signs. */
export const plainText = (line: string): string =>
  inlinePieces(line)
    .map(({ text }) => text)
    .join('');
