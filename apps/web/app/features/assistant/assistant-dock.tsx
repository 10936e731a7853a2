import './assistant-dock.css';
import { Maximize2, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { paths } from '#web/paths.ts';
import { MitraFace } from '#web/ui/mascot/mitra-face.tsx';
import { dockDoor } from './assistant-door.ts';
import { ConversationView } from './conversation-view.tsx';
import { CHATS_HREF } from './saying.ts';

/** The conversation beside the page. It knows what is on the screen, and its results change the list next to it. */
export function AssistantDock({
  onExpand,
  isWrittenTo,
}: {
  onExpand: () => void;
  /** It begins at the place to write. */
  isWrittenTo: boolean;
}) {
  const panel = useRef<HTMLElement>(null);
  const about = besideWhat(useLocation().pathname);
  useEffect(() => {
    if (!isWrittenTo) return;
    panel.current?.querySelector<HTMLElement>('textarea, input')?.focus({ preventScroll: true });
  }, [isWrittenTo]);
  useEffect(() => {
    const { current } = panel;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) close();
    };
    current?.addEventListener('keydown', onKey);
    return () => current?.removeEventListener('keydown', onKey);
  }, []);
  return (
    <aside
      ref={panel}
      aria-label="Ask Mitra"
      className="assistant-dock fixed inset-x-0 bottom-0 z-floating mx-auto flex max-w-xl animate-rise flex-col rounded-t-xl border border-outline bg-ground pb-[env(safe-area-inset-bottom)] shadow-modal lg:inset-x-auto lg:top-0 lg:right-0 lg:z-bar lg:max-w-none lg:rounded-none lg:border-y-0 lg:border-r-0 lg:shadow-none print:hidden"
    >
      <header className="flex items-center gap-2 border-b border-hairline py-1.5 pr-1.5 pl-4">
        <MitraFace className="size-8" />
        <h2 className="display flex-1 text-lg">Ask Mitra</h2>
        <HeadButton label="Open over the whole page" onPress={onExpand}>
          <Maximize2 aria-hidden="true" className="size-4" />
        </HeadButton>
        <HeadButton label="Close the conversation" onPress={close}>
          <X aria-hidden="true" className="size-5" />
        </HeadButton>
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-3 px-4 pb-4">
        <ConversationView
          first={{ content: FIRST[about] }}
          saying={{ firstHref: CHATS_HREF }}
          logClass="min-h-0 flex-1 pt-3"
          chipsSide="above"
          about={about}
        />
      </div>
    </aside>
  );
}

function close(): void {
  // Focus can only go to a visible element; when this closes, the element that opened it is visible again.
  flushSync(() => dockDoor.set(false));
  dockDoor.giveFocusBack();
}

/** Suggestions for the first message, depending on the page. */
const FIRST = {
  screen:
    'Ask about what you see: “which of these has OC?”, “what will I pay in total for the second one?”. Or change the search: “cheaper”, “closer to metro”.',
  opened:
    'Ask about this project: “what speaks against it?”, “what will I pay in total?”, “which documents are missing?”. Or look on: “similar but cheaper”.',
  compared:
    'Ask about these: “what is the main difference?”, “which is ready first?”. Or change what is compared: “take the last one out”.',
};

function besideWhat(pathname: string): keyof typeof FIRST {
  if (pathname.startsWith(paths.project(''))) return 'opened';
  return pathname === paths.comparator() ? 'compared' : 'screen';
}

function HeadButton({
  label,
  onPress,
  children,
}: {
  label: string;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="flex size-11 cursor-pointer items-center justify-center rounded-md text-ink-soft transition-colors hover:bg-sunken hover:text-ink"
    >
      {children}
    </button>
  );
}
