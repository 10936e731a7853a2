/** Whether the full-screen assistant is open, for whatever opens it and whatever hides while it is. */
const watchers = new Set<() => void>();
let isOpen = false;
/** What had the focus when it was opened; it may hide meanwhile, as the mascot does. */
let opener: Element | null = null;

export function setAssistantOpen(open: boolean): void {
  if (open && !isOpen) opener = document.activeElement;
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
  giveFocusBack: (): void => {
    if (opener instanceof HTMLElement) opener.focus();
  },
};
