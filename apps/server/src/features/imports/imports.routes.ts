import { Readable } from 'node:stream';
import type { contract } from '@manemitra/contract/contract';
import type { Kysely } from 'kysely';
import { changedBy } from '#server/features/staff-changes/public.ts';
import type { Database } from '#server/database/schema.ts';
import { fileAnswer } from '#server/platform/http/file-answer.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { addProject } from './add-project.ts';
import { answerQuestion, listQuestions } from './answer-question.ts';
import { chooseForImport } from './choose-for-import.ts';
import { fileToMend } from './file-to-mend.ts';
import { findImport, listImportRows, listImports, listRefusedRows } from './import-queries.ts';
import { presentImport } from './present-import.ts';
import { publishImport } from './publish-import.ts';
import {
  cancelImport,
  mapColumns,
  planImport,
  startImport,
  takeImportBack,
} from './steer-import.ts';
import { uploadImport } from './upload-import.ts';

export function importRoutes({ db }: { db: Kysely<Database> }) {
  const view = async (id: number) => presentImport(await findImport(db, id));
  return {
    addProperty: async ({ body }, context) => ({
      message: 'The project is added as a draft.',
      ...(await addProject(db, body, changedBy(context))),
    }),
    uploadImport: async ({ body }, context) => view(await uploadImport(db, body, context)),
    listImports: ({ query }) => listImports(db, query),
    getImport: ({ params: { id } }) => view(id),
    mapImportColumns: async ({ params: { id }, body }) => {
      await mapColumns(db, id, body);
      return view(id);
    },
    planImport: async ({ params: { id } }, { now }) => {
      await planImport(db, id, now);
      return view(id);
    },
    listImportQuestions: ({ params: { id }, query }) => listQuestions(db, id, query),
    answerImportQuestion: async ({ params: { id, line }, body }, context) => {
      await answerQuestion(db, { id, line, ...body }, changedBy(context));
      await planImport(db, id, context.now);
      return view(id);
    },
    chooseForImport: async ({ params: { id }, body }, context) => {
      await chooseForImport(db, { id, choice: body }, changedBy(context));
      await planImport(db, id, context.now);
      return view(id);
    },
    startImport: async ({ params: { id }, query }, context) => {
      await startImport(db, { id, areDrafts: query.as === 'drafts' }, context);
      return view(id);
    },
    publishImport: async ({ params: { id } }, context) => ({
      message: 'The drafts are being published.',
      run: await publishImport(db, id, changedBy(context)),
    }),
    takeImportBack: async ({ params: { id } }, context) => {
      await takeImportBack(db, id, context);
      return view(id);
    },
    cancelImport: async ({ params: { id } }, context) => {
      await cancelImport(db, id, context);
      return view(id);
    },
    listRefusedRows: ({ params: { id }, query }) => listRefusedRows(db, id, query),
    listImportRows: ({ params: { id }, query }) => listImportRows(db, id, query),
    downloadRefusedRows: async ({ params: { id } }) => {
      const { name, mimeType, content } = fileToMend(db, await findImport(db, id));
      return fileAnswer({ name, mimeType, content: Readable.from(content) });
    },
  } satisfies Partial<HandlerTable<typeof contract>>;
}
