import { useSyncExternalStore } from 'react';
import { assistantDoor, dockDoor, type Door } from './assistant-door.ts';

/** Whether a part of the page is open now. */
export const useDoor = ({ watch, isOpen, isOpenOnServer }: Door): boolean =>
  useSyncExternalStore(watch, isOpen, isOpenOnServer);

/** Whether the assistant is open, over the page or beside it. */
export function useAssistantOpen(): boolean {
  const isOver = useDoor(assistantDoor);
  return useDoor(dockDoor) || isOver;
}
