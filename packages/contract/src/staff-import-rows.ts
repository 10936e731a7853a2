import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { ById, Id } from './ids.ts';
import { INTEGER_MAX } from './limits.ts';
import { PageQuery, pageOf } from './paging.ts';
import { ImportChoice, ImportQuestion } from './staff-import-questions.ts';
import { ImportedRow, ImportView, ListedRefusal, ROW_FILTERS } from './staff-properties-imports.ts';
import * as staffWire from './staff-wire.ts';

/**
 * The rows of an import. A cell that cannot be read is refused alone, a row only where it does not say its project; both are
 * listed, and come back as a file to mend.
 */

const Page = PageQuery.omit({ search: true });

export const listRefusedRows = endpoint({
  summary: 'What was refused, line by line',
  at: staffWire.listRefusedRows,
  access: 'admin',
  serviceScope: 'import',
  params: ById,
  query: Page,
  answer: pageOf(ListedRefusal),
  problems: ['import.not-found'],
});

export const listImportRows = endpoint({
  summary:
    'What each row does to its project, fact by fact; before the import has started, what it would do',
  at: staffWire.listImportRows,
  access: 'admin',
  serviceScope: 'import',
  params: ById,
  query: Page.extend({ only: z.enum(ROW_FILTERS).optional() }),
  answer: pageOf(ImportedRow),
  problems: ['import.not-found'],
});

export const listImportQuestions = endpoint({
  summary: 'Rows that may be of a project that is known, of which a person says whose they are',
  at: staffWire.listImportQuestions,
  access: 'admin',
  serviceScope: 'import',
  params: ById,
  query: Page,
  answer: pageOf(ImportQuestion),
  problems: ['import.not-found'],
});

export const answerImportQuestion = endpoint({
  summary:
    'Say of which project a row is, before the import; it is remembered for this source, and the file is looked at again',
  at: staffWire.answerImportQuestion,
  access: 'admin',
  params: ById.extend({ line: z.coerce.number().int().positive().max(INTEGER_MAX) }),
  /** `null`: a project of its own. */
  body: z.strictObject({ propertyId: Id.nullable() }),
  answer: ImportView,
  problems: ['import.not-found', 'import.not-possible'],
});

export const chooseForImport = endpoint({
  summary:
    'Say who builds projects whose rows do not, and which rows stay out, before the import; the file is looked at again',
  at: staffWire.chooseForImport,
  access: 'admin',
  params: ById,
  body: ImportChoice,
  answer: ImportView,
  problems: ['import.not-found', 'import.not-possible'],
});

export const downloadRefusedRows = endpoint({
  summary: 'The rows of which something was refused, with the reasons, to mend and bring again',
  at: staffWire.downloadRefusedRows,
  access: 'admin',
  serviceScope: 'import',
  params: ById,
  download: true,
  answer: z.never(),
  problems: ['import.not-found', 'import.not-possible'],
});
