import { PROMPT_MAX_LENGTH } from '@manemitra/contract/limits';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import { LiveChips } from '#web/features/understanding/public.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { isSendable, sendsMessage } from './chat-turn.ts';

/** Where a buyer writes. Without JavaScript it is a plain form that opens the results. */
export function Composer({
  isLoading,
  onSend,
}: {
  isLoading: boolean;
  onSend: (prompt: string) => void;
}) {
  const [text, setText] = useState('');

  const send = (): void => {
    if (isLoading) return;
    if (isSendable(text)) onSend(text.trim());
    setText('');
  };

  return (
    <form
      method="get"
      action={paths.propertyList()}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="group/writing relative rounded-lg border border-outline bg-surface transition-colors focus-within:border-areca focus-within:ring-1 focus-within:ring-areca"
    >
      <div className="flex items-end gap-2 p-2 pl-4">
        <label htmlFor="prompt" className="sr-only">
          What kind of home are you looking for?
        </label>
        <textarea
          id="prompt"
          name="q"
          rows={2}
          required
          maxLength={PROMPT_MAX_LENGTH}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            const { key, shiftKey, nativeEvent } = event;
            if (!sendsMessage({ key, shiftKey, isComposing: nativeEvent.isComposing })) return;
            event.preventDefault();
            send();
          }}
          placeholder="3 BHK near a metro, A khata, under 1.5 crore…"
          className="field-sizing-content max-h-48 min-h-14 flex-1 resize-none bg-transparent py-1.5 text-lg leading-snug outline-none placeholder:text-ink-faint"
        />
        <Button type="submit" size="icon" disabled={isLoading} aria-label="Send">
          <ArrowUp aria-hidden="true" className="size-5" />
        </Button>
      </div>
      {isSendable(text) && <LiveChips text={text} />}
    </form>
  );
}
