/**
 * Text as its author meant it. Sheets copied from web pages contain entities (`&amp;`, often twice), and listings write
 * names in mathematical or full-width letters to stand out. Neither can be searched for or read aloud.
 */

/** As deep as entities were ever met, and more; a file that nests them deeper is not read for ever. */
const ROUNDS = 8;
const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,9}));/g;

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup2: '²',
  copy: '©',
  reg: '®',
  trade: '™',
  eacute: 'é',
};

/** The text without entities, decorated letters and invisible marks; signs that mean something (`½`, `²`, `™`) stay. */
export function plainText(text: string): string {
  if (!MAY_CHANGE.test(text)) return text;
  return withoutEntities(text)
    .replace(DECORATED, (letter) => letter.normalize('NFKC'))
    .replace(/\r\n?/g, '\n')
    .replace(SPACE, ' ')
    .replace(INVISIBLE, '')
    .normalize('NFC');
}

/** Of most texts every letter is a plain one; to look once for others costs a tenth of looking for each kind of them. */
const MAY_CHANGE = /[^\n\x20-\x25\x27-\x7e]/;

// Letters and digits, the circled and squared ones too; a half or a square number is no digit of a name.
const DECORATED =
  /[\p{L}\p{Nd}\u24b6-\u24e9\u{1f130}-\u{1f149}\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\uff01-\uff5e]/gu;
const SPACE = /(?! )\p{Zs}/gu;
// The joiners of Indian scripts (200C, 200D) are part of the spelling.
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

function withoutEntities(text: string): string {
  let decoded = text;
  for (let round = 0; round < ROUNDS && decoded.includes('&'); round += 1) {
    const before = decoded;
    decoded = before.replace(ENTITY, decodeOne);
    if (decoded === before) break;
  }
  return decoded;
}

function decodeOne(
  entity: string,
  decimal: string | undefined,
  hex: string | undefined,
  name: string | undefined,
): string {
  if (name !== undefined) return Object.hasOwn(NAMED, name) ? (NAMED[name] ?? entity) : entity;
  const point = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  const isText =
    (point >= 0x20 && point < 0x7f) ||
    (point >= 0xa0 && point <= 0x10_ffff && !(point >= 0xd800 && point <= 0xdfff));
  return isText ? String.fromCodePoint(point) : entity;
}
