import { type PointerEvent, Suspense, useRef, useState } from 'react';
import { late } from '#web/ui/late.ts';
import { Sign } from '#web/ui/sign.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { swipeOf } from '#web/ui/swipe.ts';
import type { ListedCard } from './listed-card.ts';
import { ProjectPicture } from './project-picture.tsx';

// Few turn a card: its code, and what it asks for, come then.
const SecondPicture = late(async () => {
  const { SecondPicture: Loaded } = await import('./second-picture.tsx');
  return { default: Loaded };
});

/** Whether the second picture is shown, turned by its arrow or by a swipe that begins on the picture; `touch` is for the card. */
export function useTurnedPicture() {
  const [isTurned, turn] = useState(false);
  const picture = useRef<HTMLDivElement>(null);
  const from = useRef<{ id: number; x: number; y: number }>(undefined);
  return {
    picture,
    isTurned,
    turn,
    // The link that covers the card takes the fingers, so the card listens.
    touch: {
      onPointerDown: ({ pointerType, pointerId, clientX, clientY }: PointerEvent): void => {
        const place = picture.current?.getBoundingClientRect();
        const isOn =
          pointerType !== 'mouse' &&
          place !== undefined &&
          clientX <= place.right &&
          clientY <= place.bottom;
        from.current = isOn ? { id: pointerId, x: clientX, y: clientY } : undefined;
      },
      onPointerUp: ({ pointerId, clientX, clientY }: PointerEvent): void => {
        const start = from.current;
        from.current = undefined;
        if (start?.id !== pointerId) return;
        const way = swipeOf(clientX - start.x, clientY - start.y);
        if (way !== undefined) turn(way === 'next');
      },
      onPointerCancel: (): void => {
        from.current = undefined;
      },
    },
  };
}

/** The first picture of a project and, once it is turned, a second: the plan of the home, else the walk to the metro. */
export function CardPicture({
  property,
  loading,
  turned: { picture, isTurned, turn },
  className,
}: {
  property: ListedCard;
  loading: 'lazy' | 'eager';
  turned: Omit<ReturnType<typeof useTurnedPicture>, 'touch'>;
  className: string;
}) {
  const { project, home } = property;
  const hasSecond = home !== null || project.geolocation.coordinates !== null;
  return (
    <div ref={picture} className={className}>
      <ProjectPicture property={property} loading={loading} sizeClass="size-full" />
      {isTurned && (
        <Suspense fallback={<Skeleton className="absolute inset-0 rounded-none!" />}>
          <SecondPicture property={property} />
        </Suspense>
      )}
      {hasSecond && (
        <button type="button" onClick={() => turn(!isTurned)} className="card-turn">
          <Sign of={isTurned ? 'left' : 'right'} />
          <span className="sr-only">
            {isTurned
              ? `Picture of ${project.name}`
              : `Plan of the home, or the walk to the metro, of ${project.name}`}
          </span>
        </button>
      )}
    </div>
  );
}
