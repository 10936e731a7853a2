import type { StaffProperty } from '@manemitra/contract/staff-properties';
import type { SectionName } from '@manemitra/contract/staff-properties-sections';
import { isSame, type Values } from './section-values.ts';
import { type Choices, differencesOf, mergeEdits } from './three-way.ts';

/** What somebody else saved while this section was being edited. */
export interface Conflict {
  version: number;
  theirs: Values;
  /** Null: a program, or not known. */
  by: string | null;
  /** ISO 8601; null where it is not known. */
  at: string | null;
}

export interface SectionState {
  /** As it was when the edit began, and the version that was. */
  base: Values;
  version: number;
  draft: Values;
  /** By the path of the field. */
  errors: Readonly<Record<string, string>>;
  /** Why nothing was saved, where that is about no field. */
  failure: string | null;
  isSaving: boolean;
  conflict: Conflict | null;
  /** Counts how often the draft was replaced from outside; a part with its own state then starts again. */
  edition: number;
}

export interface EditorState {
  property: StaffProperty;
  sections: Readonly<Record<SectionName, SectionState>>;
}

/** An edit of a section that is not saved, and where it began. */
export interface KeptEdit {
  version: number;
  base: Values;
  /** The fields that are otherwise now. */
  changes: Values;
}

export type KeptEdits = Readonly<Partial<Record<SectionName, KeptEdit>>>;

export type EditorEvent =
  | { kind: 'edited'; section: SectionName; change: Values }
  | { kind: 'discarded'; section: SectionName }
  | { kind: 'saving'; section: SectionName }
  | {
      kind: 'refused';
      section: SectionName;
      errors: Record<string, string>;
      failure: string | null;
    }
  | { kind: 'overtaken'; section: SectionName; conflict: Conflict }
  | { kind: 'settled'; section: SectionName; choices: Choices }
  /** `sent`: what was saved; anything typed since then stays. */
  | { kind: 'saved'; section: SectionName; sent: Values; property: StaffProperty }
  /** The project as it is now, after an act that is no edit of a section. */
  | { kind: 'renewed'; property: StaffProperty }
  /** Edits that a session that ended interrupted go on. */
  | { kind: 'returned'; edits: KeptEdits };

export function startWith(property: StaffProperty): EditorState {
  const sections = Object.fromEntries(
    Object.entries(property.sections).map(([name, values]) => [
      name,
      fresh(values, property.version),
    ]),
  ) as Record<SectionName, SectionState>;
  return { property, sections };
}

export const isDirty = ({ base, draft }: SectionState): boolean => !isSame(base, draft);

/** The sections in which something is typed and not saved. */
export function dirtySections(state: EditorState): SectionName[] {
  return (Object.keys(state.sections) as SectionName[]).filter((name) =>
    isDirty(state.sections[name]),
  );
}

export function nextState(state: EditorState, event: EditorEvent): EditorState {
  if (event.kind === 'renewed') return renewed(state, event.property);
  if (event.kind === 'returned') return returned(state, event.edits);
  const section = state.sections[event.section];
  const withSection = (change: Partial<SectionState>): EditorState => ({
    ...state,
    sections: { ...state.sections, [event.section]: { ...section, ...change } },
  });
  switch (event.kind) {
    case 'edited':
      return withSection({
        draft: { ...section.draft, ...event.change },
        errors: withoutErrorsOf(section.errors, Object.keys(event.change)),
      });
    case 'discarded':
      return withSection({
        draft: section.base,
        errors: {},
        failure: null,
        conflict: null,
        edition: section.edition + 1,
      });
    case 'saving':
      return withSection({ isSaving: true, errors: {}, failure: null });
    case 'refused':
      return withSection({ isSaving: false, errors: event.errors, failure: event.failure });
    case 'overtaken':
      return withSection(overtaken(section, event.conflict));
    case 'settled':
      return section.conflict === null
        ? state
        : withSection(joined(section, section.conflict, event.choices));
    case 'saved': {
      const { sections } = renewed(state, event.property);
      const saved = fresh(event.property.sections[event.section], event.property.version);
      const draft = isSame(section.draft, event.sent) ? saved.draft : section.draft;
      return {
        property: event.property,
        sections: {
          ...sections,
          [event.section]: { ...saved, draft, edition: section.edition },
        },
      };
    }
  }
}

function fresh(values: Values, version: number): SectionState {
  return {
    base: values,
    version,
    draft: values,
    errors: {},
    failure: null,
    isSaving: false,
    conflict: null,
    edition: 0,
  };
}

/** Edits that do not touch each other become one at once; else somebody has to choose. */
function overtaken(section: SectionState, conflict: Conflict): Partial<SectionState> {
  const versions = { was: section.base, mine: section.draft, theirs: conflict.theirs };
  const mustChoose = differencesOf(versions).some(({ isConflict }) => isConflict);
  return mustChoose ? { isSaving: false, conflict } : joined(section, conflict, {});
}

function joined(
  section: SectionState,
  conflict: Conflict,
  choices: Choices,
): Partial<SectionState> {
  const { theirs, version } = conflict;
  const draft = mergeEdits({ was: section.base, mine: section.draft, theirs }, choices);
  const edition = section.edition + 1;
  return { base: theirs, version, draft, conflict: null, isSaving: false, edition };
}

/**
 * Updates sections to the newest version. One that is not edited shows it. One that is edited keeps its base version, so
 * that a conflicting change is noticed when it is saved; if nobody else changed it, it counts as new.
 */
function renewed(state: EditorState, property: StaffProperty): EditorState {
  const sections = Object.fromEntries(
    Object.entries(state.sections).map(([name, section]) => {
      const now = property.sections[name as SectionName];
      const isUntouched = isSame(section.base, now);
      if (!isDirty(section)) {
        const edition = section.edition + (isUntouched ? 0 : 1);
        return [name, { ...fresh(now, property.version), edition }];
      }
      return [name, isUntouched ? { ...section, version: property.version } : section];
    }),
  ) as Record<SectionName, SectionState>;
  return { property, sections };
}

/** Each goes on from where it began, so that what somebody saved meanwhile is noticed. */
function returned(state: EditorState, edits: KeptEdits): EditorState {
  const sections = Object.fromEntries(
    Object.entries(state.sections).map(([name, section]) => {
      const edit = edits[name as SectionName];
      if (edit === undefined) return [name, section];
      const { base, changes } = edit;
      // Where nobody changed this section it goes on from the newest version.
      const version = isSame(base, section.base) ? section.version : edit.version;
      const edition = section.edition + 1;
      return [name, { ...section, base, version, draft: { ...base, ...changes }, edition }];
    }),
  ) as Record<SectionName, SectionState>;
  return { ...state, sections };
}

/** An error goes when its field, or a part of it, is typed in again. */
function withoutErrorsOf(
  errors: SectionState['errors'],
  fields: readonly string[],
): SectionState['errors'] {
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) => !fields.some((field) => path === field || path.startsWith(`${field}.`)),
    ),
  );
}
