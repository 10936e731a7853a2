import { Problem } from '@manemitra/contract/problems';
import type { changePropertiesInBulk } from '@manemitra/contract/staff-properties-publication';
import type { EndpointAnswer, EndpointInput } from '@manemitra/contract/endpoint';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { lockLoads } from '#server/features/catalogue/public.ts';
import type { CallContext } from '#server/platform/http/handler.ts';
import { changePublication, type Publication } from './change-publication.ts';
import { loadForEdit } from './edit-section.ts';
import { type Editor, editorOf } from './note-change.ts';
import { type PropertyScope, refuseUnlessWithin, scopeOf } from './property-scope.ts';
import { writeSection } from './write-section.ts';

type Asked = EndpointInput<typeof changePropertiesInBulk>['body'];
type Report = EndpointAnswer<typeof changePropertiesInBulk>;

const PUBLICATIONS: Partial<Record<Asked['action'], Publication>> = {
  publish: { isPublished: true },
  unpublish: { isPublished: false },
  delete: { isDeleted: true },
  restore: { isDeleted: false },
};

/** Does the same to several projects, each by itself: one that cannot be changed does not keep the others from it. */
export async function changeInBulk(
  db: Kysely<Database>,
  { ids, ...asked }: Asked,
  context: CallContext,
): Promise<Report> {
  const scope = await scopeOf(db, context.caller);
  const editor = editorOf(context);
  const report: Omit<Report, 'message'> = { changed: [], unchanged: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      const isChanged = await changeOne(db, { id, scope, editor, asked });
      (isChanged ? report.changed : report.unchanged).push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      report.refused.push({ id, reason: refusalOf(error) });
    }
  }
  const { changed, refused } = report;
  const failed = refused.length > 0 ? ` ${refused.length} could not be changed.` : '';
  const message = `${changed.length} of ${ids.length} projects changed.${failed}`;
  return { message, ...report };
}

/** What may be done to one project of several. */
export interface BulkChange {
  action: Asked['action'];
  stage?: Asked['stage'];
  reason?: string | undefined;
}

interface OneChange {
  id: number;
  scope: PropertyScope;
  editor: Editor;
  asked: BulkChange;
}

/** Whether the project is now otherwise. */
export async function changeOne(db: Kysely<Database>, change: OneChange): Promise<boolean> {
  return db.transaction().execute((trx) => changeOneWithin(trx, change));
}

/** The same within the transaction of its caller. */
export async function changeOneWithin(
  trx: Transaction<Database>,
  { id, scope, editor, asked }: OneChange,
): Promise<boolean> {
  await refuseUnlessWithin(trx, scope, id);
  await lockLoads(trx);
  const publication = PUBLICATIONS[asked.action];
  return publication === undefined
    ? setStage(trx, id, asked, editor)
    : changePublication(trx, id, publication, { ...editor, reason: asked.reason });
}

/** Why one was left as it was. */
export const refusalOf = (problem: Problem): string =>
  problem.fields?.[0]?.message ?? problem.message;

async function setStage(
  trx: Transaction<Database>,
  id: number,
  { stage }: BulkChange,
  editor: Editor,
): Promise<boolean> {
  const editable = await loadForEdit(trx, id);
  const change = { section: 'schedule', changes: { status: stage } } as const;
  return (await writeSection(trx, editable, change, editor)).length > 0;
}
