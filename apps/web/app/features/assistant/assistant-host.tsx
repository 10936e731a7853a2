import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { loadAhead, onceLoaded } from '#web/ui/late.ts';
import { assistantDoor, dockDoor } from './assistant-door.ts';
import { dockedAssistant, DockHost } from './dock-host.tsx';
import { useDoor } from './use-door.ts';

const loadOverlay = async () => {
  const { AssistantOverlay } = await import('./assistant-overlay.tsx');
  return { default: AssistantOverlay };
};
const Overlay = lazy(loadOverlay);

/** The full-screen assistant. Its code can be loaded ahead of the press that opens it. */
export const fullAssistant = {
  prepare: (): void => loadAhead(loadOverlay),
  open: (): void =>
    onceLoaded(loadOverlay, () => {
      dockDoor.set(false);
      assistantDoor.set(true);
    }),
};

/** The places of the assistant, once per page: over it and beside it. Their code is loaded when they are first opened. */
export function AssistantHost() {
  const isOpen = useDoor(assistantDoor);
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  useClosedByLeaving();
  return (
    <>
      <DockHost onExpand={fullAssistant.open} />
      {wasOpened && (
        <Suspense>
          <Overlay
            isOpen={isOpen}
            onOpenChange={assistantDoor.set}
            onDock={() => {
              assistantDoor.set(false);
              dockedAssistant.open();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** A link in a message leads to another page, which is not behind the assistant but in front of it. */
function useClosedByLeaving(): void {
  const { key } = useLocation();
  const at = useRef(key);
  useEffect(() => {
    if (at.current !== key) assistantDoor.set(false);
    at.current = key;
  }, [key]);
}
