import type { LatLng } from '@manemitra/query/place';
import { useState } from 'react';
import type { Bounds } from '@manemitra/domain/bounds';
import type { MapBorder, MapPin, MapView } from '#web/features/map/public.ts';
import type { ListedCard } from '#web/features/project-card/public.ts';
import { LevelKey } from '#web/features/verdict/public.ts';
import { handStanding, mapStanding, noteMap, useChosenPin } from './map-memory.ts';
import { coverageText } from './map-view.ts';
import { useCardOfPin, useFirstLook, useFoundOnMap } from './use-found-on-map.ts';
import type { useReach } from './use-reach.tsx';

/** The list that a map shows, and how it is searched. */
export interface MapOfList {
  cards: readonly ListedCard[];
  /** The search with its order. */
  sentence: string;
  total: number;
  /** What is looked at where there are no pins. */
  around: readonly Pick<MapPin, 'at'>[];
  /** From where one is in time for the ways that were asked for. */
  ways: ReturnType<typeof useReach>;
  /** The area searched in, and how another one is. */
  area: readonly LatLng[] | undefined;
  onArea: (ring: LatLng[]) => void;
  onRemoveArea: () => void;
  /** The search asks about floods. */
  isAboutFloods: boolean;
  /** Of the history, by which the map is remembered. */
  entry: string;
}

/** The map of a list, beside it or over it: its pins, its view, and the chosen pin. */
export function useMapOfList(list: MapOfList) {
  const { cards, sentence, total, area, isAboutFloods, onArea, onRemoveArea, entry } = list;
  const found = useFoundOnMap(list);
  const { pins, looked, borders } = found;
  const { areWaysKnown, reach, caption, nearby } = list.ways;
  const goTo = nearby.flatMap(({ places }) => places.map(({ at }) => at));
  const look = useFirstLook(list, { ...found, goTo, isWhole: found.isWhole && areWaysKnown });
  const tellsMinutes = cards.some(({ match }) => match.ways !== undefined);
  const [chosenId, choose] = useChosenPin(entry);
  const [bounds, setBounds] = useState<Bounds>();
  return {
    pins,
    chosenId,
    choose,
    /** What is in sight, once the map stands still. */
    bounds,
    /** The card of the chosen pin, which may not be among the loaded ones. */
    chosen: useCardOfPin(chosenId, { cards, sentence }),
    coverage: [
      coverageText(looked, pins, { total, bounds }),
      ...sureText(pins),
      ...(tellsMinutes ? [] : [NO_MINUTES]),
    ].join(' '),
    onMap: {
      label: 'Map of the projects found',
      ...look,
      pins,
      area,
      borders,
      isAboutFloods,
      reach,
      nearby,
      caption: caption ?? captionOf(borders),
      // The search has changed and the view stays.
      onArea: (ring: LatLng[]): void => {
        handStanding(mapStanding(entry));
        onArea(ring);
      },
      onRemoveArea: (): void => {
        handStanding(mapStanding(entry));
        onRemoveArea();
      },
      pinKey: (
        <>
          <LevelKey />
          {pinWords(pins) !== '' && <p>{pinWords(pins)}</p>}
        </>
      ),
      onMove: ({ center, zoom, bounds: seen }: MapView): void => {
        setBounds(seen);
        noteMap(entry, { look: { center, zoom } });
      },
    },
  };
}

/** How many of them surely fit, where others only may. */
function sureText(pins: readonly MapPin[]): string[] {
  const sure = pins.filter(({ isUnsure = false }) => !isUnsure).length;
  return sure === pins.length ? [] : [`${sure} surely ${sure === 1 ? 'fits' : 'fit'}.`];
}

/** What the looks of marks mean, as far as they are there. */
const pinWords = (pins: readonly MapPin[]): string =>
  [
    ...(pins.some(({ isOver }) => isOver) ? ['Grey, dashed: over your limit.'] : []),
    ...(new Set(pins.map(({ isUnsure = false }) => isUnsure)).size > 1
      ? ['Filled: surely fits. 3/57: 3 of 57 surely fit.']
      : []),
  ].join(' ');

const NO_MINUTES = 'Say where you go, and each tells its minutes.';

/** Borders that nobody has drawn are dashed: what is found lies about there, and what is left out may be as near. */
function captionOf(borders: readonly MapBorder[]): string | undefined {
  const near = borders.flatMap((border) => border.near ?? []);
  if (near.length > 0) return `Inside the line: ${near.join(' and ')}`;
  return borders.some(({ isExact }) => !isExact)
    ? 'Dashed: about where it ends, because nobody has drawn that'
    : undefined;
}
