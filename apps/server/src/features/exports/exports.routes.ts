import { Readable } from 'node:stream';
import type { contract } from '@manemitra/contract/contract';
import { Problem } from '@manemitra/contract/problems';
import type { ExportFormat } from '@manemitra/contract/staff-properties-exports';
import { dayInIndia } from '@manemitra/domain/moments';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { scopeOf } from '#server/features/property-editing/public.ts';
import { readKeptFile } from '#server/platform/database/kept-files.ts';
import { fileAnswer } from '#server/platform/http/file-answer.ts';
import type { CallContext, HandlerTable } from '#server/platform/http/handler.ts';
import { addJob } from '#server/platform/jobs/add-job.ts';
import { accountOf } from '#server/platform/sessions/account-ref.ts';
import { findExport, listExports, ownerOf, presentExport } from './export-queries.ts';
import { MAKE_EXPORT } from './make-export.ts';
import { modifiedProjects } from './modified-projects.ts';
import { WRITERS } from './write-projects.ts';

const HOUR_MS = 3_600_000;
const before = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);
const nameOf = (format: ExportFormat, today: string): string => `projects-${today}.${format}`;

export const exportRoutes = ({ db }: { db: Kysely<Database> }) =>
  ({
    exportModifiedProperties: async ({ params: { hours }, query: { format } }, context) => {
      const scope = await scopeOf(db, context.caller);
      await noteExport(db, context, { hours, format });
      const { mimeType, write } = WRITERS[format];
      const batches = modifiedProjects(db, { scope, since: before(context.now, hours) });
      return fileAnswer({ name: nameOf(format, context.today), mimeType, content: write(batches) });
    },
    startExport: ({ body: { hours, format } }, context) =>
      db.transaction().execute(async (trx) => {
        const { id } = await trx
          .insertInto('property_exports')
          .values({
            hours,
            format,
            status: 'waiting',
            since: before(context.now, hours),
            created_at: context.now,
            ...ownerOf(context.caller),
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        await addJob(trx, MAKE_EXPORT, { id }, { key: `${MAKE_EXPORT} ${id}` });
        await noteExport(trx, context, { hours, format });
        return presentExport(await findExport(trx, context.caller, id));
      }),
    listExports: ({ query }, { caller }) => listExports(db, caller, query),
    getExport: async ({ params: { id } }, { caller }) =>
      presentExport(await findExport(db, caller, id)),
    downloadExport: async ({ params: { id } }, { caller }) => {
      const { file_id, format, created_at } = await findExport(db, caller, id);
      if (file_id === null) throw new Problem('export.not-found');
      return fileAnswer({
        name: nameOf(format, dayInIndia(created_at.toISOString())),
        mimeType: WRITERS[format].mimeType,
        content: Readable.from(readKeptFile(db, file_id)),
      });
    },
  }) satisfies Partial<HandlerTable<typeof contract>>;

/** Who took how much away is in the log, a program by the id of its token. */
async function noteExport(
  db: Kysely<Database>,
  { caller, now, address }: CallContext,
  asked: { hours: number; format: ExportFormat },
): Promise<void> {
  await recordAudit(db, {
    at: now,
    ...(caller.kind === 'account' ? { actor: accountOf(caller) } : {}),
    ...(caller.kind === 'service'
      ? { subject: { kind: 'service-token', id: caller.tokenId } }
      : {}),
    action: 'properties.exported',
    after: asked,
    address,
  });
}
