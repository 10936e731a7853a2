import { inflateRawSync } from 'node:zlib';
import { UnreadableFile } from './unreadable-file.ts';

/** A workbook has a few dozen parts. */
const PARTS_MAX = 2000;
const END = 0x06_05_4b_50;
const ENTRY = 0x02_01_4b_50;
const LOCAL = 0x04_03_4b_50;

/** One part of an archive, by its name. Taking it out stops at `max` bytes, whatever the archive says of its size. */
export type Part = (max: number) => Buffer;

/** The parts of a ZIP archive by its list of contents. Throws UnreadableFile when it is none, or is encrypted. */
export function zipParts(file: Buffer): Map<string, Part> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end === -1 || end + 22 > file.length || file.readUInt32LE(end) !== END) throw broken();
  const count = file.readUInt16LE(end + 10);
  if (count > PARTS_MAX) throw broken();
  const parts = new Map<string, Part>();
  let at = file.readUInt32LE(end + 16);
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== ENTRY) throw broken();
    const entry = {
      isEncrypted: (file.readUInt16LE(at + 8) & 1) === 1,
      method: file.readUInt16LE(at + 10),
      size: file.readUInt32LE(at + 20),
      from: file.readUInt32LE(at + 42),
    };
    const nameLength = file.readUInt16LE(at + 28);
    const name = file.toString('utf8', at + 46, at + 46 + nameLength);
    parts.set(name.replace(/^\//, ''), (max) => takeOut(file, entry, max));
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return parts;
}

interface Entry {
  isEncrypted: boolean;
  method: number;
  size: number;
  from: number;
}

function takeOut(file: Buffer, { isEncrypted, method, size, from }: Entry, max: number): Buffer {
  if (from + 30 > file.length || file.readUInt32LE(from) !== LOCAL || isEncrypted) throw broken();
  const begin = from + 30 + file.readUInt16LE(from + 26) + file.readUInt16LE(from + 28);
  const packed = file.subarray(begin, begin + size);
  if (method === 0 && packed.length <= max) return packed;
  if (method !== 8) throw broken();
  try {
    return inflateRawSync(packed, { maxOutputLength: max });
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') {
      throw new UnreadableFile('This workbook is too large to be read; save its sheet as CSV.', {
        cause: error,
      });
    }
    throw broken(error);
  }
}

const broken = (cause?: unknown): UnreadableFile =>
  new UnreadableFile(
    'This is not a workbook that can be opened; save it anew as .xlsx without a password, or as CSV.',
    { cause },
  );
