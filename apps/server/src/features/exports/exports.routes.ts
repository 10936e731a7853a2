import { Readable } from 'node:stream';
import type { contract } from '@manemitra/contract/contract';
import type { ExportFormat } from '@manemitra/contract/staff-properties-exports';
import { dayInIndia } from '@manemitra/domain/moments';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { scopeOf } from '#server/features/property-editing/public.ts';
import { readKeptFile } from '#server/platform/database/kept-files.ts';
import { fileAnswer } from '#server/platform/http/file-answer.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { found } from '#server/platform/database/found.ts';
import { findExport, listExports, presentExport } from './export-queries.ts';
import { modifiedProjects } from './modified-projects.ts';
import { hoursBefore, noteExport, startExport } from './start-export.ts';
import { WRITERS } from './write-projects.ts';

const nameOf = (format: ExportFormat, today: string): string => `projects-${today}.${format}`;

export const exportRoutes = ({ db }: { db: Kysely<Database> }) =>
  ({
    exportModifiedProperties: async ({ params: { hours }, query: { format } }, context) => {
      const scope = await scopeOf(db, context.caller);
      await noteExport(db, context, { hours, format });
      const { mimeType, write, withDeleted } = WRITERS[format];
      const since = hoursBefore(context.now, hours);
      const batches = modifiedProjects(db, { scope, since, withDeleted });
      return fileAnswer({ name: nameOf(format, context.today), mimeType, content: write(batches) });
    },
    startExport: async ({ body }, context) =>
      presentExport(await findExport(db, context.caller, await startExport(db, body, context))),
    listExports: ({ query }, { caller }) => listExports(db, caller, query),
    getExport: async ({ params: { id } }, { caller }) =>
      presentExport(await findExport(db, caller, id)),
    downloadExport: async ({ params: { id } }, { caller }) => {
      const { file_id, format, created_at } = await findExport(db, caller, id);
      return fileAnswer({
        name: nameOf(format, dayInIndia(created_at.toISOString())),
        mimeType: WRITERS[format].mimeType,
        content: Readable.from(readKeptFile(db, found(file_id ?? undefined, 'export.not-found'))),
      });
    },
  }) satisfies Partial<HandlerTable<typeof contract>>;
