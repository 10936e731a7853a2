import { MapPinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';

export const NO_POINT = 'Where exactly this project is has not been recorded.';

/** A view of the place that cannot be had, in the words of spec 8, and why. */
export function NotAvailable({
  title,
  why,
  action,
}: {
  title: string;
  why: string | null;
  action?: ReactNode;
}) {
  return (
    <EmptyState
      picture={
        <MapPinOff aria-hidden="true" strokeWidth={1.5} className="size-10 text-ink-faint" />
      }
      title={title}
      text={why ?? undefined}
      action={action}
    />
  );
}

export function MapNotAvailable({ why }: { why: string }) {
  return <NotAvailable title="Map is not available" why={why} />;
}
