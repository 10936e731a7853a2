import type { Readable } from 'node:stream';

const FILE = Symbol('file answer');

/** The answer of an endpoint with `download`: a file, sent as it is made. */
export interface FileAnswer {
  [FILE]: true;
  /** Under which a browser keeps it. */
  name: string;
  mimeType: string;
  content: Readable;
}

export function fileAnswer(file: Omit<FileAnswer, typeof FILE>): FileAnswer {
  return { [FILE]: true, ...file };
}

export function isFile(answer: unknown): answer is FileAnswer {
  return typeof answer === 'object' && answer !== null && FILE in answer;
}
