import { useLocation } from 'react-router';
import { useIsAlive } from '#web/browser/use-is-alive.ts';
import { dockedAssistant } from '#web/features/assistant/public.ts';
import { MitraFace } from '#web/ui/mascot/mitra-face.tsx';
import { hasOwnConversation } from './has-own-conversation.ts';

/** The door to the conversation on a phone, in the bar over the page: at the edge of so narrow a page it would cover something. */
export function BarDoor() {
  const isAlive = useIsAlive();
  const { pathname } = useLocation();
  if (!isAlive || hasOwnConversation(pathname)) return null;
  return (
    <button
      type="button"
      onPointerEnter={dockedAssistant.prepare}
      onFocus={dockedAssistant.prepare}
      onClick={dockedAssistant.open}
      className="flex size-11 shrink-0 cursor-pointer flex-col items-center justify-center rounded-md text-xs leading-none font-semibold text-areca hover:bg-sunken sm:hidden"
    >
      <MitraFace className="size-7.5" />
      Ask<span className="sr-only"> Mitra</span>
    </button>
  );
}
