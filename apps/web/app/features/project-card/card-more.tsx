import { CARD_IMAGES_MAX } from '@manemitra/contract/limits';
import type { PropertyDetail } from '@manemitra/contract/properties';
import { floorsText } from '@manemitra/contract/facts/fact-texts';
import type { ReactNode } from 'react';
import {
  homesText,
  isOnlyPlots,
  khathaText,
  priceText,
  sizeFact,
} from '#web/features/project-words/public.ts';
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx';
import type { ListedCard } from './listed-card.ts';
import { useWholeProject } from './use-whole-project.ts';

/** What a card of the specification tells beside what is always shown (spec 3); its words and pictures come when it is unfolded. */
export function CardMore({ property, children }: { property: ListedCard; children: ReactNode }) {
  const { data, isError } = useWholeProject(property.slug);
  const size = sizeFact(property);
  const facts: [label: string, value: string | null][] = [
    ['Builder', property.project.promoterName],
    ['Homes', homesText(property) || null],
    ['Project', priceText(property)],
    [size.label, size.value],
    ['Khata', khathaText(property)],
    ...(isOnlyPlots(property)
      ? []
      : [['Floors', floorsOf(property)] satisfies [string, string | null]]),
  ];
  return (
    <div className="border-t border-hairline py-2">
      {children}
      {isError && (
        <p className="leading-snug text-ink-soft">
          Its description could not be loaded; it is on the project’s own page.
        </p>
      )}
      {!isError && (data === undefined ? <SkeletonText lines={3} /> : <Words of={data} />)}
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
      {!isError && property.project.images.length > 0 && <Pictures of={data} />}
    </div>
  );
}

function Words({ of: { project } }: { of: PropertyDetail }) {
  const { description } = project;
  if (description === null || description.trim() === '') return null;
  return <p className="leading-snug wrap-anywhere text-ink-soft">{description}</p>;
}

/** The pictures after the first, small; the words of each are on the project's own page. */
function Pictures({ of }: { of: PropertyDetail | undefined }) {
  const others = of?.project.images.slice(1, CARD_IMAGES_MAX);
  if (others?.length === 0) return null;
  return (
    <div className="mt-2 grid max-w-md grid-cols-3 gap-1">
      {others === undefined
        ? [1, 2, 3].map((place) => <Skeleton key={place} className="aspect-[3/2]" />)
        : others.map(({ imageUrl, width, height }) => (
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

function floorsOf({ project }: Pick<ListedCard, 'project'>): string | null {
  const { floors } = project.towerDetails;
  return floors === null || floors < 0 ? null : floorsText(floors);
}
