import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { CutWire } from './cut-wire.tsx';

/** A part of a page that could not be shown: what failed, what is safe, and another try. */
export function ErrorState({
  title,
  text,
  onRetry,
  isRetrying = false,
  picture = <CutWire />,
}: {
  title: string;
  text?: ReactNode;
  /** Absent where trying again cannot help. */
  onRetry?: () => void;
  isRetrying?: boolean;
  picture?: ReactNode;
}) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center rounded-lg border border-gulmohar bg-surface px-5 py-9 text-center"
    >
      {picture}
      <p className="display mt-5 text-xl">{title}</p>
      {text !== undefined && <p className="mt-1 max-w-md text-ink-soft">{text}</p>}
      {onRetry !== undefined && (
        <Button kind="quiet" className="mt-5" isLoading={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
