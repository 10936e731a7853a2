import { PROMPT_MAX_LENGTH } from '@manemitra/contract/limits';
import { ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { useTypedBefore } from '#web/browser/use-typed-before.ts';
import { LiveChips } from '#web/features/understanding/public.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { isSendable, sendsMessage, type Step } from './saying.ts';
import { StepField } from './step-field.tsx';

/** Where a buyer writes. Without JavaScript a wish is a plain form that opens the results. */
export function Composer({
  text,
  onText,
  step = 'chats',
  about = 'homes',
  chipsSide,
  isLoading,
  onSend,
}: {
  text: string;
  onText: (text: string) => void;
  step?: Step;
  /** Whether the input is for homes, for one home, or for either (beside a page). */
  about?: About;
  /** On which side the chips of what was understood are shown. */
  chipsSide?: 'below' | 'above' | undefined;
  isLoading: boolean;
  onSend: (prompt: string) => void;
}) {
  const id = useId();
  const words = WORDS[about];
  const box = useTypedBefore(onText);

  const send = (): void => {
    if (isLoading) return;
    if (isSendable(text)) onSend(text.trim());
    onText('');
  };

  return (
    <form
      method="get"
      action={paths.propertyList()}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="group/writing relative rounded-lg border border-outline bg-surface shadow-plinth transition-colors focus-within:border-areca focus-within:ring-1 focus-within:ring-areca"
    >
      <div className="flex items-end gap-2 p-2 pl-4">
        {step === 'chats' ? (
          <>
            <label htmlFor={id} className="sr-only">
              {words.label}
            </label>
            <textarea
              ref={box}
              id={id}
              name="q"
              rows={2}
              required
              maxLength={PROMPT_MAX_LENGTH}
              value={text}
              onChange={(event) => onText(event.target.value)}
              onKeyDown={(event) => {
                const { key, shiftKey, nativeEvent } = event;
                if (!sendsMessage({ key, shiftKey, isComposing: nativeEvent.isComposing })) return;
                event.preventDefault();
                send();
              }}
              placeholder={words.placeholder}
              // Two lines: as many as the example takes on a phone, so that nothing moves when it goes.
              className="field-sizing-content max-h-48 min-h-[calc(2lh+0.75rem)] flex-1 resize-none bg-transparent py-1.5 text-lg leading-snug outline-none placeholder:text-ink-faint"
            />
          </>
        ) : (
          <StepField key={step} step={step} text={text} onText={onText} />
        )}
        <Button type="submit" size="icon" disabled={isLoading} aria-label="Send">
          <ArrowUp aria-hidden="true" className="size-5" />
        </Button>
      </div>
      {step === 'chats' && about !== 'project' && isSendable(text) && (
        <LiveChips text={text} side={chipsSide} />
      )}
    </form>
  );
}

export type About = keyof typeof WORDS;

const WORDS = {
  homes: {
    label: 'What kind of home are you looking for?',
    placeholder: '3 BHK near a metro, A khata, under 1.5 crore…',
  },
  project: {
    label: 'What do you want to know about this project?',
    placeholder: 'Which khata? How far is the metro? What is the total cost?',
  },
  screen: {
    label: 'Ask about this page, or say what to change',
    placeholder: 'Which of these has OC? Cheaper…',
  },
  opened: {
    label: 'Ask about this project, or say what to look for',
    placeholder: 'Any documents missing? The total price…',
  },
  compared: {
    label: 'Ask about these, or say what to change',
    placeholder: 'Which is ready first? Take the last one out…',
  },
};
