import { Suspense, useEffect, useState } from 'react';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { late } from '#web/ui/late.ts';

const Popup = late(async () => {
  const { FeaturePopup } = await import('./feature-popup.tsx');
  return { default: FeaturePopup };
});

/** The page is read first; neither its code nor what a visitor begins to write waits for the popup. */
const FIRST_LOOK_MS = 4000;

/** The feature popup, some seconds after the page, until it is put away for good. */
export function FeatureInvitation() {
  const [isTime, setTime] = useState(false);
  const [isSeen, setSeen] = useStored(slots.featuresSeen);
  const [messages] = useStored(slots.chatMessages);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), FIRST_LOOK_MS);
    return () => clearTimeout(timer);
  }, []);
  // A conversation grows down into the popup's place, and somebody who is in one knows what can be asked.
  if (!isTime || isSeen || messages.length > 0) return null;
  return (
    <Suspense>
      <Popup onClose={() => setSeen(true)} />
    </Suspense>
  );
}
