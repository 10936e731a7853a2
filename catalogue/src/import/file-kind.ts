import { extname } from 'node:path';

/** Sheets as text, sheets as workbooks, and one JSON object a line. */
export type FileKind = 'csv' | 'xlsx' | 'jsonl';

const KINDS: Readonly<Record<string, FileKind>> = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.txt': 'csv',
  '.xlsx': 'xlsx',
  '.xlsm': 'xlsx',
  '.jsonl': 'jsonl',
  '.ndjson': 'jsonl',
};

/** The kind of a file by its name; undefined if an import cannot read it. */
export const kindOfFile = (name: string): FileKind | undefined =>
  KINDS[extname(name).toLowerCase()];
