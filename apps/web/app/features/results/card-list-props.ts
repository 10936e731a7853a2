import type { ListedCard } from '#web/features/project-card/public.ts';
import type { ReactNode, RefObject } from 'react';
import type { BringCard } from './list-and-map.ts';

export interface CardListProps {
  /** The address of this list, by which its standing is remembered. */
  address: string;
  cards: readonly ListedCard[];
  /** How many there are in all, as far as anybody knows; readers of the list are told. */
  total: number;
  /** Where a list that does not hold all of its cards in the page puts how one of them is brought in sight. */
  bringAbsent?: RefObject<BringCard | null>;
  renderCard: (card: ListedCard, index: number) => ReactNode;
}

/** The element of the cards: the virtual list begins with the heights that it has. */
export const LIST_ID = 'found';
