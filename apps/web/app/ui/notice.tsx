import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Something went wrong, in words, with what can be done about it. */
export function FailureNotice({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-gulmohar bg-gulmohar-tint p-4 text-gulmohar"
    >
      <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-48 flex-1">{text}</p>
      {action}
    </div>
  );
}
