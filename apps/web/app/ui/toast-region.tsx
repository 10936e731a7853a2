import { lazy, Suspense, useSyncExternalStore } from 'react';
import { waitingToasts } from './toast.ts';

const Toaster = lazy(async () => {
  const { Toaster: Region } = await import('./toaster.tsx');
  return { default: Region };
});

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
