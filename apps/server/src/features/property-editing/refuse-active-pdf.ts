import { inflateSync } from 'node:zlib';
import { Problem } from '@manemitra/contract/problems';

/** A writer may end a PDF with a line or two; more than this is another file behind it. */
const TAIL_BYTES = 32;
/** Packed parts that unfold to more are not looked into any further: they hold no lists of actions. */
const UNFOLDED_MAX = 16 * 1024 * 1024;

/** Features that a document for reading does not need, and their names. */
const ACTIVE: readonly [name: RegExp, why: string][] = [
  [/\/JavaScript(?![A-Za-z])/, 'runs a script'],
  [/\/Launch(?![A-Za-z])/, 'starts a program'],
  [/\/EmbeddedFiles?(?![A-Za-z])/, 'has another file in it'],
];

/** A part in which other parts are packed, from its head to its data. */
const PACKED = /\/ObjStm(?=[^]{0,500}?stream\r?\n)/g;

/** Refuses a PDF without an end, with something behind it, or that does more than be read, with `document.refused`. */
export function refuseActivePdf(file: Buffer): void {
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
  for (const part of [text, ...packedParts(file, text)]) {
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

function* packedParts(file: Buffer, text: string): Generator<string> {
  for (const { index } of text.matchAll(PACKED)) {
    const head = text.indexOf('stream', index + '/ObjStm'.length);
    const begin = head + 'stream'.length + (text[head + 'stream'.length] === '\r' ? 2 : 1);
    const end = text.indexOf('endstream', begin);
    const part = unfolded(file.subarray(begin, end === -1 ? undefined : end));
    if (part !== undefined) yield part;
  }
}

/** Whatever cannot be unfolded, readers cannot read either. */
function unfolded(part: Uint8Array): string | undefined {
  try {
    return inflateSync(part, { maxOutputLength: UNFOLDED_MAX }).toString('latin1');
  } catch {
    return undefined;
  }
}

export const refused = (message: string): Problem => new Problem('document.refused', { message });
