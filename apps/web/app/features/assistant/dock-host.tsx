import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { forgetInTab, IN_TAB, isKeptInTab, keepInTab } from '#web/browser/in-tab.ts';
import { late, loadAhead, onceLoaded } from '#web/ui/late.ts';
import { paths } from '#web/paths.ts';
import { dockDoor, isDockWrittenTo, showDock, showDockWhereWide } from './assistant-door.ts';
import { useDoor } from './use-door.ts';

const loadDock = async () => {
  const { AssistantDock } = await import('./assistant-dock.tsx');
  return { default: AssistantDock };
};
const Dock = late(loadDock);

/** Pages that hold the conversation themselves. */
const WITH_THEIR_OWN: ReadonlySet<string> = new Set([paths.home(), paths.chatbot()]);

/** The conversation beside the page, to be written to. Its code can be loaded ahead of the press that opens it. */
export const dockedAssistant = {
  prepare: (): void => loadAhead(loadDock),
  open: (): void => onceLoaded(loadDock, () => showDock(true)),
};

/** The panel beside the page, or the sheet at its foot. It stays open from page to page and over a reload. */
export function DockHost({ onExpand }: { onExpand: () => void }) {
  const isOpen = useDoor(dockDoor);
  const { pathname } = useLocation();
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  useEffect(() => {
    if (isKeptInTab(IN_TAB.docked)) showDockWhereWide();
  }, []);
  useEffect(() => {
    if (isOpen) keepInTab(IN_TAB.docked, {});
    else if (wasOpened) forgetInTab(IN_TAB.docked);
  }, [isOpen, wasOpened]);
  if (!wasOpened || !isOpen || WITH_THEIR_OWN.has(pathname)) return null;
  return (
    <Suspense>
      <Dock onExpand={onExpand} isWrittenTo={isDockWrittenTo()} />
    </Suspense>
  );
}
