import type { LatLng } from '@manemitra/query/place';
import { useCallback, useState } from 'react';

/** How the map of a list stood when it was left, so that "back" returns to it. */
export interface MapStanding {
  /** Whether it was to be shown, so far as somebody said so. */
  wish?: boolean | undefined;
  look?: { center: LatLng; zoom: number };
  chosenId?: string | undefined;
}

/** As many are remembered in one visit. */
const MAPS_KEPT = 20;

/** By the entry of the history: the same search begun anew is looked at anew. */
const standings = new Map<string, MapStanding>();

export function mapStanding(entry: string): MapStanding {
  return standings.get(entry) ?? {};
}

export function noteMap(entry: string, some: MapStanding): void {
  const standing = { ...mapStanding(entry), ...some };
  standings.delete(entry);
  standings.set(entry, standing);
  const [oldest] = standings.keys();
  if (standings.size > MAPS_KEPT && oldest !== undefined) standings.delete(oldest);
}

/** The project that is chosen on the map of this entry. */
export function useChosenPin(
  entry: string,
): [id: string | undefined, choose: (id: string | undefined) => void] {
  const [chosenId, setChosenId] = useState(() => mapStanding(entry).chosenId);
  const choose = useCallback(
    (id: string | undefined) => {
      setChosenId(id);
      noteMap(entry, { chosenId: id });
    },
    [entry],
  );
  return [chosenId, choose];
}
