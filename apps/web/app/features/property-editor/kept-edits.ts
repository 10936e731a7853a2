import type { SectionName } from '@manemitra/contract/staff-properties-sections';
import { dirtySections, type EditorState, type KeptEdit, type KeptEdits } from './editor-state.ts';
import { changedFields, isObject, unreadableFields, type Values } from './section-values.ts';

/** Unsaved input as JSON; undefined if there is none. Invalid numbers are left out. */
export function keptEdits(state: EditorState): KeptEdits | undefined {
  const edits = dirtySections(state).map((name): [SectionName, KeptEdit] => {
    const { version, base, draft } = state.sections[name];
    const changes = Object.entries(changedFields(base, draft)).filter(
      ([, value]) => Object.keys(unreadableFields(value)).length === 0,
    );
    return [name, { version, base, changes: Object.fromEntries(changes) }];
  });
  return edits.length === 0 ? undefined : Object.fromEntries(edits);
}

/** The stored input of these sections, if it can be read; of each only fields that still exist. */
export function parseKeptEdits(
  kept: unknown,
  sections: Readonly<Record<SectionName, Values>>,
): KeptEdits {
  if (!isObject(kept)) return {};
  const names = (Object.keys(sections) as SectionName[]).filter((name) =>
    Object.hasOwn(kept, name),
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const edit = parseEdit(kept[name], sections[name]);
      return edit === undefined ? [] : [[name, edit]];
    }),
  );
}

function parseEdit(kept: unknown, now: Values): KeptEdit | undefined {
  if (!isObject(kept)) return undefined;
  const { version, base, changes } = kept;
  if (typeof version !== 'number' || !isObject(base) || !isObject(changes)) return undefined;
  // A release that changed the fields of a section meanwhile could not read the rest.
  const isOfThisRelease =
    Object.keys(now).every((field) => Object.hasOwn(base, field)) &&
    Object.keys(changes).every((field) => Object.hasOwn(now, field));
  return isOfThisRelease ? { version, base, changes } : undefined;
}
