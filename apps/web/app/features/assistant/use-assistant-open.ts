import { useSyncExternalStore } from 'react';
import { assistantDoor } from './assistant-door.ts';

/** Whether the full-screen assistant is open now. */
export function useAssistantOpen(): boolean {
  return useSyncExternalStore(
    assistantDoor.watch,
    assistantDoor.isOpen,
    assistantDoor.isOpenOnServer,
  );
}
