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

/** What a file is by its name; undefined for what an import cannot read. */
export const kindOfFile = (name: string): FileKind | undefined =>
  KINDS[extname(name).toLowerCase()];
