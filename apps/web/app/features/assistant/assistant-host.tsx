import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { loadAhead, onceLoaded } from '#web/ui/late.ts';
import { setAssistantOpen } from './assistant-door.ts';
import { useAssistantOpen } from './use-assistant-open.ts';

const loadOverlay = async () => {
  const { AssistantOverlay } = await import('./assistant-overlay.tsx');
  return { default: AssistantOverlay };
};
const Overlay = lazy(loadOverlay);

/** Loads the full-screen assistant ahead of the press that opens it. */
export const prepareAssistant = (): void => loadAhead(loadOverlay);

export const openAssistant = (): void => onceLoaded(loadOverlay, () => setAssistantOpen(true));

/** The place of the full-screen assistant, once on a page. Its code comes when it is first opened. */
export function AssistantHost() {
  const isOpen = useAssistantOpen();
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  useClosedByLeaving();
  if (!wasOpened) return null;
  return (
    <Suspense>
      <Overlay isOpen={isOpen} onOpenChange={setAssistantOpen} />
    </Suspense>
  );
}

/** A link in a message leads to another page, which is not behind the assistant but in front of it. */
function useClosedByLeaving(): void {
  const { key } = useLocation();
  const at = useRef(key);
  useEffect(() => {
    if (at.current !== key) setAssistantOpen(false);
    at.current = key;
  }, [key]);
}
