import type { FoundCard } from '@manemitra/contract/search';
import type { Constraint } from '@manemitra/query/interpretation';
import { memo, Suspense } from 'react';
import { Link } from 'react-router';
import {
  homesText,
  khathaText,
  possessionText,
  priceText,
  ProjectPicture,
  reraState,
  sizeFact,
  unitPriceText,
} from '#web/features/project/public.ts';
import { paths } from '#web/paths.ts';
import { CardActions } from './card-actions.tsx';
import { MatchReasons } from './match-reasons.tsx';

const RERA_WORDS = { registered: 'Registered', 'not-found': 'Not found', unknown: 'Not checked' };

interface CardProps {
  property: FoundCard;
  constraints: readonly Constraint[];
  /** The first picture is on the screen at once and worth loading first. */
  isFirst: boolean;
  /** Its pin on the map is the one that is shown. */
  isActive: boolean;
}

/**
 * A project in the list. It is drawn again only when something of it changes, and comes to life by itself, after what
 * stands above the list or at once when it is touched: twenty at a time would hold a phone up for half a second.
 */
export const ProjectCard = memo(function ProjectCard(props: CardProps) {
  return (
    <Suspense>
      <Card {...props} />
    </Suspense>
  );
});

/** Facts in the same places on every card, so that the eye can compare. */
function Card({ property, constraints, isFirst, isActive }: CardProps) {
  const { project, slug } = property;
  const size = sizeFact(property);
  const fitting = unitPriceText(property, property.match.unitId);
  const facts: [label: string, value: string | null][] = [
    ['Homes', homesText(property) || null],
    [size.label, size.value],
    ['Possession', possessionText(property)],
    ['Khata', khathaText(property)],
    ['RERA', RERA_WORDS[reraState(property)]],
  ];
  return (
    <article
      data-card={property.id}
      className={`group relative flex flex-col overflow-hidden rounded-lg border bg-surface transition-colors hover:border-areca sm:flex-row ${isActive ? 'border-areca' : 'border-hairline'}`}
    >
      <ProjectPicture
        property={property}
        loading={isFirst ? 'eager' : 'lazy'}
        sizeClass="aspect-[16/10] shrink-0 sm:aspect-auto sm:w-60"
      />
      <div className="@container flex min-w-0 flex-1 flex-col gap-3 p-4">
        <div className="flex flex-col justify-between gap-x-4 sm:flex-row">
          <div className="min-w-0">
            <h3 className="display text-lg leading-tight">
              <Link
                to={paths.project(slug)}
                className="after:absolute after:inset-0 group-hover:text-areca"
              >
                {project.name}
              </Link>
            </h3>
            <p className="text-ink-soft">
              {project.locality ?? 'Locality not disclosed'} · by {project.promoterName}
            </p>
          </div>
          <p className="shrink-0 leading-tight sm:text-right">
            <span className="display figures block text-lg leading-tight text-areca">
              {priceText(property)}
            </span>
            {fitting !== null && (
              <span className="figures text-sm text-ink-soft">Fits: {fitting}</span>
            )}
          </p>
        </div>
        <dl className="grid grid-cols-2 gap-x-4 gap-y-2 border-y border-hairline py-2.5 text-base leading-tight @sm:grid-cols-[1fr_1.6fr_1.3fr] @3xl:grid-cols-[0.9fr_1.55fr_1.35fr_0.9fr_1fr]">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-ink-faint">{label}</dt>
              <dd className={`figures ${value === null ? 'text-ink-faint' : ''}`}>
                {value ?? 'Not disclosed'}
              </dd>
            </div>
          ))}
        </dl>
        <MatchReasons match={property.match} constraints={constraints} />
        <CardActions property={property} />
      </div>
    </article>
  );
}
