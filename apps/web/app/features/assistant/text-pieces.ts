/** A piece of a message: words, or words that lead somewhere. */
export interface Piece {
  text: string;
  href?: string;
}

/** `[title](address)` or a bare web address; what ends a sentence after it is not part of it. */
const LINK =
  /\[([^\]\n]{1,300})\]\((\/[^\s)]*|https?:\/\/[^\s)]+)\)|https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]’”]/gu;

/** Cuts a message into words and links. Every other sign stays as it was written: no markup is read. */
export function textPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, title, address = whole] = match;
    if (match.index > from) pieces.push({ text: text.slice(from, match.index) });
    const href = safeHref(address);
    pieces.push(href === undefined ? { text: whole } : { text: title ?? whole, href });
    from = match.index + whole.length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

/**
 * An address that may be put into a link: of the web, or a path of this site. Others, such as `javascript:`,
 * which a damaged history could hold, are none.
 */
export function safeHref(address: string | null): string | undefined {
  if (address === null) return undefined;
  if (/^\/(?![/\\])/.test(address)) return address;
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : undefined;
}
