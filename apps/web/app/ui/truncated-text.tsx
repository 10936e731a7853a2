import { Tooltip } from 'radix-ui';
import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { PortalHome } from './portal-home.ts';

/**
 * One line of text, or two, that end in dots where it does not fit. Only then can it be pointed at, reached with
 * Tab or tapped to be read in full. Inside a link or a button it opens with that one's focus instead.
 */
export function TruncatedText(props: TruncatedTextProps) {
  // Another text is measured anew.
  return <Line key={props.children} {...props} />;
}

interface TruncatedTextProps {
  children: string;
  isInControl?: boolean;
  lines?: 1 | 2;
  className?: string;
}

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
  const home = use(PortalHome);

  return (
    <Tooltip.Provider delayDuration={250}>
      <Tooltip.Root
        open={isOpen && isCut}
        onOpenChange={(next) => {
          // Focus that scrolls the page would close at once what it has just opened.
          if (next || !isFocused(ref.current, isInControl)) setOpen(next);
        }}
      >
        <Tooltip.Trigger asChild>
          <span
            ref={ref}
            className={`min-w-0 rounded-sm ${lines === 1 ? 'block truncate' : 'line-clamp-2 wrap-anywhere'} ${className}`}
            {...(isCut && !isInControl
              ? {
                  // A text that only shows more of itself is no button: readers hear all of it anyway.
                  tabIndex: 0,
                  onBlur: () => setOpen(false),
                  onClick: (event: React.MouseEvent) => {
                    event.preventDefault();
                    setOpen(true);
                  },
                }
              : {})}
          >
            {text}
          </span>
        </Tooltip.Trigger>
        <Tooltip.Portal container={home}>
          <Tooltip.Content
            side="top"
            align="start"
            sideOffset={6}
            collisionPadding={12}
            // The words are in the page already: once is enough for those who listen.
            aria-hidden="true"
            onEscapeKeyDown={() => setOpen(false)}
            className="speaks z-floating max-w-[min(24rem,calc(100vw-1.5rem))] animate-rise bg-ink px-3 py-2 text-base leading-snug text-ground shadow-floating wrap-anywhere"
          >
            {text}
          </Tooltip.Content>
        </Tooltip.Portal>
      </Tooltip.Root>
    </Tooltip.Provider>
  );
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
          // Long letters reach a little out of tight lines; that is no third line.
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
