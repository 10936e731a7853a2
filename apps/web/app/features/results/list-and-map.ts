import {
  createContext,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useReducedMotion } from '#web/browser/use-reduced-motion.ts';
import type { ListedCard } from '#web/features/project-card/public.ts';

/** What the map beside a list tells the list, and asks of it. */
export interface MapTells {
  /** This home is the chosen one of the map now, with its card once that is here. */
  onChosen: (id: string | undefined, card: ListedCard | undefined) => void;
  /** Its pin was pressed: its card is to come in sight, and the focus stays where it is. */
  onPick: (id: string) => void;
  /** The homes whose pins are beyond its edge, once the map stands still. */
  onSight: (beyond: ReadonlySet<string>) => void;
}

/** What cards know of the map beside them: nothing where there is none, or until it stands still. */
export interface SightOfMap {
  beyond: ReadonlySet<string>;
  /** Chooses a home on the map and moves the map to it. */
  show: (id: string) => void;
}

export const SightOfMapContext = createContext<SightOfMap | undefined>(undefined);

/** Brings the card at this place of the list in sight where it is not in the page. */
export type BringCard = (id: string) => void;

/** Keeps a list and the map beside it at the same home. */
export function useListAndMap(column: RefObject<HTMLElement | null>, cards: readonly ListedCard[]) {
  const isStill = useReducedMotion();
  const [chosen, setChosen] = useState<{ id: string; card: ListedCard | undefined }>();
  const [beyond, setBeyond] = useState<ReadonlySet<string>>();
  const [asked, setAsked] = useState<{ id: string }>();
  /** Of a list that does not hold all of its cards in the page. */
  const bringAbsent = useRef<BringCard>(null);
  /** Its card is to come in sight once it is there. */
  const awaited = useRef<string>(undefined);
  const isLoaded = chosen !== undefined && cards.some(({ id }) => id === chosen.id);

  const bring = (id: string): void => {
    const card = column.current?.querySelector(`[data-card="${CSS.escape(id)}"]`);
    if (card === null || card === undefined) return bringAbsent.current?.(id);
    awaited.current = undefined;
    const { top, bottom } = card.getBoundingClientRect();
    if (top >= 0 && bottom <= window.innerHeight) return;
    card.scrollIntoView({ block: 'center', behavior: isStill ? 'auto' : 'smooth' });
  };
  const bringAwaited = useEffectEvent((id: string) => {
    if (awaited.current === id) bring(id);
  });
  useEffect(() => {
    if (chosen?.card !== undefined) bringAwaited(chosen.id);
  }, [chosen]);

  const onChosen: MapTells['onChosen'] = useCallback((id, card) => {
    setChosen(id === undefined ? undefined : { id, card });
    if (id === undefined) setAsked(undefined);
  }, []);
  const onPick = (id: string): void => {
    awaited.current = id;
    bring(id);
  };
  const sight = useMemo(
    () => beyond && { beyond, show: (id: string): void => setAsked({ id }) },
    [beyond],
  );
  return {
    chosenId: chosen?.id,
    /** The card of the chosen home where the list has not loaded it. */
    further: isLoaded ? undefined : chosen?.card,
    asked,
    sight,
    bringAbsent,
    tells: { onChosen, onPick, onSight: setBeyond },
  };
}
