import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { ConflictNotice } from '#web/features/staff/acts/conflict-notice.tsx';
import type { Outcome } from '#web/features/staff/acts/outcome.ts';
import { RefusalNotice } from '#web/features/staff/acts/refusal-notice.tsx';
import { TypedText } from '#web/features/staff/acts/typed-text.tsx';
import { useAct, useSessionEnd } from '#web/features/staff/acts/use-act.ts';
import { useFormVersion } from '#web/features/staff/acts/use-form-version.ts';
import { Panel } from '#web/features/staff/shell/panel.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FailureNotice } from '#web/ui/notice.tsx';
import { TextArea, TextInput } from '#web/ui/text-input.tsx';
import type { WholePrompt } from './whole-prompt.ts';

const TEXT_MAX_LENGTH = 8000;

/** The text of a prompt, and how it looks with an example of what the model works on. */
export function PromptEditor({ prompt }: { prompt: WholePrompt }) {
  const started = useFormVersion(prompt.current.version);
  const { Form, isSending, refused } = useAct(started.noteSaved);
  const preview = useFetcher<Outcome>();
  useSessionEnd(preview.data);
  const form = useRef<HTMLFormElement>(null);
  const { name, title, purpose, current } = prompt;

  const show = (): void => {
    if (form.current === null) return;
    const values = new FormData(form.current);
    values.set('intent', 'preview');
    void preview.submit(values, { method: 'post' });
  };

  return (
    <Panel title={title} text={purpose}>
      <Form
        key={started.key}
        ref={form}
        method="post"
        noValidate
        onInput={started.noteTyping}
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="intent" value="save" />
        <input type="hidden" name="name" value={name} />
        <input type="hidden" name="version" value={refused?.current?.version ?? started.version} />
        <TypedText onReturn={(began) => started.goOnFrom(Number(began ?? current.version))} />
        {refused?.current ? (
          <ConflictNotice refused={refused} labels={{ text: 'Text' }} />
        ) : (
          <RefusalNotice refused={refused} />
        )}
        <Field label="Text" error={refused?.errors['text']}>
          <TextArea
            name="text"
            defaultValue={current.text}
            maxLength={TEXT_MAX_LENGTH}
            rows={10}
            className="max-h-[32rem] font-mono text-sm"
          />
        </Field>
        <Field label="What you changed" isOptional error={refused?.errors['note']}>
          <TextInput name="note" maxLength={300} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isLoading={isSending}>
            Save as version {current.version + 1}
          </Button>
          <Button kind="quiet" isLoading={preview.state !== 'idle'} onClick={show}>
            Preview
          </Button>
        </div>
      </Form>
      <Preview outcome={preview.data} />
    </Panel>
  );
}

function Preview({ outcome }: { outcome: Outcome | undefined }) {
  if (outcome === undefined) return null;
  if (outcome.kind === 'refused') {
    return <FailureNotice text={outcome.errors['text'] ?? outcome.message} />;
  }
  return (
    <section aria-label="Preview" className="border-t border-hairline pt-4">
      <p className="mb-2 text-sm text-ink-soft">
        Filled with a sample, as it would be sent. Nothing was saved or sent.
      </p>
      <pre
        // It may scroll, which a keyboard must be able to do.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text scrolls, which a keyboard must be able to do
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-md bg-sunken p-3 text-sm leading-snug whitespace-pre-wrap"
      >
        {String(outcome.value)}
      </pre>
    </section>
  );
}
