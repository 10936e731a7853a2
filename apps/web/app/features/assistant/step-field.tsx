import { PROMPT_MAX_LENGTH } from '@manemitra/contract/limits';
import { type ComponentProps, useId } from 'react';
import type { Step } from './saying.ts';

/** One line for a step of signing in, with the keyboard and the help that the browser has for it. */
export function StepField({
  step,
  text,
  onText,
}: {
  step: Exclude<Step, 'chats'>;
  text: string;
  onText: (text: string) => void;
}) {
  const id = useId();
  const { label, ...help } = FIELDS[step];
  return (
    <label htmlFor={id} className="flex flex-1 flex-col gap-0.5 py-1">
      <span className="text-sm text-ink-soft">{label}</span>
      <input
        id={id}
        type="text"
        required
        maxLength={PROMPT_MAX_LENGTH}
        value={text}
        onChange={(event) => onText(event.target.value)}
        className="figures min-h-8 w-full bg-transparent text-lg leading-snug outline-none placeholder:text-ink-faint"
        {...help}
      />
    </label>
  );
}

const FIELDS: Record<
  Exclude<Step, 'chats'>,
  { label: string } & Pick<ComponentProps<'input'>, 'inputMode' | 'autoComplete' | 'placeholder'>
> = {
  login: {
    label: 'Your mobile number',
    inputMode: 'tel',
    autoComplete: 'tel',
    placeholder: '98765 43210',
  },
  signup: { label: 'Your name', autoComplete: 'name' },
  'otp-validate': {
    label: 'The code we sent you',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    placeholder: '6 digits',
  },
};
