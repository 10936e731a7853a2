/**
 * The value read from a cell; `undefined` if the cell says nothing; or why it cannot be read. Reasons are whole sentences
 * for the author of the file.
 */
export type Read<T> = { value: T } | { reason: string };

/** A list in which some parts could not be read: the other parts are kept, with a reason for each lost one. */
export type ReadParts<T> = { value: T[]; refused?: readonly string[] } | { reason: string };

/** Reads each part of a cell by itself. If none can be read, their reasons together are the reason for the cell. */
export function readParts<T>(
  parts: readonly string[],
  readPart: (part: string, at: number) => ReadParts<T>,
): ReadParts<T> {
  const values: T[] = [];
  const refused: string[] = [];
  for (const [at, part] of parts.entries()) {
    const read = readPart(part, at);
    if ('reason' in read) refused.push(read.reason);
    else {
      values.push(...read.value);
      refused.push(...(read.refused ?? []));
    }
  }
  if (refused.length === 0) return { value: values };
  return values.length === 0 ? { reason: refused.join(' ') } : { value: values, refused };
}

const NOTHING =
  /^(?:n\.?\s?[/.]?\s?a\.?|nil|none|null|nan|undefined|[-–—_.?]+|#n\/a|tb[acd]|to be (?:announced|confirmed|decided|updated)|not (?:available|known|disclosed|applicable|mentioned|given|announced)(?: yet)?|unknown|undisclosed|(?:price )?on (?:request|call|application)|p\.?o\.?r\.?|call(?: for price)?|ask(?: for price)?|will be updated)$/i;

/** Words that people write where they know nothing: `NA`, `-`, `TBD`, `on request`. */
export const tellsNothing = (cell: string): boolean => NOTHING.test(cell.trim());

/** “Price on request” and the like: no price, and nothing to correct, because pages already say that it is not known. */
export const isOnRequest = (cell: string): boolean =>
  /^(?:(?:price )?on (?:request|call|application)|p\.?o\.?r\.?|call(?: for price)?|ask(?: for price)?)$/i.test(
    cell.trim(),
  );

/** Signs that stand for an empty cell: `NA`, `-`. Other words for nothing, as `TBA`, say that there will be something. */
export const isBlank = (cell: string): boolean =>
  /^(?:n\.?\s?[/.]?\s?a\.?|nil|none|null|nan|undefined|[-–—_.?]+|#n\/a)$/i.test(cell);

const DITTO = /^(?:["”〃]|''|-?\s*do\s*-|-\s*do|ditto)\.?$/i;

/** `"`, `-do-`, `ditto`: the one above holds, as the sheet itself says. */
export const isDitto = (cell: string): boolean => DITTO.test(cell.trim());

/** What a spreadsheet shows for a formula that failed: `#REF!`. */
export const isFormulaError = (cell: string): boolean =>
  /^#(?:ref|value|div\/0|name|num|null|spill|calc)[!?]?$/i.test(cell.trim());

const ABOUT = /^(?:~|≈|about|approx(?:imately)?\.?|around|circa|ca\.|nearly|almost)\s*/i;
const NOTE = /\s*\([^()]*\)\s*$/;

/** The note in brackets behind what a cell says, with its brackets; undefined where there is none that has words. */
export function noteOf(cell: string): string | undefined {
  const [note] = NOTE.exec(cell) ?? [];
  return note !== undefined && note !== cell && /\p{L}{2}/u.test(note) ? note.trim() : undefined;
}

const TENTATIVE = /\s*\btent(?:ative)?\.?$/i;

const NO_LONGER = /\b(?:old|earlier|previous|expired|lapsed|outdated)\b/i;
/** Whether the note in brackets behind a figure says that it holds no longer: `1.45 Cr onw. (old)`. */
export const isOfBefore = (cell: string): boolean =>
  NO_LONGER.test(NOTE.exec(cell.trim())?.[0] ?? '');

/** Without `~`, `approx.`, `tent.` and a note in brackets behind it: `~2.55 acres (63% open)`. */
export const withoutDoubt = (cell: string): string =>
  cell.trim().replace(NOTE, '').replace(ABOUT, '').replace(TENTATIVE, '').trim();

const PART_OF_PROJECT =
  /\b(?:ph|phases?|towers?|twrs?|blocks?|wings?|t)[\s.-]*(?:\d{1,2}|[ivx]{1,4}|[a-h])\b/i;
/** Whether the note in brackets behind a figure says that it is of a part of the project: `1,140 (Ph1)`. */
export const isOfPart = (cell: string): boolean =>
  PART_OF_PROJECT.test(NOTE.exec(cell.trim())?.[0] ?? '');

const NUMBER = /^[+-]?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/;

/** `1,240` and `12,40,000` as well as `1240`. */
export function readNumber(cell: string): Read<number> {
  const text = cell.trim();
  if (!NUMBER.test(text)) return { reason: `"${text}" is not a number.` };
  return { value: Number(text.replaceAll(',', '')) };
}

const COUNTED =
  /(?:\s*(?:\+|onwards?))?\s*(?:(?:units?|homes?|(?:row )?houses?|flats?|apartments?|villas?|(?:residential )?plots?|sites?|inventor(?:y|ies)|towers?|blocks?|wings?|buildings?|basements?|levels?|nos?\.?|in total|total)\s*)*$/i;

/** How many there are: `214`, `~200`, `214 units`, `14 towers`, `200+`. */
export function readCount(cell: string): Read<number> {
  const bare = withoutDoubt(cell).replace(COUNTED, '');
  const read = readNumber(bare);
  return 'reason' in read ? { reason: `"${cell.trim()}" is not a number.` } : read;
}

/** What a cell is about, which its column says already: `OC recd`, `No OC`. */
const CERTIFICATE =
  /^(?:oc|cc|occupancy(?: certificate)?)\b[\s:.-]*(?=\S)|(?<=\S)\s+(?:oc|cc|occupancy certificate)$/i;

export function readYesNo(cell: string): Read<boolean> {
  const text = withoutDoubt(cell).replace(CERTIFICATE, '').toLowerCase();
  const note = NOTE.exec(cell.trim())?.[0] ?? '';
  const speaksAgainst = /^(?:n|f)/.test(text)
    ? /\b(?:yes|recd|received|obtained|issued)\b/i
    : /\b(?:no|not|part|partial(?:ly)?|applied|pending|await\w*|exp\w*|only|except)\b/i;
  if (speaksAgainst.test(note) || (isOfPart(cell) && !/^(?:n|f)/.test(text))) {
    return { reason: `"${cell.trim()}" does not say yes or no of the whole project.` };
  }
  if (
    /^(?:yes|y|true|with|rec'?d\.?|rcvd\.?|received|obtained|issued|available|granted|in hand|done)$/.test(
      text,
    )
  ) {
    return { value: true };
  }
  if (
    /^(?:no|n|false|without|(?:not|yet) (?:yet )?(?:to be )?(?:rec'?d|received|obtained|issued)|awaited|applied|pending)$/.test(
      text,
    )
  )
    return { value: false };
  return { reason: `"${cell.trim()}" must be yes or no; leave it empty when it is not known.` };
}

/** A line that ends with a comma continues in the next. */
const unwrapped = (cell: string): string => cell.replace(/,[^\S\n]*\n/g, ', ');

/** The parts between `;`, `|` or line breaks, or between commas if there are none of those; without empty parts. */
export const listOf = (cell: string): string[] =>
  unwrapped(cell)
    .split(/[;|\n]/.test(unwrapped(cell)) ? /[;|\n]/ : ',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A word of a fixed list, however it is cased or hyphenated: `Under construction`, `bda`. */
export function readWord<T extends string>(words: readonly T[]): (cell: string) => Read<T> {
  const bare = (word: string) => word.toLowerCase().replace(/[\s_-]+/g, '-');
  return (cell) => {
    const word = words.find((each) => bare(each) === bare(cell.trim()));
    return word === undefined
      ? { reason: `"${cell.trim()}" is not one of ${words.join(', ')}.` }
      : { value: word };
  };
}

/** A list, each part read alone: one that cannot be read goes alone. */
export function readList<T>(readPart: (part: string) => Read<T>): (cell: string) => ReadParts<T> {
  return (cell) =>
    readParts(listOf(cell), (part) => {
      const read = readPart(part);
      return 'reason' in read ? read : { value: [read.value] };
    });
}
