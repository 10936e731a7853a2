import { useState } from 'react';
import { LazyTip } from '#web/ui/lazy-tip.tsx';
import { UnbrokenText } from '#web/ui/unbroken-text.tsx';

/**
 * A value with a note: shown on hover, on focus or tap, read out with it, and printed; without JavaScript it is shown beside
 * the value.
 */
export function NotedValue({ value, note }: { value: string; note: string | null }) {
  const [isOpen, setOpen] = useState(false);
  if (note === null) return <UnbrokenText text={value} />;
  return (
    <>
      <button
        type="button"
        onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
        onPointerLeave={() => setOpen(false)}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
        className="relative min-h-target min-w-target cursor-help rounded-sm text-left underline decoration-outline decoration-dotted underline-offset-4"
      >
        <UnbrokenText text={value} />
        <span className="sr-only"> ({note})</span>
        {isOpen && (
          <LazyTip text={note} onEscape={() => setOpen(false)} onLeave={() => setOpen(false)} />
        )}
      </button>
      <span aria-hidden="true" className="hidden text-sm text-ink-soft noscript:block print:block">
        {note}
      </span>
    </>
  );
}
