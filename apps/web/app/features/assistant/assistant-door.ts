/** A part of the page that opens and closes, for whatever opens it and whatever hides or makes room while it is open. */
export interface Door {
  set: (open: boolean) => void;
  watch: (notify: () => void) => () => void;
  isOpen: () => boolean;
  isOpenOnServer: () => boolean;
  giveFocusBack: () => void;
}

/** The element that opens the conversation on every page. */
const PRESS = '.mascot-door';

function door(): Door {
  const watchers = new Set<() => void>();
  let isOpen = false;
  /** The element that had the focus when it was opened; it may be hidden meanwhile, as the mascot is. */
  let opener: Element | null = null;
  return {
    set: (open) => {
      if (open && !isOpen) opener = document.activeElement;
      isOpen = open;
      for (const notify of watchers) notify();
    },
    watch: (notify) => {
      watchers.add(notify);
      return () => watchers.delete(notify);
    },
    isOpen: () => isOpen,
    isOpenOnServer: () => false,
    giveFocusBack: () => {
      // The opener may not exist: after a reload the panel is open without a press.
      const isThere = opener instanceof HTMLElement && opener.isConnected;
      const press = isThere && opener !== document.body ? opener : document.querySelector(PRESS);
      if (press instanceof HTMLElement) press.focus();
    },
  };
}

/** The assistant over the whole page. */
export const assistantDoor = door();

/** The assistant beside the page: a panel where there is room, else a sheet at its foot. */
export const dockDoor = door();

/** After a press the input gets the focus; if only an answer is shown, the focus stays. */
let isPressedFor = false;
export const isDockWrittenTo = (): boolean => isPressedFor;

/** Shows the conversation beside the page. */
export function showDock(isPressed = false): void {
  if (!dockDoor.isOpen()) isPressedFor = isPressed;
  dockDoor.set(true);
}

/** Opens it only where it takes no room from the content. */
export function showDockWhereWide(): void {
  if (matchMedia('(width >= 1100px)').matches) showDock();
}
