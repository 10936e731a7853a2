import type { EndpointAnswer, EndpointInput } from '@manemitra/contract/endpoint';
import { Problem } from '@manemitra/contract/problems';
import type { addProjectFiles } from '@manemitra/contract/staff-project-files';
import type { SectionName } from '@manemitra/contract/staff-properties-sections';
import { RECORD_MAX } from '@manemitra/domain/record-limits';
import type { Kysely } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import { inLoadTransaction, type LoadTransaction } from '#server/features/load-lock/public.ts';
import type { ChangedBy, ChangedByCaller } from '#server/features/staff-changes/public.ts';
import { refusalOf } from './change-in-bulk.ts';
import { loadForEdit } from './edit-section.ts';
import { lastChangeOf } from './last-change.ts';
import { type PropertyScope, refuseUnlessWithin, scopeOf } from './property-scope.ts';
import { sectionsOf } from './property-sections.ts';
import { undoWithin } from './undo-change.ts';
import { unusableAddresses, type UploadedFiles } from './uploaded-files.ts';
import { writeSection } from './write-section.ts';

type Asked = EndpointInput<typeof addProjectFiles>['body'];
type Refused = EndpointAnswer<typeof addProjectFiles>['refused'];

/**
 * Adds uploaded files after those of a project. Each refused one is returned with its reason; sending twice adds nothing
 * twice.
 */
export async function addFiles(
  { db, files }: { db: Kysely<Database>; files: UploadedFiles },
  { id, batch, images, documents }: Asked & { id: number },
  editor: ChangedByCaller,
): Promise<EndpointAnswer<typeof addProjectFiles>> {
  const scope = await scopeOf(db, editor.caller);
  await refuseUnlessWithin(db, scope, id);
  const refused: Refused = [];
  let added = 0;
  for (const [section, all] of [
    ['images', images],
    ['documents', documents],
  ] as const) {
    const usable = await usableOf(files, { section, all, refused });
    if (usable.length === 0) continue;
    added += await inLoadTransaction(db, async (trx) => {
      const adding = { id, section, batch, all: usable, refused };
      return addWithin(trx, adding, editor);
    });
  }
  return { added, refused };
}

type AddedFile = (Asked['images'] | Asked['documents'])[number];

/** Before anything is locked: the store is not ours, and may be slow. */
async function usableOf(
  files: UploadedFiles,
  { section, all, refused }: { section: SectionName; all: readonly AddedFile[]; refused: Refused },
): Promise<AddedFile[]> {
  const usable: AddedFile[] = [];
  for (const file of all) {
    const [problem] = await unusableAddresses(
      files,
      section,
      { [section]: [file] },
      async () => ({}),
    );
    if (problem === undefined) usable.push(file);
    else refused.push({ url: file.url, reason: problem.message });
  }
  return usable;
}

interface Adding {
  id: number;
  section: 'images' | 'documents';
  batch: string;
  all: readonly AddedFile[];
  refused: Refused;
}

async function addWithin(
  trx: LoadTransaction,
  { id, section, batch, all, refused }: Adding,
  editor: ChangedBy,
): Promise<number> {
  const editable = await loadForEdit(trx, id);
  const { images, documents } = sectionsOf(editable);
  const next: AddedFile[] = section === 'images' ? [...images.images] : [...documents.documents];
  const before = next.length;
  for (const file of all) {
    if (next.some(({ url }) => url === file.url)) {
      refused.push({ url: file.url, reason: 'This project already has this file.' });
    } else if (next.length >= RECORD_MAX[section]) {
      const reason = `A project has at most ${RECORD_MAX[section]} ${section}.`;
      refused.push({ url: file.url, reason });
    } else next.push(asAdded(file, next));
  }
  if (next.length === before) return 0;
  await writeSection(trx, editable, { section, changes: { [section]: next } }, editor);
  const change_id = await lastChangeOf(trx, id);
  await trx
    .insertInto('file_batches')
    .values({ change_id, batch, staff_id: editor.by.id })
    .execute();
  return next.length - before;
}

/** As it will be read again. A project has one main picture: that of before, or the first that comes. */
function asAdded(file: AddedFile, next: readonly AddedFile[]): AddedFile {
  if (!('kind' in file)) return file;
  const isSecond =
    file.kind === 'main' && next.some((each) => 'kind' in each && each.kind === 'main');
  const kind = isSecond ? 'exteriors' : file.kind;
  const { propertyCategory = 'ALL', publicId = null } = file;
  return { ...file, kind, propertyCategory, publicId, isElevationImage: kind === 'main' };
}

/** Takes back what a batch of the caller added, the last first. Returns what stays because it was changed since. */
export async function undoFiles(
  db: Kysely<Database>,
  batch: string,
  editor: ChangedByCaller,
): Promise<{ undone: number; refused: { project: string; reason: string }[] }> {
  const scope = await scopeOf(db, editor.caller);
  const changes = await db
    .selectFrom('file_batches as f')
    .innerJoin('property_changes as c', 'c.id', 'f.change_id')
    .innerJoin('properties as p', 'p.id', 'c.property_id')
    .select(['f.change_id', 'c.property_id', 'p.name'])
    .where('f.batch', '=', batch)
    .where('f.staff_id', '=', editor.by.id)
    .orderBy('f.change_id', 'desc')
    .execute();
  const refused: { project: string; reason: string }[] = [];
  const undone = new Set<number>();
  for (const { change_id: changeId, property_id: id, name } of changes) {
    try {
      await undoOne(db, { id, changeId, scope, editor });
      undone.add(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused.push({ project: name, reason: refusalOf(error) });
    }
  }
  return { undone: undone.size, refused };
}

function undoOne(
  db: Kysely<Database>,
  one: { id: number; changeId: number; scope: PropertyScope; editor: ChangedBy },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await undoWithin(trx, one);
    await trx.deleteFrom('file_batches').where('change_id', '=', one.changeId).execute();
  });
}
