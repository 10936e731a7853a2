import { Problem } from '@manemitra/contract/problems';
import type { SectionName } from '@manemitra/contract/staff-properties-sections';
import { rewriteProject } from '#server/features/catalogue/public.ts';
import { type LoadTransaction } from '#server/features/load-lock/public.ts';
import { FACT_RULES } from '#server/features/fact-words/public.ts';
import type { ChangedBy } from '#server/features/staff-changes/public.ts';
import { asKept, isSameKept } from './as-kept.ts';
import { contradictionsIn } from './check-sections.ts';
import type { Editable } from './load-editable.ts';
import { sectionsOf } from './property-sections.ts';
import { recordOfSections } from './record-of-sections.ts';
import { noteChange } from './note-change.ts';
import { storedProject } from './stored-projects.ts';
import { tellEdit } from './tell-edit.ts';

export interface SectionChange {
  section: SectionName;
  changes: Readonly<Record<string, unknown>>;
  /** The change that this one takes back. */
  undoes?: number;
}

/**
 * Writes one section of a project with all that follows from it, its history and its line in the log. Answers the names
 * of the fields that are now otherwise; when none is, nothing is written.
 */
export async function writeSection(
  trx: LoadTransaction,
  editable: Editable,
  { section, changes: asked, undoes }: SectionChange,
  editor: ChangedBy,
): Promise<string[]> {
  const sections = sectionsOf(editable);
  const was: Readonly<Record<string, unknown>> = sections[section];
  const changes = withWhatGoes(was, asked);
  const changed = Object.keys(changes).filter((field) => !isSameKept(changes[field], was[field]));
  if (changed.length === 0) return [];
  const next = { ...sections, [section]: { ...was, ...changes } };
  const contradictions = contradictionsIn(section, next);
  if (contradictions.length > 0) throw new Problem('input.invalid', { fields: contradictions });

  const { id } = editable.property;
  const stored = await storedProject(trx, id);
  const record = recordOfSections(editable, next);
  const version = await rewriteProject(trx, id, record, editor);
  const before = only(was, changed);
  const after = only(changes, changed);
  const change = { propertyId: id, version, section, before, after, undoes };
  const changeId = await noteChange(trx, change, editor);
  await tellEdit(trx, { propertyId: id, stored, next: record, changeId }, editor);
  return changed;
}

/** A value takes with it the facts about it, such as the day of its look-up, unless they are set too. */
function withWhatGoes(
  was: Readonly<Record<string, unknown>>,
  changes: SectionChange['changes'],
): SectionChange['changes'] {
  const going = Object.entries(changes)
    .filter(([field, value]) => !FACT_RULES.isSame(field, asKept(was[field]), asKept(value)))
    .flatMap(([field]) => FACT_RULES.goingWith(field))
    .filter((field) => field in was && !(field in changes));
  return { ...changes, ...Object.fromEntries(going.map((field) => [field, null])) };
}

const only = (values: Readonly<Record<string, unknown>>, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
