import { RESTORABLE_DAYS } from '@manemitra/contract/limits';
import { Readable } from 'node:stream';
import type { contract } from '@manemitra/contract/contract';
import type { SectionName } from '@manemitra/contract/staff-properties-sections';
import { showProperty } from '#server/features/properties/public.ts';
import { countUpload, type UploadDeps } from '#server/features/uploads/public.ts';
import { fileAnswer } from '#server/platform/http/file-answer.ts';
import type { CallContext, HandlerTable } from '#server/platform/http/handler.ts';
import { accountCaller } from '#server/platform/sessions/account-ref.ts';
import { changedBy } from '#server/features/staff-changes/public.ts';
import { found } from '#server/platform/database/found.ts';
import { acceptDocument } from './accept-document.ts';
import { bulkResultAsCsv, findBulkRun, leftCells, presentBulkRun } from './bulk-run-queries.ts';
import { changeInBulk, changeOne } from './change-in-bulk.ts';
import { editSection } from './edit-section.ts';
import { listProperties } from './list-properties.ts';
import { previewFacts } from './preview-facts.ts';
import { showSheet } from './show-sheet.ts';
import { loadEditable } from './load-editable.ts';
import { presentBulkReport } from './present-bulk-report.ts';
import { presentStaffProperty } from './present-staff-property.ts';
import { listHistory } from './property-history.ts';
import { listPropertyImports } from './property-imports.ts';
import { refuseUnlessWithin, scopeOf } from './property-scope.ts';
import { cancelBulkRun, startBulkRun } from './steer-bulk-run.ts';
import { undoChange } from './undo-change.ts';
import { keptFiles } from './uploaded-files.ts';

interface Edit {
  params: { id: number };
  body: { version: number; changes: Readonly<Record<string, unknown>> };
}

/** What staff see and change of projects: reads, edits by section, history, publication, documents. */
export function propertyEditingRoutes(deps: UploadDeps) {
  const { db, store } = deps;
  const files = keptFiles(store);
  const shown = async (id: number) =>
    presentStaffProperty(found(await loadEditable(db, id), 'property.not-found'));
  const saved = async (id: number, changed: string[]) => {
    const message = changed.length === 0 ? 'Nothing changed.' : 'Saved.';
    return { message, changed, property: await shown(id) };
  };
  const edit =
    (section: SectionName) =>
    async ({ params, body }: Edit, context: CallContext) => {
      const asked = { ...params, ...body, section };
      return saved(params.id, await editSection({ db, files }, asked, changedBy(context)));
    };
  const change = async (id: number, action: 'delete' | 'restore', context: CallContext) => {
    const scope = await scopeOf(db, context.caller);
    await changeOne(db, { id, scope, editor: changedBy(context), asked: { action } });
  };
  return {
    listStaffProperties: async ({ query }, { caller }) =>
      listProperties(db, await scopeOf(db, caller), query),
    getStaffProperty: async ({ params: { id } }, { caller }) => {
      await refuseUnlessWithin(db, await scopeOf(db, caller), id);
      return shown(id);
    },
    previewProperty: async ({ params: { id } }, { caller, today }) => {
      await refuseUnlessWithin(db, await scopeOf(db, caller), id);
      return showProperty(db, String(id), { today, isForBuyers: false });
    },
    editPropertyBasics: edit('basics'),
    editPropertyLocation: edit('location'),
    editPropertyDescription: edit('description'),
    editPropertyUnits: edit('units'),
    editPropertyAmenities: edit('amenities'),
    editPropertyLegal: edit('legal'),
    editPropertyWaterAndCharges: edit('water-and-charges'),
    editPropertySchedule: edit('schedule'),
    editPropertyImages: edit('images'),
    replacePropertyDocuments: edit('documents'),
    uploadDocument: async ({ body }, { caller, now }) => {
      const { accountId: staffId } = accountCaller(caller);
      const keep = () => acceptDocument(store, body);
      return countUpload(deps, { staffId, bytes: body.bytes.byteLength, now }, keep);
    },
    listPropertyHistory: async ({ params: { id }, query }, { caller }) => {
      await refuseUnlessWithin(db, await scopeOf(db, caller), id);
      return listHistory(db, id, query);
    },
    listPropertyImports: async ({ params: { id }, query }, { caller }) => {
      await refuseUnlessWithin(db, await scopeOf(db, caller), id);
      return listPropertyImports(db, id, query);
    },
    undoPropertyChange: async ({ params }, context) =>
      saved(params.id, await undoChange(db, params, changedBy(context))),
    changePropertiesInBulk: async ({ body }, context) =>
      presentBulkReport(body.action, await changeInBulk(db, body, changedBy(context))),
    startBulkRun: ({ body }, context) => startBulkRun(db, body, changedBy(context)),
    getBulkRun: async ({ params: { id } }, { caller }) =>
      presentBulkRun(await findBulkRun(db, caller, id)),
    cancelBulkRun: ({ params: { id } }, context) => cancelBulkRun(db, id, changedBy(context)),
    listLeftCells: async ({ params: { id } }, { caller }) => ({
      items: await leftCells(db, caller, id),
    }),
    showSheet: async ({ query }, { caller }) => showSheet(db, await scopeOf(db, caller), query),
    previewFacts: async ({ body }, { caller }) => previewFacts(db, await scopeOf(db, caller), body),
    downloadBulkResult: async ({ params: { id } }, { caller }) => {
      await findBulkRun(db, caller, id);
      return fileAnswer({
        name: `changed-projects-${id}.csv`,
        mimeType: 'text/csv; charset=utf-8',
        content: Readable.from(bulkResultAsCsv(db, id)),
      });
    },
    deleteProperty: async ({ params: { id } }, context) => {
      await change(id, 'delete', context);
      return { message: `The project is deleted. It can be restored for ${RESTORABLE_DAYS} days.` };
    },
    restoreProperty: async ({ params: { id } }, context) => {
      await change(id, 'restore', context);
      return { message: 'The project is restored.' };
    },
  } satisfies Partial<HandlerTable<typeof contract>>;
}
