import { CARD_IMAGES_MAX } from '@manemitra/contract/limits';
import type { FoundCard } from '@manemitra/contract/search';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import { type ComponentType, memo, Suspense } from 'react';
import { Link } from 'react-router';
import {
  homeEmiText,
  homePriceText,
  homesText,
  isOnlyPlots,
  khathaText,
  possessionText,
  leadingPriceText,
  priceText,
  sizeFact,
} from '#web/features/project-words/public.ts';
import { VerdictLine } from '#web/features/verdict/public.ts';
import { paths } from '#web/paths.ts';
import { DOT } from '#web/ui/dot.ts';
import { MatchReasons } from './match-reasons.tsx';
import { ProjectPicture } from './project-picture.tsx';
import { ReraLine } from './rera-line.tsx';

interface CardProps {
  property: FoundCard;
  constraints: readonly Constraint[];
  /** Whole wishes joined by "or", of which a project that is found meets one. */
  alternatives?: Interpretation['alternatives'];
  /** The first picture is on the screen at once and worth loading first. */
  isFirst: boolean;
  /** Its pin on the map is the one that is shown. */
  isActive: boolean;
  /** What can be done with it beside opening it: the page that shows the card knows. */
  Actions: ComponentType<{ property: FoundCard }>;
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
function Card({ property, constraints, alternatives, isFirst, isActive, Actions }: CardProps) {
  const { project, slug } = property;
  const size = sizeFact(property);
  const ofHome = homePriceText(property);
  const emi = homeEmiText(property);
  const facts: [label: string, value: string | null][] = [
    ['Homes', homesText(property) || null],
    [size.label, size.value],
    ['Possession', possessionText(property)],
    ['Khata', khathaText(property)],
    ...(isOnlyPlots(property)
      ? []
      : [['Floors', floorsText(property)] satisfies [string, string | null]]),
  ];
  return (
    <article
      data-card={property.id}
      className={`group relative flex flex-col overflow-hidden rounded-lg border bg-surface transition-colors hover:border-areca sm:flex-row ${isActive ? 'border-areca' : 'border-hairline'}`}
    >
      <div className="flex shrink-0 flex-col gap-px sm:w-60">
        <ProjectPicture
          property={property}
          loading={isFirst ? 'eager' : 'lazy'}
          sizeClass="aspect-[16/10] sm:aspect-auto sm:min-h-36 sm:flex-1"
        />
        <Thumbnails images={project.images.slice(1, CARD_IMAGES_MAX)} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-3 p-4">
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
              {project.locality ?? 'Locality not disclosed'}
              {DOT}by {project.promoterName}
            </p>
          </div>
          <p className="shrink-0 leading-tight sm:text-right">
            <span className="display figures block text-lg leading-tight text-areca">
              {leadingPriceText(property)}
            </span>
            {ofHome !== null && (
              <span className="figures block text-sm text-ink-soft">
                {property.match.unitId !== null && 'Fits: '}
                {ofHome}
              </span>
            )}
            {emi !== null && <span className="figures block text-sm text-ink-soft">{emi}</span>}
            {isFromCheaper(property) && (
              <span className="figures block text-sm text-ink-faint">
                Project: {lowerFirst(priceText(property))}
              </span>
            )}
          </p>
        </div>
        <VerdictLine verdict={property.verdict} className="-mt-1" />
        {isSaid(project.description) && (
          <p className="-mt-1 line-clamp-2 text-sm leading-snug wrap-anywhere text-ink-soft">
            {project.description}
          </p>
        )}
        {/*
          Five facts in a row from 45rem on, else two. Not by a container query: now and then Chromium paints what is in a
          container of a page that is still coming without its style, and all jumps when the style is there.
        */}
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(clamp((100%-4rem)/5,(45rem-100%)*1000,(100%-1rem)/2),1fr))] gap-x-4 gap-y-2 border-y border-hairline py-2.5 text-base leading-tight">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-sm text-ink-faint">{label}</dt>
              <dd className={`figures ${value === null ? 'text-ink-faint' : ''}`}>
                {value ?? 'Not disclosed'}
              </dd>
            </div>
          ))}
        </dl>
        <ReraLine property={property} className="-mt-1 [&_a]:relative [&_a]:z-10" />
        <MatchReasons
          match={property.match}
          constraints={constraints}
          alternatives={alternatives}
        />
        <Actions property={property} />
      </div>
    </article>
  );
}

/** The pictures after the first, small; the words of each are on the project's own page. */
function Thumbnails({ images }: { images: FoundCard['project']['images'] }) {
  if (images.length === 0) return null;
  return (
    <div className="grid grid-cols-3 gap-px">
      {images.map(({ imageUrl, width, height }) => (
        <img
          key={imageUrl}
          src={imageUrl}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          fetchPriority="low"
          className="aspect-[3/2] w-full bg-sunken object-cover"
        />
      ))}
    </div>
  );
}

/** Whether another home of the project is listed for less. */
const isFromCheaper = ({ home, project }: FoundCard): boolean =>
  (project.prices.min ?? Infinity) < (home?.price ?? 0);

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const isSaid = (text: string | null): boolean => text !== null && text.trim() !== '';

function floorsText({ project }: Pick<FoundCard, 'project'>): string | null {
  const { floors } = project.towerDetails;
  return floors === null || floors < 0 ? null : formatIndianNumber(floors);
}
