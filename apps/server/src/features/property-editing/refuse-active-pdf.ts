import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { Problem } from '@manemitra/contract/problems';

/** A writer may end a PDF with a line or two; more than this is another file behind it. */
const TAIL_BYTES = 32;
/** To how much all packed parts together may unfold. */
const UNFOLDED_MAX = 64 * 1024 * 1024;

/** Features that a document for reading does not need, and their names. */
const ACTIVE: readonly [name: RegExp, why: string][] = [
  [/\/JavaScript(?![A-Za-z])/, 'runs a script'],
  [/\/Launch(?![A-Za-z])/, 'starts a program'],
  [/\/EmbeddedFiles?(?![A-Za-z])/, 'has another file in it'],
];

/** A part in which other parts are packed; any letter of a name may be written as its code. */
const PACKED = new RegExp(`/${'ObjStm'.replaceAll(/./g, orItsCode)}(?![A-Za-z])`, 'g');

function orItsCode(letter: string): string {
  return `(?:${letter}|#${letter.codePointAt(0)?.toString(16)})`;
}

/** Refuses a PDF without an end, with something behind it, or that does more than be read, with `document.refused`. */
export async function refuseActivePdf(file: Buffer): Promise<void> {
  const end = file.lastIndexOf('%%EOF');
  if (end === -1) {
    throw refused('This PDF is damaged: its end is missing. Save it again and try once more.');
  }
  if (file.length - end - '%%EOF'.length > TAIL_BYTES) {
    throw refused(
      'This PDF has something behind its end. Print it to a new PDF and try once more.',
    );
  }
  const text = file.toString('latin1');
  for (const part of [text, ...(await packedParts(file, text))]) {
    const why = ACTIVE.find(([name]) => name.test(plainNames(part)))?.[1];
    if (why !== undefined) {
      throw refused(`This PDF ${why}. Print it to a new PDF and try once more.`);
    }
  }
}

/** A name may be written with its letters as `#53`. */
const plainNames = (text: string): string =>
  text.replaceAll(/#([0-9a-fA-F]{2})/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );

/** What is packed in other parts. Refuses what we cannot read as surely as a reader does: it may hold anything. */
async function packedParts(file: Buffer, text: string): Promise<string[]> {
  const parts: string[] = [];
  let left = UNFOLDED_MAX;
  for (const { index } of text.matchAll(PACKED)) {
    const end = text.indexOf('endstream', index);
    const begins = [...text.slice(index, end === -1 ? undefined : end).matchAll(BEGIN)];
    const [begin] = begins;
    if (begin === undefined) continue;
    const head = plainNames(text.slice(text.lastIndexOf('obj', index), index + begin.index));
    // What is not folded was read with the rest.
    if (begins.length === 1 && !FILTER.test(head)) continue;
    const packed = file.subarray(
      index + begin.index + begin[0].length,
      end === -1 ? undefined : end,
    );
    const isPlain = begins.length === 1 && FLATE_ALONE.test(head);
    const part = isPlain ? await unfolded(packed, left) : undefined;
    if (part === undefined) {
      throw refused(
        'We cannot read all parts of this PDF, so we cannot tell what it does. Print it to a new PDF and try once more.',
      );
    }
    left -= part.length;
    parts.push(part);
  }
  return parts;
}

/** Where the data of a part begins. */
const BEGIN = /stream(?:\r\n|\r|\n)/g;
const FILTER = /\/F(?:ilter)?(?![A-Za-z])/;
/** Folded once in the usual way, its bytes as they are; said once. */
const FLATE_ALONE =
  /^(?!.*\/D(?:ecode)?P(?:arms)?(?![A-Za-z]))(?!.*\/F(?![A-Za-z]))(?!.*\/Filter.*\/Filter).*\/Filter\s*(?:\/FlateDecode(?![A-Za-z])|\[\s*\/FlateDecode\s*\])/s;

const inflated = promisify(inflate);

async function unfolded(part: Uint8Array, maxOutputLength: number): Promise<string | undefined> {
  try {
    return (await inflated(part, { maxOutputLength })).toString('latin1');
  } catch {
    return undefined;
  }
}

export const refused = (message: string): Problem => new Problem('document.refused', { message });
