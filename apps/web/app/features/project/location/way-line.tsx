import { Car } from 'lucide-react';
import { wayText } from './around.ts';
import type { useWay } from './use-around.ts';

/** The way there in words; that it cannot be told is ignored (spec 8). */
export function WayLine({ way }: { way: ReturnType<typeof useWay> }) {
  if (way.isPending) return <span className="text-ink-soft">Looking for the route</span>;
  const route = way.data?.route ?? null;
  if (route === null) return null;
  return (
    <span className="flex items-start gap-1.5 text-areca-strong">
      <Car aria-hidden="true" className="mt-0.5 size-4.5 shrink-0" />
      <span className="figures font-semibold">{wayText(route)}</span>
    </span>
  );
}
