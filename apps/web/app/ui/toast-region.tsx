import { Suspense, useSyncExternalStore } from 'react';
import { late } from './late.ts';
import { PlainToasts } from './plain-toasts.tsx';
import { waitingToasts } from './toast.ts';

const Toaster = late(async () => {
  const { Toaster: Region } = await import('./toaster.tsx');
  return { default: Region };
}, PlainToasts);

/** The place of toasts, once on a page. Empty, and without its code, until there is one. */
export function ToastRegion() {
  const isNeeded = useSyncExternalStore(
    waitingToasts.watch,
    waitingToasts.some,
    waitingToasts.none,
  );
  return (
    isNeeded && (
      <Suspense>
        <Toaster />
      </Suspense>
    )
  );
}
