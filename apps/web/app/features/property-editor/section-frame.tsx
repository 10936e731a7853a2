import type { SectionName } from '@manemitra/contract/staff-properties-sections';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FailureNotice, Notice } from '#web/ui/notice.tsx';
import { ConflictView } from './conflict-view.tsx';
import { isDirty } from './editor-state.ts';
import { SECTION_WORDS } from './section-words.ts';
import type { Editor } from './use-editor.ts';

/** One section: what it is for, its fields, and its own way to be saved. */
export function SectionFrame({
  name,
  editor,
  savesItself = false,
  children,
}: {
  name: SectionName;
  editor: Editor;
  /** Its content has a button of its own. */
  savesItself?: boolean;
  children: ReactNode;
}) {
  const section = editor.state.sections[name];
  const { title, text } = SECTION_WORDS[name];
  const missing = editor.state.property.completeness.missing.filter(
    (fact) => fact.section === name,
  );

  const form = useRef<HTMLFormElement>(null);
  const isAnswerAwaited = useRef(false);

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    isAnswerAwaited.current = true;
    void editor.save(name);
  }

  // The reader is led to what needs them, once the marks are drawn.
  useEffect(() => {
    if (!isAnswerAwaited.current || section.isSaving) return;
    isAnswerAwaited.current = false;
    if (Object.keys(section.errors).length === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  }, [section.isSaving, section.errors]);

  return (
    <section aria-labelledby={`section-${name}`} className="min-w-0">
      <h2 id={`section-${name}`} className="display text-xl">
        {title}
      </h2>
      <p className="mt-0.5 mb-4 max-w-prose text-ink-soft">{text}</p>
      {missing.length > 0 && (
        <ul className="mb-4 flex flex-col gap-1.5 rounded-md border border-dashed border-outline px-4 py-3 text-sm">
          {missing.map((fact) => (
            <li key={fact.key}>
              <span className="font-semibold">Missing: {fact.label}.</span>{' '}
              <span className="text-ink-soft">{fact.why}</span>
            </li>
          ))}
        </ul>
      )}
      {section.conflict !== null && (
        <ConflictView
          section={section}
          conflict={section.conflict}
          onSettle={(choices) => void editor.settle(name, choices)}
        />
      )}
      <div hidden={section.conflict !== null}>
        {savesItself ? (
          children
        ) : (
          <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
            {children}
            <SaveBar name={name} editor={editor} />
          </form>
        )}
      </div>
    </section>
  );
}

function SaveBar({ name, editor }: { name: SectionName; editor: Editor }) {
  const section = editor.state.sections[name];
  const wrong = Object.keys(section.errors).length;
  const isChanged = isDirty(section);
  return (
    <div
      // In sight as long as there is something to save.
      {...(isChanged ? { 'data-bottom-bar': true } : {})}
      className={`-mx-1 mt-1 flex flex-col gap-3 border-t border-hairline bg-ground px-1 py-3 ${isChanged ? 'sticky bottom-0 z-sticky' : ''}`}
    >
      {section.failure !== null && <FailureNotice text={section.failure} />}
      {wrong > 0 && (
        <Notice
          tone="warning"
          text={
            wrong === 1
              ? 'One field needs another look; nothing was saved yet.'
              : `${wrong} fields need another look; nothing was saved yet.`
          }
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" isLoading={section.isSaving} disabled={!isChanged}>
          Save {SECTION_WORDS[name].title.toLowerCase()}
        </Button>
        {isChanged && !section.isSaving && (
          <Button kind="bare" size="small" onClick={() => editor.discard(name)}>
            Discard changes
          </Button>
        )}
        <output className="ml-auto text-sm text-ink-soft">
          {isChanged ? 'Not saved yet' : 'All saved'}
        </output>
      </div>
    </div>
  );
}
