import './mascot.css';
import { Suspense } from 'react';
import { useAssistantOpen } from '#web/features/assistant/public.ts';
import { slots } from '#web/browser/storage.ts';
import { useStored } from '#web/browser/use-stored.ts';
import { late } from '#web/ui/late.ts';

const Mascot = late(async () => {
  const { Mascot: mascot } = await import('./mascot.tsx');
  return { default: mascot };
});

/** Mitra, at the edge of every page, for who has signed in (spec 1). Away while the assistant is open. */
export function FloatingMascot() {
  const [user] = useStored(slots.user);
  const isOpen = useAssistantOpen();
  if (user === null) return null;
  return (
    <Suspense>
      <Mascot isAway={isOpen} />
    </Suspense>
  );
}
