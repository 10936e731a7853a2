import { useEffect, useState } from 'react';
import { clearOfBars, drawToastsWith, durationOf, type ToastMessage } from './toast.ts';

/** Says toasts one at a time, where the code that draws them could not come: most then tell of the network. */
export function PlainToasts() {
  const [message, say] = useState<ToastMessage>();
  useEffect(() => drawToastsWith(say), []);
  useEffect(() => {
    if (message === undefined) return undefined;
    const timer = setTimeout(() => say(undefined), durationOf(message));
    return () => clearTimeout(timer);
  }, [message]);
  return (
    <output
      className="fixed inset-x-4 z-notice mx-auto max-w-md"
      style={{ bottom: clearOfBars('1.5rem') }}
    >
      {message !== undefined && (
        <span className="speaks block border border-outline bg-raised px-4 py-3.5 leading-snug shadow-floating wrap-anywhere">
          {message.text}
        </span>
      )}
    </output>
  );
}
