import { UnreadableFile } from '@manemitra/catalogue/import/unreadable-file';
import type { contract } from '@manemitra/contract/contract';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { takeImportBack } from '#server/features/imports/public.ts';
import { changedBy } from '#server/features/staff-changes/public.ts';
import type { HandlerTable } from '#server/platform/http/handler.ts';
import { accountCaller } from '#server/platform/sessions/account-ref.ts';
import { applyRegister } from './apply-register.ts';
import { bringRegister } from './bring-register.ts';
import { readRegisterFile } from './read-register-file.ts';
import { findRegisterFile, listRegisterFiles, listRegisterRows } from './register-queries.ts';

/** Saved pages and extracts of the public register, applied to our projects. */
export function registerRoutes({ db }: { db: Kysely<Database> }) {
  return {
    uploadRegister: async ({ query: { asOf }, body }, { caller, now, today }) => {
      if (asOf > today) throw refusedDay();
      const file = await readRegisterFile(body.fileName, body.bytes).catch((error: unknown) => {
        throw error instanceof UnreadableFile
          ? new Problem('register.refused', { message: error.message, cause: error })
          : error;
      });
      const staffId = accountCaller(caller).accountId;
      const bringing = { fileName: body.fileName, bytes: body.bytes.byteLength, asOf, at: now };
      return findRegisterFile(db, await bringRegister(db, file, { ...bringing, staffId }));
    },
    listRegisterFiles: ({ query }) => listRegisterFiles(db, query),
    getRegisterFile: ({ params: { id } }) => findRegisterFile(db, id),
    listRegisterRows: ({ params: { id }, query }) => listRegisterRows(db, id, query),
    applyRegister: async ({ params: { id } }, context) => {
      await findRegisterFile(db, id);
      const { by, now, today, address } = changedBy(context);
      await applyRegister(db, id, { today, at: now, by: { actor: by, address } });
      return findRegisterFile(db, id);
    },
    takeRegisterBack: async ({ params: { id } }, context) => {
      await findRegisterFile(db, id);
      await takeImportBack(db, id, context);
      return findRegisterFile(db, id);
    },
  } satisfies Partial<HandlerTable<typeof contract>>;
}

const refusedDay = (): Problem =>
  new Problem('input.invalid', {
    fields: [{ field: 'query.asOf', message: 'This day is still to come.' }],
  });
