import { Slider } from 'radix-ui';
import { useId, useState } from 'react';
import { TextInput } from './text-input.tsx';
import { settleEntry, writeNumber } from './typed-number.ts';

interface SliderFieldProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** The slider moves in steps; typed values are taken exactly. */
  step: number;
  /** A sign before the number, such as ₹. */
  prefix?: string;
  /** A unit after it, such as "years". */
  suffix?: string;
  /** The number in words, as the ends of the scale and the sentences say it. Default: with sign and unit. */
  write?: (value: number) => string;
  /** What is marked on the scale between its ends: round values. */
  marks?: readonly number[];
  /** A mark, for which there is little room. Default: as in words. */
  writeMark?: (value: number) => string;
  /**
   * The characters that may be typed; others are dropped at once, and a zero counts as nothing. Default: everything that
   * reads as a number.
   */
  keeps?: 'digits' | 'digits-and-dot';
  /** Sends the number with the form around it. */
  name?: string;
  /** What to say of the value before anything is typed. */
  note?: string | undefined;
  isDisabled?: boolean;
}

/**
 * A number by hand or by slider. What is typed counts when the reader leaves the field or presses Enter;
 * out of bounds it becomes the bound, and a sentence says so.
 */
export function SliderField({
  label,
  value,
  onChange,
  min,
  max,
  step,
  prefix = '',
  suffix = '',
  write = (number) => `${prefix}${writeNumber(number)}${suffix === '' ? '' : ` ${suffix}`}`,
  marks = [],
  writeMark = write,
  keeps,
  name,
  note,
  isDisabled = false,
}: SliderFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [sentence, setSentence] = useState(note);

  const settle = (): void => {
    if (draft === undefined) return;
    const isNothing = keeps !== undefined && Number(draft) === 0;
    const settled = settleEntry(isNothing ? '' : draft, { value, min, max, write });
    setDraft(undefined);
    setSentence(settled.sentence);
    if (settled.value !== value) onChange(settled.value);
  };
  const moveBy = (steps: number): void => {
    setDraft(undefined);
    setSentence(undefined);
    const moved = Number((value + steps * step).toPrecision(12));
    onChange(Math.min(max, Math.max(min, moved)));
  };

  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <TextInput
          id={id}
          className="w-44"
          inputMode="decimal"
          autoComplete="off"
          disabled={isDisabled}
          {...(name === undefined ? {} : { name })}
          {...(prefix === '' ? {} : { prefix })}
          {...(suffix === '' ? {} : { suffix })}
          aria-describedby={`${id}-sentence`}
          value={draft ?? writeNumber(value)}
          onChange={(event) => setDraft(kept(event.target.value, keeps))}
          onBlur={settle}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              settle();
            } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
              event.preventDefault();
              moveBy(event.key === 'ArrowUp' ? 1 : -1);
            }
          }}
        />
      </div>
      <Slider.Root
        value={[value]}
        onValueChange={([moved = value]) => {
          setDraft(undefined);
          setSentence(undefined);
          onChange(moved);
        }}
        min={min}
        max={max}
        step={step}
        disabled={isDisabled}
        className="group relative mt-2 flex h-9 touch-none items-center select-none data-disabled:cursor-not-allowed noscript:hidden"
      >
        <Slider.Track className="relative h-1.5 grow rounded-full bg-hairline">
          <Slider.Range className="absolute h-full rounded-full bg-areca group-data-disabled:bg-outline" />
          {marks.map((mark) => (
            <span
              key={mark}
              className="absolute top-1/2 size-1.5 -translate-x-1/2 -translate-y-1/2 rounded-full bg-surface ring-1 ring-outline"
              style={{ left: placeOf(mark, min, max) }}
            />
          ))}
        </Slider.Track>
        <Slider.Thumb
          aria-label={label}
          aria-valuetext={write(value)}
          className="block size-7 cursor-grab rounded-full border-2 border-areca bg-raised shadow-raised transition-[border-width] hover:border-[5px] active:cursor-grabbing active:border-[8px] data-disabled:cursor-not-allowed data-disabled:border-dashed data-disabled:border-outline"
        />
      </Slider.Root>
      <div className="figures relative flex justify-between text-sm whitespace-nowrap text-ink-faint">
        <span>{writeMark(min)}</span>
        {marks.map((mark) => (
          <span
            key={mark}
            className="absolute -translate-x-1/2 noscript:hidden"
            style={{ left: placeOf(mark, min, max) }}
          >
            {writeMark(mark)}
          </span>
        ))}
        <span>{writeMark(max)}</span>
      </div>
      <p
        id={`${id}-sentence`}
        aria-live="polite"
        className="mt-1 border-l-2 border-haldi-bright pl-2.5 text-sm text-ink-soft empty:hidden"
      >
        {sentence}
      </p>
    </div>
  );
}

function kept(text: string, keeps: SliderFieldProps['keeps']): string {
  if (keeps === undefined) return text;
  return text.replaceAll(keeps === 'digits' ? /\D/g : /[^\d.]/g, '');
}

/** Where the middle of the thumb, 1.75rem wide, stands at a value: at the ends it stays within the track. */
function placeOf(value: number, min: number, max: number): string {
  const share = (value - min) / (max - min);
  return `calc(${share * 100}% + ${(0.5 - share) * 1.75}rem)`;
}
