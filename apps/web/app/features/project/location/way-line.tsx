import { walkText } from '@manemitra/contract/facts/on-foot-texts';
import type { NearbyPlace } from '@manemitra/contract/places';
import { Car, Footprints } from 'lucide-react';
import type { ReactNode } from 'react';
import { wayText } from './around.ts';
import type { useWay } from './use-around.ts';

/** The way there in words: on foot, if it is no further than people walk, and by car. That it cannot be told is ignored (spec 8). */
export function WayLine({
  walk,
  way,
}: {
  walk: NearbyPlace['walk'];
  way: ReturnType<typeof useWay>;
}) {
  const route = way.data?.route ?? null;
  return (
    <>
      {walk !== null && (
        <Line icon={<Footprints aria-hidden="true" className={sign} />}>{walkText(walk)}</Line>
      )}
      {way.isPending && <span className="text-ink-soft">Looking for the route</span>}
      {route !== null && (
        <Line icon={<Car aria-hidden="true" className={sign} />}>{wayText(route)}</Line>
      )}
    </>
  );
}

const sign = 'mt-0.5 size-4.5 shrink-0';

function Line({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <span className="flex items-start gap-1.5 text-areca-strong">
      {icon}
      <span className="figures font-semibold">{children}</span>
    </span>
  );
}
