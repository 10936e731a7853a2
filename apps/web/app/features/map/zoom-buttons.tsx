import { Minus, Plus } from 'lucide-react';
import { MAX_ZOOM, MIN_ZOOM } from './seen-from.ts';
import type { ZoomSide } from './zoom-side.ts';

const style =
  'flex size-10 cursor-pointer items-center justify-center bg-surface text-ink hover:bg-areca-tint hover:text-areca-strong aria-disabled:cursor-not-allowed aria-disabled:bg-surface aria-disabled:text-ink-faint';

/** Clear of the sources at the foot; above a box that leaves neither side free. */
const SIDES: Record<ZoomSide, string> = {
  top: 'top-3 right-3',
  foot: 'right-3 bottom-20',
  'top-left': 'top-3 left-3',
  'foot-left': 'bottom-20 left-3',
};

/** Nearer and further, for those who have no wheel and no two fingers. */
export function ZoomButtons({
  zoom,
  side,
  onZoom,
}: {
  zoom: number;
  side: ZoomSide;
  onZoom: (by: 1 | -1) => void;
}) {
  const sides = [
    { by: 1, name: 'Zoom in', Icon: Plus, isEnd: zoom >= MAX_ZOOM },
    { by: -1, name: 'Zoom out', Icon: Minus, isEnd: zoom <= MIN_ZOOM },
  ] as const;
  return (
    <div
      data-over-map=""
      className={`absolute z-10 flex flex-col ${SIDES[side]} overflow-hidden rounded-md border border-outline shadow-raised focus-within:overflow-visible`}
    >
      {sides.map(({ by, name, Icon, isEnd }) => (
        <button
          key={name}
          type="button"
          aria-label={name}
          // Not `disabled`: whoever holds the key down keeps the focus at the end.
          aria-disabled={isEnd}
          onClick={() => !isEnd && onZoom(by)}
          className={`${style} ${by === 1 ? 'rounded-t-md border-b border-hairline' : 'rounded-b-md'}`}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      ))}
    </div>
  );
}
