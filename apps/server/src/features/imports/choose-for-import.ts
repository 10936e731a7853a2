import type { ImportChoice } from '@manemitra/contract/staff-import-questions';
import { Problem } from '@manemitra/contract/problems';
import type { Kysely } from 'kysely';
import type { ImportChoices } from '#server/database/project-work-tables.ts';
import type { Database } from '#server/database/schema.ts';
import { recordAudit } from '#server/features/audit/public.ts';
import { nameSlug } from '#server/features/catalogue/public.ts';
import type { ChangedByCaller } from '#server/features/staff-changes/public.ts';
import { found } from '#server/platform/database/found.ts';

/** Keeps what staff choose of a file's rows before its import begins, beside what they chose before. */
export async function chooseForImport(
  db: Kysely<Database>,
  { id, choice }: { id: number; choice: ImportChoice },
  { by, now, address }: ChangedByCaller,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { status, choices } = found(
      await trx
        .selectFrom('catalogue_imports')
        .select(['status', 'choices'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst(),
      'import.not-found',
    );
    if (status !== 'uploaded')
      throw new Problem('import.not-possible', { message: 'This import has started already.' });
    await trx
      .updateTable('catalogue_imports')
      .set({ choices: JSON.stringify(together(choices, choice)) })
      .where('id', '=', id)
      .execute();
    const subject = { kind: 'import', id } as const;
    const said = { at: now, actor: by, action: 'import.rows-chosen', subject, address };
    await recordAudit(trx, { ...said, after: choice });
  });
}

function together(
  before: ImportChoices,
  { builders = [], rows = [] }: ImportChoice,
): ImportChoices {
  const named = { ...before.builders };
  for (const { project, builder } of builders) {
    const key = nameSlug(project);
    if (builder === '') delete named[key];
    else named[key] = { project, builder };
  }
  const out = new Set(before.leftOut);
  for (const { line, isLeftOut } of rows) {
    if (isLeftOut) out.add(line);
    else out.delete(line);
  }
  return { builders: named, leftOut: [...out] };
}
