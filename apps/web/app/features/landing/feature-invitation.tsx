import { lazy, Suspense } from 'react';
import { slots } from '#web/browser/storage.ts';
import { useIsAlive } from '#web/browser/use-is-alive.ts';
import { useStored } from '#web/browser/use-stored.ts';

const Popup = lazy(async () => {
  const { FeaturePopup } = await import('./feature-popup.tsx');
  return { default: FeaturePopup };
});

/** The feature popup, until it is put away for good; its code comes after the page. */
export function FeatureInvitation() {
  const isAlive = useIsAlive();
  const [isSeen, setSeen] = useStored(slots.featuresSeen);
  if (!isAlive || isSeen) return null;
  return (
    <Suspense>
      <Popup onClose={() => setSeen(true)} />
    </Suspense>
  );
}
