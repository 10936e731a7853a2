import { Problem } from '@manemitra/contract/problems';
import type { changePropertiesInBulk } from '@manemitra/contract/staff-properties-publication';
import type { EndpointAnswer, EndpointInput } from '@manemitra/contract/endpoint';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { lockLoads, type LoadTransaction } from '#server/features/load-lock/public.ts';
import type { ChangedBy, ChangedByCaller } from '#server/features/staff-changes/public.ts';
import { changePublication, type Publication } from './change-publication.ts';
import { loadForEdit } from './edit-section.ts';
import { lastChangeOf } from './last-change.ts';
import { type PropertyScope, refuseUnlessWithin, scopeOf } from './property-scope.ts';
import { writeSection } from './write-section.ts';

type Asked = EndpointInput<typeof changePropertiesInBulk>['body'];
/** What became of each. */
export type BulkReport = Omit<EndpointAnswer<typeof changePropertiesInBulk>, 'message'>;

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
  editor: ChangedByCaller,
): Promise<BulkReport> {
  const scope = await scopeOf(db, editor.caller);
  const report: BulkReport = { changed: [], unchanged: [], refused: [], undo: [] };
  for (const id of new Set(ids)) {
    try {
      const changeId = await changeOne(db, { id, scope, editor, asked });
      (changeId === undefined ? report.unchanged : report.changed).push(id);
      if (changeId !== undefined) report.undo.push({ id, changeId });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      report.refused.push({ id, reason: refusalOf(error) });
    }
  }
  return report;
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
  editor: ChangedBy;
  asked: BulkChange;
}

/** The change in its history, by which it can be taken back; `undefined` if the project was already so. */
export async function changeOne(
  db: Kysely<Database>,
  change: OneChange,
): Promise<number | undefined> {
  return db.transaction().execute(async (trx) => {
    return (await changeOneWithin(trx, change)) ? lastChangeOf(trx, change.id) : undefined;
  });
}

/** Whether the project is now otherwise; within the transaction of its caller. */
export async function changeOneWithin(
  trx: Transaction<Database>,
  { id, scope, editor, asked }: OneChange,
): Promise<boolean> {
  await refuseUnlessWithin(trx, scope, id);
  const loads = await lockLoads(trx);
  const publication = PUBLICATIONS[asked.action];
  return publication === undefined
    ? setStage(loads, id, asked, editor)
    : changePublication(trx, id, publication, { ...editor, reason: asked.reason });
}

/** Why one was left as it was. */
export const refusalOf = (problem: Problem): string =>
  problem.fields?.[0]?.message ?? problem.message;

async function setStage(
  trx: LoadTransaction,
  id: number,
  { stage }: BulkChange,
  editor: ChangedBy,
): Promise<boolean> {
  const editable = await loadForEdit(trx, id);
  const change = { section: 'schedule', changes: { status: stage } } as const;
  return (await writeSection(trx, editable, change, editor)).length > 0;
}
