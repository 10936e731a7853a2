import { CARD_IMAGES_MAX } from '@manemitra/contract/limits';
import type { FoundCard } from '@manemitra/contract/search';
import { formatIndianNumber } from '@manemitra/domain/indian-number';
import type { Constraint, Interpretation } from '@manemitra/query/interpretation';
import { ChevronDown } from 'lucide-react';
import { type ComponentType, memo, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { HomeMoney, HomesFit } from '#web/features/money/public.ts';
import {
  homesText,
  isOnlyPlots,
  khathaText,
  possessionText,
  priceText,
  sizeFact,
  sizeText,
} from '#web/features/project-words/public.ts';
import { VerdictLine } from '#web/features/verdict/public.ts';
import { paths } from '#web/paths.ts';
import { linkStyle } from '#web/ui/button.tsx';
import { DOT } from '#web/ui/dot.ts';
import { CardPicture, useTurnedPicture } from './card-picture.tsx';
import { MatchReasons, OtherReasons } from './match-reasons.tsx';
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
    // As wide as its list, not as the window: beside the map and the conversation it is another shape.
    <div className="@container">
      <Suspense>
        <Card {...props} />
      </Suspense>
    </div>
  );
});

/** Picture, the price of the home that fits, where and when, the verdict, why it fits; everything else behind "More". */
function Card({ property, constraints, alternatives, isFirst, isActive, Actions }: CardProps) {
  const { project, home } = property;
  const { touch, ...turned } = useTurnedPicture();
  return (
    <article
      data-card={property.id}
      {...touch}
      className={`group relative grid touch-pan-y touch-pinch-zoom grid-cols-[6.25rem_minmax(0,1fr)] items-start gap-x-3 rounded-lg bg-surface px-2.5 pt-2.5 pb-1 ring-1 transition-shadow hover:ring-areca @lg:grid-cols-[9rem_minmax(0,1fr)] @lg:grid-rows-[auto_1fr] @lg:p-3 @lg:pb-1 @2xl:grid-cols-[12.5rem_minmax(0,1fr)] @2xl:gap-x-5 ${isActive ? 'ring-areca' : 'ring-hairline/60'}`}
    >
      <CardPicture
        property={property}
        loading={isFirst ? 'eager' : 'lazy'}
        turned={turned}
        sizeClass="h-24 rounded-md @lg:row-span-2 @lg:h-32"
      />
      <div className="min-w-0">
        <div className="@2xl:flex @2xl:items-baseline @2xl:justify-between @2xl:gap-4">
          <h3 className="truncate leading-snug font-semibold @2xl:text-lg">
            <Link
              to={addressOf(property)}
              className="after:absolute after:inset-0 group-hover:text-areca"
            >
              {project.name}
            </Link>
          </h3>
          <p className="figures text-sm leading-tight text-ink-soft @2xl:shrink-0 @2xl:text-right">
            <HomeMoney
              property={property}
              sumClass="display text-xl leading-tight text-areca"
              whatClass="text-sm"
            />
          </p>
        </div>
        <p className="figures mt-0.5 text-sm leading-snug text-ink-soft">
          {[
            home?.label ?? homesText(property),
            project.locality ?? 'Locality not disclosed',
            possessionText(property) ?? 'Date not disclosed',
            sizeOfHome(property),
          ]
            .filter((part) => part !== null)
            .join(DOT)}
          {(property.homes?.count ?? 0) > 1 && (
            <>
              {DOT}
              <HomesFit homes={property.homes} />
            </>
          )}
        </p>
      </div>
      <div className="col-span-full mt-1.5 min-w-0 @lg:col-span-1 @lg:col-start-2">
        <VerdictLine verdict={property.verdict} className="line-clamp-2 text-sm" />
        <MatchReasons
          match={property.match}
          isOverLimit={property.difference?.tone === 'over'}
          verdict={property.verdict}
          constraints={constraints}
          alternatives={alternatives}
        />
      </div>
      {/* As wide as the card: beside the picture the number would take four lines. */}
      <div className="col-span-full flex min-w-0 flex-wrap items-center gap-x-1 @lg:mt-1">
        <ReraLine
          property={property}
          isBrief
          className="min-w-0 basis-full text-xs! @lg:flex-1 @lg:basis-0 [&_a]:relative [&_a]:z-10"
        />
        <Actions property={property} />
        <MoreOn property={property}>
          <OtherReasons
            match={property.match}
            constraints={constraints}
            alternatives={alternatives}
          />
        </MoreOn>
      </div>
    </article>
  );
}

/** Of the project, speaking of the same home. */
const addressOf = ({ slug, home }: FoundCard): string =>
  paths.project(slug, { home: home?.unitId });

/** Unfolds the rest. It is drawn once it is asked for: of twenty cards it would be a third of the page, and few open any. */
function MoreOn({ property, children }: { property: FoundCard; children: ReactNode }) {
  const [isAsked, ask] = useState(false);
  const { project } = property;
  return (
    <details
      // Unfolded before the page came to life.
      ref={(fold) => {
        if (fold?.open) ask(true);
      }}
      className="group/more relative z-10 text-sm open:basis-full"
    >
      <summary
        onClick={() => ask(true)}
        className="flex min-h-target cursor-pointer list-none items-center justify-end gap-1 px-1 text-ink-soft hover:text-areca [&::-webkit-details-marker]:hidden"
      >
        More<span className="sr-only"> on {project.name}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 transition-transform duration-150 group-open/more:rotate-180"
        />
      </summary>
      {isAsked ? (
        <More property={property}>{children}</More>
      ) : (
        <noscript>
          <Link to={addressOf(property)} className={linkStyle}>
            Everything on {project.name}
          </Link>
        </noscript>
      )}
    </details>
  );
}

/** What a card of the specification tells beside the above (spec 3). */
function More({ property, children }: { property: FoundCard; children: ReactNode }) {
  const { project } = property;
  const size = sizeFact(property);
  const facts: [label: string, value: string | null][] = [
    ['Builder', project.promoterName],
    ['Homes', homesText(property) || null],
    ['Project', priceText(property)],
    [size.label, size.value],
    ['Khata', khathaText(property)],
    ...(isOnlyPlots(property)
      ? []
      : [['Floors', floorsText(property)] satisfies [string, string | null]]),
  ];
  return (
    <div className="border-t border-hairline py-2">
      {children}
      {isSaid(project.description) && (
        <p className="leading-snug wrap-anywhere text-ink-soft">{project.description}</p>
      )}
      <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-xs text-ink-faint">{label}</dt>
            <dd className={`figures ${value === null ? 'text-ink-faint' : ''}`}>
              {value ?? 'Not disclosed'}
            </dd>
          </div>
        ))}
      </dl>
      <Thumbnails images={project.images.slice(1, CARD_IMAGES_MAX)} />
    </div>
  );
}

/** The size of the home that fits, with its kind where that is not the site's; of no home none. */
function sizeOfHome({ home, units }: FoundCard): string | null {
  const unit = units.find(({ id }) => id === home?.unitId);
  if (unit === undefined) return null;
  const kinds = [
    ['carpet', unit.carpetSqft],
    ['', unit.plotSqft],
    ['super built-up', unit.superBuiltUpSqft],
  ] as const;
  const [kind, range] = kinds.find(([, known]) => known !== null) ?? kinds[0];
  const size = sizeText([range]);
  return size === null ? null : `${size} ${kind}`.trim();
}

/** The pictures after the first, small; the words of each are on the project's own page. */
function Thumbnails({ images }: { images: FoundCard['project']['images'] }) {
  if (images.length === 0) return null;
  return (
    <div className="mt-2 grid max-w-md grid-cols-3 gap-1">
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
          className="aspect-[3/2] w-full rounded-sm bg-sunken object-cover"
        />
      ))}
    </div>
  );
}

const isSaid = (text: string | null): boolean => text !== null && text.trim() !== '';

function floorsText({ project }: Pick<FoundCard, 'project'>): string | null {
  const { floors } = project.towerDetails;
  return floors === null || floors < 0 ? null : formatIndianNumber(floors);
}
