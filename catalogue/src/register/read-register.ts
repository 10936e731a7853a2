import { csvCells } from '../import/csv-rows.ts';
import { isHeader } from '../import/find-header.ts';
import type { Cells } from '../import/row-cells.ts';
import { UnreadableFile } from '../import/unreadable-file.ts';
import { tableRows } from './html-tables.ts';
import { pdfPairs } from './pdf/pdf-pairs.ts';
import { pdfTable } from './pdf/pdf-table.ts';
import type { PdfPage } from './pdf/words.ts';
import { fieldOfHeading, type RegisterField } from './register-headings.ts';
import { readRegisterRow, type RegisterRefusal, type RegisterRow } from './register-row.ts';

/** Registrations in one file. */
const ROWS_MAX = 20_000;

/** The contents of a file: registrations in order, each once, and rows without one. */
export interface RegisterFile {
  rows: RegisterRow[];
  refused: RegisterRefusal[];
}

/** Reads a saved page of the register, or an extract as CSV. Throws UnreadableFile when it is neither. */
export async function readRegister(text: string): Promise<RegisterFile> {
  const cells: Cells[] = [];
  for await (const row of isPage(text) ? tableRows(text) : rowsOfSheet(text)) {
    cells.push(row);
    refuseTooMany(cells);
  }
  return registrationsOf(readTable(cells) ?? readDetails(cells));
}

/**
 * Reads a page of the register that was printed to PDF, from the positions of its words. Throws UnreadableFile if it is
 * none.
 */
export function readRegisterPdf(pages: readonly PdfPage[]): RegisterFile {
  const cells = pdfTable(pages);
  refuseTooMany(cells);
  return registrationsOf(readTable(cells) ?? readDetails(pdfPairs(pages)));
}

function refuseTooMany(cells: readonly Cells[]): void {
  if (cells.length > ROWS_MAX) {
    throw new UnreadableFile(`This file has more than ${ROWS_MAX} rows. Split it.`);
  }
}

function registrationsOf(file: RegisterFile | undefined): RegisterFile {
  if (file !== undefined) return onceEach(file);
  throw new UnreadableFile(
    'We found no column with registration numbers. It must be called Registration Number or Registration No.',
  );
}

const isPage = (text: string): boolean =>
  /<(?:html|table|!doctype html)\b/i.test(text.slice(0, 100_000));

async function* rowsOfSheet(text: string): AsyncGenerator<Cells> {
  async function* pieces() {
    yield text;
  }
  for await (const row of csvCells(pieces())) {
    if ('cells' in row) yield row;
  }
}

/** A list of registrations: one row names the columns, in any order. */
function readTable(all: readonly Cells[]): RegisterFile | undefined {
  let fields: (RegisterField | undefined)[] | undefined;
  const file: RegisterFile = { rows: [], refused: [] };
  for (const row of all) {
    const headings = isHeader(row) ? row.cells.map(fieldOfHeading) : [];
    const isHead =
      headings.includes('reraNumber') &&
      headings.filter((field) => field !== undefined).length > 1 &&
      !row.cells.some((cell) => /PRM\W*KA\W*RERA/i.test(cell));
    // Each page of a list has its own heading.
    if (isHead) fields = headings;
    else if (fields !== undefined && isHeader(row)) take(file, readRegisterRow(row, fields));
  }
  return fields === undefined ? undefined : file;
}

/** The page of one registration: names and values side by side. */
function readDetails(all: readonly Cells[]): RegisterFile | undefined {
  const known = new Map<RegisterField, string>();
  for (const { cells } of all) {
    for (let at = 0; at + 1 < cells.length; at += 2) {
      const field = fieldOfHeading(cells[at] ?? '');
      const value = cells[at + 1] ?? '';
      if (field !== undefined && value !== '' && !known.has(field)) known.set(field, value);
    }
  }
  if (!known.has('reraNumber')) return undefined;
  const place = { line: all[0]?.line ?? 1, sheetRow: all[0]?.sheetRow ?? null };
  const file: RegisterFile = { rows: [], refused: [] };
  take(file, readRegisterRow({ ...place, cells: [...known.values()] }, [...known.keys()]));
  return file;
}

function take({ rows, refused }: RegisterFile, row: RegisterRow | RegisterRefusal): void {
  if ('problem' in row) refused.push(row);
  else rows.push(row);
}

function onceEach({ rows, refused }: RegisterFile): RegisterFile {
  const first = new Map<string, RegisterRow>();
  const again: RegisterRefusal[] = [];
  for (const row of rows) {
    const before = first.get(row.reraNumber);
    if (before === undefined) {
      first.set(row.reraNumber, row);
      continue;
    }
    const { line, sheetRow, project } = row;
    const reason = `The same registration is already in row ${before.sheetRow ?? before.line}.`;
    again.push({ line, sheetRow, project, problem: { field: 'registration number', reason } });
  }
  return {
    rows: [...first.values()],
    refused: [...refused, ...again].toSorted((one, other) => one.line - other.line),
  };
}
