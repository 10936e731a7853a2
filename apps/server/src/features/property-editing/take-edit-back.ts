import type { SectionName } from '@manemitra/contract/staff-properties-sections';
import { rewriteProject } from '#server/features/catalogue/public.ts';
import { type LoadTransaction } from '#server/features/load-lock/public.ts';
import { JournalsInFull, keepFacts, recordAfter } from '#server/features/facts/public.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';
import { isSameKept } from './as-kept.ts';
import { type Editable, loadEditables } from './load-editable.ts';
import { noteChange } from './note-change.ts';
import { sectionsOf } from './property-sections.ts';
import { storedProject } from './stored-projects.ts';

interface Edit {
  editable: Editable;
  section: SectionName;
  changeId: number;
}

/**
 * Removes the telling of an edit from its project's journal, as if the edit had not been. Returns the fields that changed,
 * or `undefined` if the journal does not have the edit.
 */
export async function takeEditBack(
  trx: LoadTransaction,
  { editable, section, changeId }: Edit,
  editor: ChangedBy,
): Promise<string[] | undefined> {
  const { id } = editable.property;
  const journals = await JournalsInFull.load(trx, [id], { at: editor.now });
  const told = journals.of(id).filter((each) => each.changeId === changeId && !each.isTakenBack);
  if (told.length === 0) return undefined;
  const stored = await storedProject(trx, id);
  const missed = journals.missed(id, stored);
  await journals.takeBack(trx, told);
  const facts = journals.heardWithout(id, told, missed);
  await keepFacts(trx, [{ propertyId: id, entries: missed, facts }]);
  const version = await rewriteProject(trx, id, recordAfter(facts, stored.record), editor);
  const [rewritten] = await loadEditables(trx, [id]);
  const was: Readonly<Record<string, unknown>> = sectionsOf(editable)[section];
  const is: Readonly<Record<string, unknown>> = rewritten ? sectionsOf(rewritten)[section] : was;
  const changed = Object.keys(is).filter((field) => !isSameKept(is[field], was[field]));
  const only = (values: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map((field) => [field, values[field] ?? null]));
  const change = { propertyId: id, version, section, before: only(was), after: only(is) };
  await noteChange(trx, { ...change, undoes: changeId }, editor);
  return changed;
}
