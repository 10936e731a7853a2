import { type PointerEvent, useState } from 'react';

/** A point of the map's frame in pixels, from its top left. */
export type FramePoint = readonly [x: number, y: number];

/** Nearer to the last point than this, in pixels, a movement adds nothing. */
const STEP_PX = 4;

/** Lies over the map while an area is drawn: one stroke of a finger or a mouse is the area's edge. */
export function DrawingSurface({
  onStroke,
}: {
  onStroke: (stroke: readonly FramePoint[]) => void;
}) {
  const [stroke, setStroke] = useState<readonly FramePoint[]>([]);
  const isDrawing = stroke.length > 0;
  const follow = (event: PointerEvent<HTMLDivElement>): void => {
    if (!isDrawing) return;
    const point = pointOf(event);
    setStroke((before) => (isStep(before.at(-1), point) ? [...before, point] : before));
  };
  return (
    <div
      data-is-drawing={isDrawing}
      className="absolute inset-0 z-20 cursor-crosshair touch-none"
      onPointerDown={(event) => {
        if (!event.isPrimary || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setStroke([pointOf(event)]);
      }}
      onPointerMove={follow}
      onPointerUp={() => {
        setStroke([]);
        if (isDrawing) onStroke(stroke);
      }}
      onPointerCancel={() => setStroke([])}
    >
      <svg aria-hidden="true" className="size-full">
        <polygon
          points={stroke.map((point) => point.join(',')).join(' ')}
          className="fill-areca/10 stroke-areca"
          strokeWidth={3}
          strokeLinejoin="round"
        />
      </svg>
    </div>
  );
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>): FramePoint {
  const { left, top } = currentTarget.getBoundingClientRect();
  return [clientX - left, clientY - top];
}

function isStep(last: FramePoint | undefined, [x, y]: FramePoint): boolean {
  return last === undefined || Math.hypot(x - last[0], y - last[1]) >= STEP_PX;
}
