import type { LatLng } from '@manemitra/query/place';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useMap } from './map-context.ts';
import { Mark } from './mark.tsx';
import { fromMap, toMap } from './projection.ts';

/** An area keeps so many corners at least. */
const FEWEST = 3;
/** An arrow key moves a corner by so many pixels, with Shift by one. */
const STEP_PX = 12;

const ARROWS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The corners of an area, dragged or moved by arrow keys; between two of them what makes another one, up to the most it may have. */
export function AreaCorners({
  ring,
  most,
  onChange,
}: {
  ring: readonly LatLng[];
  most: number;
  onChange: (ring: LatLng[]) => void;
}) {
  return (
    <>
      {ring.length < most &&
        ring.map((at, index) => {
          const middle = middleOf(at, ring[(index + 1) % ring.length] ?? at);
          return (
            <Mark key={`between-${index}`} at={middle} over={4} isClosed>
              <button
                type="button"
                aria-label={`New corner after corner ${index + 1}`}
                onClick={() => onChange(ring.toSpliced(index + 1, 0, middle))}
                className={`${room} ${dot} before:size-3 before:bg-surface`}
              />
            </Mark>
          );
        })}
      {ring.map((at, index) => (
        <Corner
          key={`corner-${index}`}
          at={at}
          name={`Corner ${index + 1} of ${ring.length}`}
          onMove={(to) => onChange(ring.with(index, to))}
          onRemove={() => ring.length > FEWEST && onChange(ring.toSpliced(index, 1))}
        />
      ))}
    </>
  );
}

/** A finger needs more room than the dot that it sees. */
const room = 'flex size-8 items-center justify-center rounded-full focus-visible:outline-3';
const dot = 'before:rounded-full before:border-2 before:border-areca before:shadow-raised';

function Corner({
  at,
  name,
  onMove,
  onRemove,
}: {
  at: LatLng;
  name: string;
  onMove: (to: LatLng) => void;
  onRemove: () => void;
}) {
  const map = useMap();
  const follow = (event: PointerEvent<HTMLButtonElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    onMove(fromMap(map.getEventCoordinate(event.nativeEvent)));
  };
  const step = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const arrow = ARROWS[event.key];
    const isRemoving = event.key === 'Delete' || event.key === 'Backspace';
    if (arrow === undefined && !isRemoving) return;
    // The same keys move the map.
    event.preventDefault();
    event.stopPropagation();
    if (arrow === undefined) return onRemove();
    const meters = (map.getView().getResolution() ?? 1) * (event.shiftKey ? 1 : STEP_PX);
    const [x, y] = toMap(at);
    onMove(fromMap([x + arrow[0] * meters, y - arrow[1] * meters]));
  };
  return (
    <Mark at={at} over={5} isClosed>
      <button
        type="button"
        aria-label={name}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={follow}
        onKeyDownCapture={step}
        className={`${room} ${dot} cursor-move touch-none before:size-4 before:bg-areca`}
      />
    </Mark>
  );
}

const middleOf = (one: LatLng, other: LatLng): LatLng => [
  (one[0] + other[0]) / 2,
  (one[1] + other[1]) / 2,
];
