import { Readable } from 'node:stream';
import { cellsOf, WRITTEN_COLUMNS } from '@manemitra/catalogue/import/write-cells';
import type { ExportFormat } from '@manemitra/contract/staff-properties-exports';
import { stringify } from 'csv-stringify/sync';
import type { ExportedProject } from '#server/features/property-editing/public.ts';
import { workbook } from './workbook.ts';

type Batches = AsyncIterable<readonly ExportedProject[]>;

/** A kind of file: how it is called and how projects become one, a batch at a time. */
interface Writer {
  mimeType: string;
  /** Whether it holds deleted projects too, marked as that. */
  withDeleted: boolean;
  write: (batches: Batches) => Readable;
}

export const WRITERS: Readonly<Record<ExportFormat, Writer>> = {
  csv: {
    mimeType: 'text/csv; charset=utf-8',
    withDeleted: false,
    write: (batches) => Readable.from(asCsv(batches)),
  },
  jsonl: {
    mimeType: 'application/jsonl; charset=utf-8',
    withDeleted: true,
    write: (batches) => Readable.from(asJsonLines(batches)),
  },
  xlsx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    withDeleted: false,
    write: (batches) => Readable.from(workbook('Projects', asRows(batches))),
  },
};

const HEADER = [
  'exported_id',
  'exported_slug',
  'exported_published',
  'exported_completeness',
  'exported_updated_at',
  'exported_rera_checked_on',
  ...WRITTEN_COLUMNS.map(({ name }) => name),
];

function rowOf({ exported, record }: ExportedProject): (string | number)[] {
  const yesNo = (it: boolean) => (it ? 'yes' : 'no');
  return [
    exported.id,
    exported.slug,
    yesNo(exported.isPublished),
    exported.completeness,
    exported.updatedAt,
    record.reraCheckedOn ?? '',
    ...cellsOf(record),
  ];
}

/** A text that a spreadsheet would take for a formula gets an apostrophe before it. */
const toCsv = (rows: readonly unknown[][]): string =>
  stringify([...rows], {
    escape_formulas: true,
    record_delimiter: 'windows',
    // By itself it quotes the line break of its own rows alone.
    quoted_match: /[\r\n]/,
  });

async function* asCsv(batches: Batches): AsyncGenerator<string> {
  // The byte order mark tells spreadsheets that the file is UTF-8.
  yield `\uFEFF${toCsv([HEADER])}`;
  for await (const batch of batches) yield toCsv(batch.map(rowOf));
}

async function* asJsonLines(batches: Batches): AsyncGenerator<string> {
  for await (const batch of batches) {
    yield batch.map((project) => `${JSON.stringify(asLine(project))}\n`).join('');
  }
}

/** The days on which the register was checked are no part of the record: an import refuses them. */
function asLine({ exported, record }: ExportedProject) {
  const { reraCheckedOn, complaintsCheckedOn, promoter, ...facts } = record;
  const { pastProjectsCheckedOn, ...own } = promoter;
  const days = { reraCheckedOn, complaintsCheckedOn, pastProjectsCheckedOn };
  return { exported: { ...exported, ...days }, ...facts, promoter: own };
}

async function* asRows(batches: Batches): AsyncGenerator<(string | number)[][]> {
  yield [HEADER];
  for await (const batch of batches) yield batch.map(rowOf);
}
