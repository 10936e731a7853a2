import { PencilLine, Search, Spline, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Above the map or over its upper edge: search what it shows, or draw the area. The first is also the way for the keyboard. */
export function AreaTools({
  isOverMap,
  isReady,
  isDrawing,
  onDraw,
  onSearch,
  onRemove,
  onChange,
  change,
  children,
}: {
  isOverMap: boolean;
  /** The map is there to be used: before that, what is pressed would be lost. */
  isReady: boolean;
  isDrawing: boolean;
  /** Drawing begins or is given up. */
  onDraw: () => void;
  /** The part of the city in sight is searched. */
  onSearch: () => void;
  /** Where an area is searched: it is to go. */
  onRemove: (() => void) | undefined;
  /** Its corners are to be moved. */
  onChange: (() => void) | undefined;
  /** They are being moved: what comes of it is searched, or left. */
  change: { onSearch: () => void; onLeave: () => void } | undefined;
  /** Other tools of the map, at the end of the row. */
  children: ReactNode;
}) {
  const others = isOverMap ? 'quiet' : 'plain';
  return (
    <div
      data-over-map=""
      className={`flex min-h-control-small flex-wrap items-center gap-2 ${
        // Between its buttons a finger reaches the map.
        isOverMap
          ? 'pointer-events-none absolute inset-x-2 top-2 z-10 *:pointer-events-auto'
          : 'mb-2'
      }`}
    >
      {change === undefined ? (
        <>
          <Button kind="quiet" size="small" disabled={!isReady} onClick={onSearch}>
            <Search aria-hidden="true" className="size-4" />
            Search this area
          </Button>
          <Button
            kind="quiet"
            size="small"
            aria-pressed={isDrawing}
            disabled={!isReady}
            onClick={onDraw}
          >
            <PencilLine aria-hidden="true" className="size-4" />
            {isDrawing ? (
              'Stop drawing'
            ) : (
              <span>
                Draw<span className="sr-only"> an area</span>
              </span>
            )}
          </Button>
          {onChange !== undefined && !isDrawing && (
            <Button kind={others} size="small" disabled={!isReady} onClick={onChange}>
              <Spline aria-hidden="true" className="size-4" />
              Change area
            </Button>
          )}
          {onRemove !== undefined && (
            <Button kind={others} size="small" onClick={onRemove}>
              <X aria-hidden="true" className="size-4" />
              Remove area
            </Button>
          )}
          {children}
        </>
      ) : (
        <>
          <Button kind="quiet" size="small" onClick={change.onSearch}>
            <Search aria-hidden="true" className="size-4" />
            Search changed area
          </Button>
          <Button kind={others} size="small" onClick={change.onLeave}>
            Leave it as it was
          </Button>
        </>
      )}
    </div>
  );
}
