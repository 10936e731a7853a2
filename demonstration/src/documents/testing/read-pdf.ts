import { inflateSync } from 'node:zlib';

/**
 * Reads the PDFs that we write, strictly: by the cross-reference table, each object where the table says,
 * each stream as long as it says. Enough of the format for our own files, and an error for anything else.
 */
export interface ReadPdf {
  pages: { width: number; height: number; text: string }[];
  title: string;
  fonts: string[];
}

interface PdfObject {
  head: string;
  stream: Buffer | undefined;
}

export function readPdf(bytes: Buffer): ReadPdf {
  const whole = bytes.toString('latin1');
  if (!whole.startsWith('%PDF-1.7\n') || !whole.trimEnd().endsWith('%%EOF')) {
    throw new Error('It does not begin and end as a PDF does.');
  }
  const objects = readObjects(bytes, whole);
  const at = (reference: string | undefined): PdfObject => {
    const found = objects.get(Number(/^(\d+) 0 R$/.exec(reference ?? '')?.[1]));
    if (found === undefined) throw new Error(`${reference} leads nowhere.`);
    return found;
  };
  const trailer = whole.slice(whole.lastIndexOf('trailer'));
  const tree = at(ref(at(ref(trailer, 'Root')).head, 'Pages'));
  const pages = (/\/Kids \[([^\]]*)\]/.exec(tree.head)?.[1] ?? '').match(/\d+ 0 R/g) ?? [];
  return {
    pages: pages.map((page) => readPage(at(page), at)),
    title: utf16(/\((.*)\)/s.exec(at(ref(at(ref(trailer, 'Info')).head, 'Title')).head)?.[1] ?? ''),
    fonts: [...objects.values()].flatMap(
      ({ head }) => /\/FontName \/([^\n ]+)/.exec(head)?.[1] ?? [],
    ),
  };
}

function readObjects(bytes: Buffer, whole: string): Map<number, PdfObject> {
  const start = Number(/startxref\s+(\d+)\s+%%EOF/.exec(whole)?.[1]);
  const count = Number(/^xref\n0 (\d+)\n/.exec(whole.slice(start, start + 30))?.[1]);
  const rows = whole
    .slice(start)
    .split('\n')
    .slice(2, 2 + count);
  const objects = new Map<number, PdfObject>();
  for (const [number, row] of rows.entries()) {
    if (number === 0) continue;
    const offset = Number(/^(\d{10}) 00000 n/.exec(row)?.[1]);
    const opening = `${number} 0 obj\n`;
    if (!whole.startsWith(opening, offset)) throw new Error(`Object ${number} is elsewhere.`);
    objects.set(number, readObject(bytes, whole, offset + opening.length));
  }
  return objects;
}

function readObject(bytes: Buffer, whole: string, from: number): PdfObject {
  const end = whole.indexOf('\nendobj', from);
  const opening = whole.indexOf('\nstream\n', from);
  if (opening < 0 || opening > end) return { head: whole.slice(from, end), stream: undefined };
  const head = whole.slice(from, opening);
  const begin = opening + '\nstream\n'.length;
  const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
  if (!whole.startsWith('\nendstream', begin + length)) throw new Error('A stream has no end.');
  const raw = bytes.subarray(begin, begin + length);
  return { head, stream: head.includes('/FlateDecode') ? inflateSync(raw) : raw };
}

function readPage(page: PdfObject, at: (reference: string | undefined) => PdfObject) {
  const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page.head);
  const resources = at(ref(page.head, 'Resources')).head;
  const letters = new Map<string, string[]>();
  for (const [, name = '', font] of resources.matchAll(/\/(F\d+) (\d+ 0 R)/g)) {
    letters.set(name, readLetters(at(ref(at(font).head, 'ToUnicode'))));
  }
  const content = at(ref(page.head, 'Contents')).stream?.toString('latin1') ?? '';
  return { width: Number(box?.[1]), height: Number(box?.[2]), text: textOf(content, letters) };
}

/** Each line of text on a line; what a marked span says instead of its glyphs is taken at its word. */
function textOf(content: string, letters: ReadonlyMap<string, string[]>): string {
  const lines: string[] = [];
  let font: string[] = [];
  let isSaid = false;
  for (const [, name, said, glyphs, end] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf|\/Span <<[^>]*?\/ActualText \((.*?)\)\s[^>]*?>> BDC|\[(<[^\]]*)\] TJ|(EMC)/gs,
  )) {
    if (name !== undefined) font = letters.get(name) ?? [];
    if (said !== undefined) {
      isSaid = true;
      lines.push(utf16(said));
    }
    if (end !== undefined) isSaid = false;
    if (glyphs !== undefined && !isSaid) {
      const codes = [...glyphs.matchAll(/<([0-9a-f]+)>/g)].flatMap(
        ([, hex = '']) => hex.match(/.{4}/g) ?? [],
      );
      lines.push(codes.map((code) => font[Number.parseInt(code, 16)] ?? '').join(''));
    }
  }
  return lines.join('\n');
}

function readLetters({ stream }: PdfObject): string[] {
  const map = stream?.toString('latin1') ?? '';
  return [...map.matchAll(/\[(<[^\]]*)\]/g)].flatMap(([, row = '']) =>
    [...row.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) =>
      (hex.match(/[0-9a-f]{4}/g) ?? [])
        .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
        .join(''),
    ),
  );
}

const ref = (head: string, key: string): string | undefined =>
  new RegExp(`/${key} (\\d+ 0 R)`).exec(head)?.[1];

/** PDF text: Latin-1, or UTF-16 behind a byte order mark, its parentheses and backslashes escaped. */
function utf16(escaped: string): string {
  const raw = Buffer.from(
    escaped.replace(/\\([nrtbf()\\])/g, (_, letter: string) => ESCAPES[letter] ?? letter),
    'latin1',
  );
  if (raw[0] !== 0xfe || raw[1] !== 0xff) return raw.toString('latin1');
  return Buffer.from(raw.subarray(2)).swap16().toString('utf16le');
}

const ESCAPES: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
};
