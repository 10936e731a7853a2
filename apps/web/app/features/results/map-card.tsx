import type { FoundCard } from '@manemitra/contract/search';
import { Link } from 'react-router';
import { ReraLine } from '#web/features/project-card/public.ts';
import { HomeMoney } from '#web/features/money/public.ts';
import { paths } from '#web/paths.ts';
import { DOT } from '#web/ui/dot.ts';

/** What is said of a project on the map, beside its pin or at the foot. */
export function MapCard({ card }: { card: FoundCard }) {
  return (
    <>
      <Link
        to={paths.project(card.slug)}
        className="font-semibold text-areca underline underline-offset-4"
      >
        {card.project.name}
      </Link>
      <p className="text-sm text-ink-soft">{card.project.locality ?? 'Locality not disclosed'}</p>
      <p className="figures">
        <HomeMoney property={card} sumClass="font-semibold text-areca" whatClass="text-sm" />
        {card.home !== null && `${DOT}${card.home.label}`}
      </p>
      <ReraLine property={card} className="mt-1" />
    </>
  );
}
