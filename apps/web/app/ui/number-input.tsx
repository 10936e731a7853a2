import { type ComponentProps, useState } from 'react';
import { flushSync } from 'react-dom';
import { TextInput } from './text-input.tsx';
import { readNumber, writeNumber } from './typed-number.ts';

interface NumberInputProps extends Omit<
  ComponentProps<typeof TextInput>,
  'value' | 'onChange' | 'type'
> {
  /** Null is not known; `NaN` is a typed text that is no number, which stays as it was typed. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** A typed text as a number: null when it is empty, `NaN` when it is none. */
  read?: (text: string) => number | null;
  /** The number shown while nobody types. */
  write?: (value: number) => string;
  /** The number while somebody types. */
  writePlain?: (value: number) => string;
}

const readPlain = (text: string): number | null =>
  text.trim() === '' ? null : (readNumber(text) ?? NaN);

/** A number that is read in its Indian form and typed as plain digits. Stands in a `Field`. */
export function NumberInput({
  value,
  onChange,
  read = readPlain,
  write = writeNumber,
  writePlain = String,
  ...rest
}: NumberInputProps) {
  const [text, setText] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const isUnreadable = Number.isNaN(value);
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      value={isTyping || isUnreadable ? text : value === null ? '' : write(value)}
      onFocus={(event) => {
        const input = event.currentTarget;
        // At once and selected, as it is when a keyboard reaches a field: what is typed takes its place.
        flushSync(() => {
          setIsTyping(true);
          if (!isUnreadable) setText(value === null ? '' : writePlain(value));
        });
        input.select();
      }}
      onBlur={() => setIsTyping(false)}
      onChange={(event) => {
        // A test or a browser's own filling may change it without a focus.
        setIsTyping(event.target === document.activeElement);
        setText(event.target.value);
        onChange(read(event.target.value));
      }}
    />
  );
}
