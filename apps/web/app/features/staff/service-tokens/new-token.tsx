import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { showToast } from '#web/ui/toast.ts';

/** A token that was just made: this is the only time that anybody sees it. */
export function NewToken({ token, serviceId }: { token: string; serviceId: string }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(token);
      showToast({ kind: 'success', text: 'The token was copied.' });
    } catch {
      place.current?.querySelector('input')?.select();
      showToast({
        kind: 'warning',
        text: 'The browser does not let us copy. The token is marked: copy it with the keyboard.',
      });
    }
  };

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label="The new token"
      className="speaks border border-areca bg-areca-tint p-4 outline-none sm:p-5"
    >
      <p className="font-semibold text-areca-strong">
        The token of {serviceId}. It is shown this once: we keep only its hash.
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <Field label="Token">
            <TextInput
              value={token}
              readOnly
              spellCheck={false}
              className="font-mono"
              onFocus={(event) => event.currentTarget.select()}
            />
          </Field>
        </div>
        <Button onClick={() => void copy()}>Copy token</Button>
      </div>
      <p className="mt-1.5 text-sm text-ink-soft">Sent as “Authorization: Bearer …”.</p>
    </section>
  );
}
