/**
 * The little of XML that sheets need: elements by name, in order, in one pass. Only the five entities of XML and numeric
 * ones are known, so no entity can expand; nothing outside the text is ever fetched.
 */
export interface Element {
  attributes: string;
  /** The text between its tags; empty if it closes at once. */
  inner: string;
}

/** The elements of this name; they must not be nested. A tag that is never closed ends the search. */
export function* elements(xml: string, name: string): Generator<Element> {
  const open = new RegExp(`<((?:\\w{1,20}:)?${name})(?=[\\s/>])`, 'g');
  for (let match = open.exec(xml); match !== null; match = open.exec(xml)) {
    const from = open.lastIndex;
    const end = xml.indexOf('>', from);
    if (end === -1) return;
    const isEmpty = xml[end - 1] === '/';
    const attributes = xml.slice(from, isEmpty ? end - 1 : end);
    if (isEmpty) {
      open.lastIndex = end + 1;
      yield { attributes, inner: '' };
      continue;
    }
    const close = xml.indexOf(`</${match[1]}>`, end);
    if (close === -1) return;
    open.lastIndex = close;
    yield { attributes, inner: xml.slice(end + 1, close) };
  }
}

/** The value of an attribute, `r:id` for example. */
export function attribute({ attributes }: Element, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const value = match?.[1] ?? match?.[2];
  return value === undefined ? undefined : xmlText(value);
}

const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** A text without the marks of XML; Excel's own `_x000D_` is a carriage return. */
export function xmlText(text: string): string {
  const plain = text.includes('&')
    ? text.replace(
        /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([0-9a-f]{1,6}));/gi,
        (whole, sign: string | undefined, decimal: string | undefined, hex: string | undefined) => {
          if (sign !== undefined) return SIGNS[sign.toLowerCase()] ?? whole;
          const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
          return point > 0 && point <= 0x10_ffff && !(point >= 0xd800 && point <= 0xdfff)
            ? String.fromCodePoint(point)
            : '';
        },
      )
    : text;
  return plain.replace(/_x([0-9A-F]{4})_/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
