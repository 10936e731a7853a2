import type { LatLng } from '@manemitra/query/place';
import { useCallback, useState } from 'react';
import { IN_TAB, isRecord, keepInTab, waitingInTab } from '#web/browser/in-tab.ts';

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

/** Kept in the tab, so that "back" also finds it from a page that was loaded whole. */
export function mapStanding(entry: string): MapStanding {
  const kept = standings.get(entry);
  return kept ?? waitingInTab(IN_TAB.maps, (maps) => standingIn(maps[entry])) ?? {};
}

export function noteMap(entry: string, some: MapStanding): void {
  const standing = { ...mapStanding(entry), ...some };
  standings.delete(entry);
  standings.set(entry, standing);
  const [oldest] = standings.keys();
  if (standings.size > MAPS_KEPT && oldest !== undefined) standings.delete(oldest);
  const before = waitingInTab(IN_TAB.maps, (maps) => maps) ?? {};
  const { [entry]: _, ...others } = before;
  const all = [...Object.entries(others), [entry, standing] as const].slice(-MAPS_KEPT);
  keepInTab(IN_TAB.maps, Object.fromEntries(all));
}

let handed: MapStanding | undefined;

/** How the map of the next list stands, which is the same search within another area. */
export const handedStanding = (): MapStanding | undefined => handed;

/** Hands how a map stands to the list that comes next, or says that it has come. */
export function handStanding(standing: MapStanding | undefined): void {
  handed = standing;
}

/** What an older version or a curious visitor left there is passed over. */
function standingIn(value: unknown): MapStanding | undefined {
  if (!isRecord(value)) return undefined;
  const { wish, chosenId, look } = value;
  return {
    ...(typeof wish === 'boolean' && { wish }),
    ...(typeof chosenId === 'string' && { chosenId }),
    ...(isRecord(look) && isLook(look) && { look }),
  };
}

function isLook(look: Record<string, unknown>): look is { center: LatLng; zoom: number } {
  const { center, zoom } = look;
  return (
    Array.isArray(center) &&
    center.length === 2 &&
    center.every((degrees) => Number.isFinite(degrees)) &&
    Number.isFinite(zoom)
  );
}

/** The project that is chosen on the map of this entry. */
export function useChosenPin(
  entry: string,
): [id: string | undefined, choose: (id: string | undefined) => void] {
  const [chosenId, setChosenId] = useState(() => mapStanding(entry).chosenId ?? handed?.chosenId);
  const choose = useCallback(
    (id: string | undefined) => {
      setChosenId(id);
      noteMap(entry, { chosenId: id });
    },
    [entry],
  );
  return [chosenId, choose];
}
