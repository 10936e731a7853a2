import type { ListedCard } from '#web/features/project-card/public.ts';
import { Link } from 'react-router';
import { ReraLine } from '#web/features/project-card/public.ts';
import { HomeMoney } from '#web/features/money/public.ts';
import { VerdictLine } from '#web/features/verdict/public.ts';
import { useFoundBy } from '#web/browser/found-by.ts';
import { paths } from '#web/paths.ts';
import { DOT } from '#web/ui/dot.ts';

/** What is said of a project on the map, in a box at its pin or at the foot: whatever it stands in is `relative`. */
export function MapCard({
  card,
  isBrief = false,
}: {
  card: ListedCard;
  /** Its whole card stands in the list beside the map: the box must not cover the other pins. */
  isBrief?: boolean;
}) {
  const foundBy = useFoundBy();
  return (
    <>
      <Link
        to={paths.project(card.slug, { home: card.home?.unitId })}
        state={foundBy}
        // All of what it lies on is the link.
        className={`font-semibold after:absolute after:inset-0 hover:text-areca ${isBrief ? 'mr-5 line-clamp-2' : ''}`}
      >
        {card.project.name}
      </Link>
      <p className="figures text-sm text-ink-soft">
        <HomeMoney
          property={card}
          sumClass="text-base font-semibold text-areca"
          named={isBrief ? 1 : 2}
        />
      </p>
      {card.difference?.tone === 'over' && (
        <p className="figures text-sm">{card.difference.text}</p>
      )}
      <p className="text-sm text-ink-soft">
        {card.home !== null && `${card.home.label}${DOT}`}
        {card.project.locality ?? 'Locality not disclosed'}
      </p>
      {card.match.ways !== undefined && (
        <p className="figures line-clamp-2 text-sm leading-snug">
          {card.match.ways.map(({ text }) => text).join(DOT)}
        </p>
      )}
      {!isBrief && <VerdictLine verdict={card.verdict} className="card-verdict mt-1" />}
      <div className="[&_a]:relative [&_a]:z-[1]">
        <ReraLine property={card} isBrief />
      </div>
    </>
  );
}
