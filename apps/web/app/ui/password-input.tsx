import { ArrowBigUp, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { TextInput } from './text-input.tsx';

/**
 * A password, hidden until somebody wants to see it, with a hint while Caps Lock is on. Stands in a `Field`, which names
 * it.
 */
export function PasswordInput({
  onKeyDown,
  onKeyUp,
  ...rest
}: Omit<ComponentProps<typeof TextInput>, 'type' | 'suffix' | 'prefix'>) {
  const [isShown, setShown] = useState(false);
  const [hasCaps, setCaps] = useState(false);
  const note = (event: KeyboardEvent): void => {
    // A password manager fills without keys that could tell.
    setCaps(event.getModifierState?.('CapsLock') ?? false);
  };
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div>
      <div className="relative">
        <TextInput
          {...rest}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="[&_input]:pr-13"
          onKeyDown={(event) => {
            note(event);
            onKeyDown?.(event);
          }}
          onKeyUp={(event) => {
            note(event);
            onKeyUp?.(event);
          }}
        />
        <button
          type="button"
          aria-pressed={isShown}
          aria-label="Show the password"
          onClick={() => setShown(!isShown)}
          // Without JavaScript it would do nothing.
          className="absolute inset-y-0 right-0 flex w-11 cursor-pointer items-center justify-center rounded-md text-ink-soft transition-colors hover:text-ink [@media(scripting:none)]:hidden"
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      </div>
      <p aria-live="polite" className="mt-1.5 text-sm text-haldi empty:hidden">
        {hasCaps && (
          <span className="flex items-center gap-1.5">
            <ArrowBigUp aria-hidden="true" className="size-4 shrink-0" />
            Caps Lock is on.
          </span>
        )}
      </p>
    </div>
  );
}
