import { Suspense } from 'react';
import { late } from '#web/ui/late.ts';
import { type CardListProps, LIST_ID } from './card-list-props.ts';

// Comes with the second page: twenty cards need none of it.
const VirtualCards = late(async () => {
  const { VirtualCards: Loaded } = await import('./virtual-cards.tsx');
  return { default: Loaded };
}, WholeList);

/** The cards of the first page as they are, of more pages only those in sight. */
export function CardList({ isOnePage, ...props }: CardListProps & { isOnePage: boolean }) {
  if (isOnePage) return <WholeList {...props} />;
  return (
    <Suspense fallback={<WholeList {...props} />}>
      <VirtualCards {...props} />
    </Suspense>
  );
}

function WholeList({ address, cards, total, renderCard }: CardListProps) {
  return (
    <ul
      id={LIST_ID}
      data-address={address}
      data-keeps-place=""
      className="flex flex-col [&>li]:pb-2 sm:[&>li]:pb-3"
    >
      {cards.map((card, index) => (
        <li key={card.id} aria-setsize={total} aria-posinset={index + 1}>
          {renderCard(card, index)}
        </li>
      ))}
    </ul>
  );
}
