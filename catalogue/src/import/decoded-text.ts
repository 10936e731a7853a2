import { UnreadableFile } from './unreadable-file.ts';

/**
 * The text of bytes in pieces: UTF-8, UTF-16 with its mark, or the Windows encoding (1252) that old sheets are saved in. A file
 * that is none of them, or two at once, throws UnreadableFile: half of its names would be nonsense.
 */
export async function* decodedText(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decode: ((bytes: Uint8Array, isLast: boolean) => string) | undefined;
  let held = Buffer.alloc(0);
  for await (const piece of pieces) {
    held = Buffer.concat([held, piece]);
    if (held.length < 4) continue;
    decode ??= decoderFor(held);
    yield checked(decode(held, false));
    held = Buffer.alloc(0);
  }
  decode ??= decoderFor(held);
  yield checked(decode(held, true));
}

function decoderFor(first: Uint8Array): (bytes: Uint8Array, isLast: boolean) => string {
  const [a, b] = first;
  if (a === 0xff && b === 0xfe) return inOne('utf-16le');
  if (a === 0xfe && b === 0xff) return inOne('utf-16be');
  return utf8OrWindows();
}

function inOne(encoding: string): (bytes: Uint8Array, isLast: boolean) => string {
  const decoder = new TextDecoder(encoding, { fatal: true });
  return (bytes, isLast) => {
    try {
      return decoder.decode(bytes, { stream: !isLast });
    } catch (error) {
      throw notText(error);
    }
  };
}

/** UTF-8 until a byte contradicts it; what was read before then must have been plain ASCII. */
function utf8OrWindows(): (bytes: Uint8Array, isLast: boolean) => string {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let [isWindows, isAscii, tail] = [false, true, Buffer.alloc(0)];
  return (bytes, isLast) => {
    const whole = Buffer.concat([tail, bytes]);
    const length = isLast ? whole.length : whole.length - unfinished(whole);
    const [now, later] = [whole.subarray(0, length), whole.subarray(length)];
    if (!isWindows) {
      try {
        const text = utf8.decode(now);
        isAscii &&= text.length === now.length;
        tail = Buffer.from(later);
        return text;
      } catch (error) {
        if (!isAscii) throw notText(error);
        isWindows = true;
      }
    }
    tail = Buffer.alloc(0);
    return fromWindows(whole);
  };
}

/** The signs of 0x80 to 0x9f in Windows-1252; Node's own decoder takes them for control characters in some releases. */
const OWN = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function fromWindows(bytes: Buffer): string {
  const text = bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (sign) => OWN[sign.charCodeAt(0) - 0x80] ?? sign);
  // Bytes that this encoding does not have: it is another one.
  if (/[\u0080-\u009f]/.test(text)) throw notText();
  return text;
}

/** The bytes at the end that begin a sign of UTF-8 and do not finish it. */
function unfinished(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte >= 0xc0) return (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) > back ? back : 0;
    if (byte < 0x80) return 0;
  }
  return 0;
}

function checked(text: string): string {
  if (text.includes('\0')) throw notText();
  return text;
}

const notText = (cause?: unknown): UnreadableFile =>
  new UnreadableFile('This file is not text that can be read; save it as "CSV UTF-8".', { cause });
