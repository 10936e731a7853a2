/** What a page is made of, in bytes of UTF-8; what is in a drawing is not counted elsewhere. */
export interface Bytes {
  all: number;
  /** Attributes that name classes, outside drawings. */
  classes: number;
  /** Inlined SVG. */
  drawings: number;
  /** What the loaders found out, once more, for the browser. */
  data: number;
  /** What is read, outside elements. */
  text: number;
}

const DRAWING = /<svg[\s\S]*?<\/svg>/g;
const SCRIPT = /<script[\s\S]*?<\/script>/g;
const CLASS = / class="[^"]*"/g;

export function htmlBytes(html: string): Bytes {
  const scripts = html.match(SCRIPT) ?? [];
  const marked = html.replaceAll(SCRIPT, '');
  const drawn = marked.match(DRAWING) ?? [];
  const rest = marked.replaceAll(DRAWING, '');
  return {
    all: bytes([html]),
    classes: bytes(rest.match(CLASS) ?? []),
    drawings: bytes(drawn),
    data: bytes(scripts.filter((script) => script.includes('streamController.enqueue'))),
    text: bytes([rest.replaceAll(/<[^>]*>/g, '')]),
  };
}

function bytes(parts: readonly string[]): number {
  return parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
}
