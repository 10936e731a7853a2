import { type RefObject, useEffect, useRef, useState } from 'react';
import { LazyTip } from './lazy-tip.tsx';
import { UnbrokenText } from './unbroken-text.tsx';

/**
 * Text of one line, or up to three, that ends in dots if it does not fit. Only then can it be hovered, focused or tapped to
 * be read in full; on paper it is printed in full. Inside a link or a button it opens with that element's focus instead.
 */
export function TruncatedText(props: TruncatedTextProps) {
  // Another text is measured anew.
  return <Line key={props.children} {...props} />;
}

interface TruncatedTextProps {
  children: string;
  isInControl?: boolean;
  lines?: keyof typeof CUT;
  className?: string;
}

const CUT = {
  1: 'block truncate print:whitespace-normal',
  2: 'line-clamp-2 hyphens-auto wrap-anywhere print:line-clamp-none',
  3: 'line-clamp-3 hyphens-auto wrap-anywhere print:line-clamp-none',
};

function Line({
  children: text,
  isInControl = false,
  lines = 1,
  className = '',
}: TruncatedTextProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const isCut = useIsCut(ref);
  const [isOpen, setOpen] = useState(false);
  useFocusOfControl(ref, isInControl && isCut, setOpen);
  const isPointedAt = usePointedAt(ref, setOpen);

  return (
    <span
      ref={ref}
      className={`relative min-w-0 rounded-sm ${CUT[lines]} ${className}`}
      {...isPointedAt}
      {...(isCut && !isInControl
        ? {
            // A text that only shows more of itself is no button: readers hear all of it anyway.
            tabIndex: 0,
            onFocus: () => setOpen(true),
            onBlur: () => setOpen(false),
            onClick: (event: React.MouseEvent) => {
              event.preventDefault();
              setOpen(true);
            },
          }
        : {})}
    >
      <UnbrokenText text={text} />
      {isOpen && isCut && (
        <LazyTip
          text={text}
          onEscape={() => setOpen(false)}
          onLeave={() => {
            // Focus that scrolls the page would close at once what it has just opened.
            if (!isFocused(ref.current, isInControl)) setOpen(false);
          }}
        />
      )}
    </span>
  );
}

const REST_MS = 250;

/** Opens when a mouse rests on the text, and closes when it goes. */
function usePointedAt(
  ref: RefObject<HTMLElement | null>,
  setOpen: (isOpen: boolean) => void,
): { onPointerEnter: (event: React.PointerEvent) => void; onPointerLeave: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter: (event) => {
      if (event.pointerType === 'touch') return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setOpen(ref.current !== null), REST_MS);
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
      setOpen(false);
    },
  };
}

/** Whether the keyboard is at a text, or at the link or button around it. */
function isFocused(text: HTMLElement | null, isInControl: boolean): boolean {
  const holder = isInControl ? text?.closest('a, button') : text;
  return holder?.matches(':focus-visible') ?? false;
}

/** Whether a text is larger than its place, now and after every change of the place. */
function useIsCut(ref: RefObject<HTMLElement | null>): boolean {
  const [isCut, setCut] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (): void =>
      setCut(
        element.scrollWidth > element.clientWidth ||
          // Long letters reach a little out of tight lines; that is no further line.
          element.scrollHeight > element.clientHeight + 8,
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return isCut;
}

/** Follows the focus of the link or button around a text. */
function useFocusOfControl(
  ref: RefObject<HTMLElement | null>,
  isWanted: boolean,
  onFocus: (hasFocus: boolean) => void,
): void {
  useEffect(() => {
    const control = isWanted ? ref.current?.closest<HTMLElement>('a, button') : undefined;
    if (!control) return;
    const enter = (): void => onFocus(control.matches(':focus-visible'));
    const leave = (): void => onFocus(false);
    control.addEventListener('focus', enter);
    control.addEventListener('blur', leave);
    return () => {
      control.removeEventListener('focus', enter);
      control.removeEventListener('blur', leave);
    };
  }, [ref, isWanted, onFocus]);
}
