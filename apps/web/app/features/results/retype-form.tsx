import type { Constraint } from '@manemitra/query/interpretation';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

/** The words of one wish, to be typed again. Takes the place of its chip while it is open. */
export function RetypeForm({
  constraint,
  onDone,
  onCancel,
}: {
  constraint: Constraint;
  onDone: (words: string) => void;
  onCancel: () => void;
}) {
  const field = useRef<HTMLInputElement>(null);
  // The menu that opened this form has just closed; the reader asked to type here.
  useEffect(() => field.current?.focus(), []);
  const [words, setWords] = useState(constraint.quote);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onDone(words);
  };
  return (
    <form
      onSubmit={submit}
      className="flex flex-wrap items-center gap-2 rounded-md border border-areca bg-surface p-1.5"
    >
      <label htmlFor="retype" className="sr-only">
        Say “{constraint.quote}” differently
      </label>
      <input
        id="retype"
        ref={field}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
        }}
        className="min-h-9 min-w-40 flex-1 rounded-sm bg-transparent px-2"
      />
      <Button type="submit" size="small">
        Search
      </Button>
      <Button kind="bare" size="small" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  );
}
