import type { StaffProperty } from '@manemitra/contract/staff-properties';
import type { SectionName } from '@manemitra/contract/staff-properties-sections';
import { useRef, useState } from 'react';
import { fieldErrorsIn, overtakenBy, refusalIn } from '#web/api/problem.ts';
import { useTyped } from '#web/api/use-typed.ts';
import { IS_BACK } from '#web/browser/draft.ts';
import { showToast } from '#web/ui/toast.ts';
import { type EditorEvent, isDirty, nextState, startWith } from './editor-state.ts';
import { keptEdits, parseKeptEdits } from './kept-edits.ts';
import { fetchProperty, saveSection } from './property-api.ts';
import { changedFields, unreadableFields, type Values } from './section-values.ts';
import { SECTION_WORDS } from './section-words.ts';
import type { Choices } from './three-way.ts';

const NOT_SAVED = 'Nothing was saved. What you typed is still here; try again.';

export interface SaveOutcome {
  isSaved: boolean;
  /** By the path of the field. */
  errors: Readonly<Record<string, string>>;
  failure: string | null;
}

const OVERTAKEN = 'Somebody else changed this in the meantime. Choose above what to keep.';

/** The sections of one project being edited, and how they are saved. */
export function useEditor(property: StaffProperty) {
  const [state, setState] = useState(() => startWith(property));
  // State that the next step of a save can read at once, before the screen is rendered again.
  const latest = useRef(state);

  function tell(event: EditorEvent): void {
    latest.current = nextState(latest.current, event);
    setState(latest.current);
  }

  useTyped(`project ${property.id}`, {
    read: () => keptEdits(latest.current),
    onReturn: (kept) => {
      tell({ kind: 'returned', edits: parseKeptEdits(kept, property.sections) });
      showToast({ kind: 'info', text: IS_BACK, id: 'is-back', position: 'top-center' });
    },
  });

  /** Resolves with whether it is saved. `isAgain`: it was joined with somebody else's edit. */
  async function save(section: SectionName, isAgain = false): Promise<boolean> {
    const { version, base, draft } = latest.current.sections[section];
    const errors = unreadableFields(draft);
    if (Object.keys(errors).length > 0) {
      tell({ kind: 'refused', section, errors, failure: null });
      return false;
    }
    tell({ kind: 'saving', section });
    const changes = section === 'documents' ? draft : changedFields(base, draft);
    const { id } = latest.current.property;
    try {
      const answer = await saveSection({ id, section, version }, changes);
      tell({ kind: 'saved', section, sent: draft, property: answer.property });
      showToast({
        kind: 'success',
        text: `${SECTION_WORDS[section].title} saved.`,
        // Away from the button that was just pressed.
        position: 'top-center',
      });
      return true;
    } catch (error) {
      const overtaken = overtakenBy(error);
      return overtaken === undefined || isAgain
        ? refuse(section, error)
        : await join(section, overtaken);
    }
  }

  function refuse(section: SectionName, error: unknown): false {
    const errors = Object.fromEntries(
      Object.entries(fieldErrorsIn(error)).map(([path, text]) => [
        path.replace(/^changes\./, ''),
        text,
      ]),
    );
    const isAboutFields = Object.keys(errors).length > 0;
    const failure = isAboutFields ? null : (refusalIn(error)?.message ?? NOT_SAVED);
    tell({ kind: 'refused', section, errors, failure });
    return false;
  }

  /** Takes in what somebody else saved; what does not touch the own edit is joined with it and saved at once. */
  async function join(
    section: SectionName,
    who: { by: string | null; at: string | null },
  ): Promise<boolean> {
    try {
      const now = await fetchProperty(latest.current.property.id);
      const conflict = { ...who, version: now.version, theirs: now.sections[section] as Values };
      tell({ kind: 'overtaken', section, conflict });
    } catch (error) {
      return refuse(section, error);
    }
    if (latest.current.sections[section].conflict !== null) return false;
    showToast({
      kind: 'info',
      text: `${who.by ?? 'Somebody else'} changed other fields in the meantime; both changes are kept.`,
      position: 'top-center',
    });
    return await save(section, true);
  }

  async function saveAndTell(section: SectionName): Promise<SaveOutcome> {
    const isSaved = await save(section);
    const { errors, failure, conflict } = latest.current.sections[section];
    return { isSaved, errors, failure: conflict === null ? failure : OVERTAKEN };
  }

  return {
    state,
    edit: (section: SectionName, change: Values) => tell({ kind: 'edited', section, change }),
    discard: (section: SectionName) => tell({ kind: 'discarded', section }),
    save: saveAndTell,
    /** Ends a conflict as chosen, and saves the result if it differs from the current values. */
    settle: async (section: SectionName, choices: Choices) => {
      tell({ kind: 'settled', section, choices });
      if (isDirty(latest.current.sections[section])) await save(section);
    },
    renew: (next: StaffProperty) => tell({ kind: 'renewed', property: next }),
  };
}

export type Editor = ReturnType<typeof useEditor>;
