import './mascot.css';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useAssistantOpen } from '#web/features/assistant/public.ts';
import { slots } from '#web/browser/storage.ts';
import { useIsAlive } from '#web/browser/use-is-alive.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { late } from '#web/ui/late.ts';
import { hasOwnConversation } from './has-own-conversation.ts';
import { VisitorDoor } from './visitor-door.tsx';

const Mascot = late(async () => {
  const { Mascot: mascot } = await import('./mascot.tsx');
  return { default: mascot };
});

/**
 * Mitra, at the edge of every page: for who has signed in the mascot of the specification, for everybody else a door to the
 * conversation beside the page. Away while the assistant is open.
 */
export function FloatingMascot() {
  const [user] = useStored(slots.user);
  const isOpen = useAssistantOpen();
  const isAlive = useIsAlive();
  const { pathname } = useLocation();
  if (user === null) {
    return isAlive && !hasOwnConversation(pathname) ? <VisitorDoor isAway={isOpen} /> : null;
  }
  return (
    <Suspense>
      <Mascot isAway={isOpen} />
    </Suspense>
  );
}
