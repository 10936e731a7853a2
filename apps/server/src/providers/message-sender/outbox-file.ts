import { mkdir, open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import type { OutgoingMessage, SendMessage } from './message-sender.port.ts';

/** A message that was written before a crash is tried again within minutes: it is among the last of the file. */
const TAIL_BYTES = 1024 * 1024;

/**
 * Without a gateway messages are written to a file, one line of JSON each, and shown by `say`: that is how a developer
 * signs in. Each id is written once, also when the process died right after writing it.
 */
export function outboxFile({
  file,
  say,
}: {
  file: string;
  say: (message: OutgoingMessage) => void;
}): SendMessage {
  return async (message) => {
    const { id, channel, to, template, text, createdAt } = message;
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    // Appends are whole and go to the end, whoever else appends at the same moment.
    const handle = await open(file, 'a+', 0o600);
    try {
      const tail = await readTail(handle);
      if (isWritten(id, tail)) return;
      // A line that a power cut or a full disk tore stays on its own.
      const start = tail === '' || tail.endsWith('\n') ? '' : '\n';
      const line = JSON.stringify({ id, channel, to, template, text, createdAt });
      // Unlike `write`, this never ends well with a part of it.
      await handle.appendFile(`${start}${line}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    say(message);
  };
}

function isWritten(id: string, tail: string): boolean {
  return tail.split('\n').some((line) => line.startsWith(`{"id":"${id}",`) && isWhole(line));
}

function isWhole(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

async function readTail(handle: FileHandle): Promise<string> {
  const { size } = await handle.stat();
  const length = Math.min(size, TAIL_BYTES);
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, size - length);
  return buffer.toString('utf8', 0, bytesRead);
}
