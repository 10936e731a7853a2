import { NOTE_MAX_LENGTH } from '@manemitra/contract/limits';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import type { Shortlisted } from '#web/browser/kept-entries.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextArea } from '#web/ui/text-input.tsx';
import { writeNote } from './shortlist.ts';

/** The buyer's own words about a project. */
export function ProjectNote({ entry: { slug, name, note } }: { entry: Shortlisted }) {
  const [draft, setDraft] = useState<string>();
  if (draft === undefined) {
    return (
      <div className="flex flex-col items-end gap-x-4 gap-y-1 px-4 pt-2 sm:flex-row sm:items-baseline">
        <p className="w-full min-w-0 flex-1 text-ink-soft wrap-anywhere whitespace-pre-line">
          {note}
        </p>
        <Button kind="bare" size="small" onClick={() => setDraft(note)}>
          <NotebookPen aria-hidden="true" className="size-4" />
          {note === '' ? 'Add a note' : 'Change the note'}
          <span className="sr-only"> on {name}</span>
        </Button>
      </div>
    );
  }
  return (
    <form
      className="flex flex-col gap-2 px-4 pt-3"
      onSubmit={(event) => {
        event.preventDefault();
        writeNote(slug, draft.trim());
        setDraft(undefined);
      }}
    >
      <Field label={`Your note on ${name}`} isOptional saysOptional={false}>
        <TextArea
          value={draft}
          maxLength={NOTE_MAX_LENGTH}
          onChange={(event) => setDraft(event.target.value)}
        />
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="small">
          Keep the note
        </Button>
        <Button kind="quiet" size="small" onClick={() => setDraft(undefined)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
