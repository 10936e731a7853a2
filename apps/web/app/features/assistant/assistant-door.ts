/** Whether the full-screen assistant is open, for whatever opens it and whatever hides while it is. */
const watchers = new Set<() => void>();
let isOpen = false;

export function setAssistantOpen(open: boolean): void {
  isOpen = open;
  for (const notify of watchers) notify();
}

export const assistantDoor = {
  watch: (notify: () => void): (() => void) => {
    watchers.add(notify);
    return () => watchers.delete(notify);
  },
  isOpen: (): boolean => isOpen,
  isOpenOnServer: (): boolean => false,
};
