import { PencilLine, Search, X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

/** Above the map or over its upper edge: search what it shows, or draw the area. The first is also the way for the keyboard. */
export function AreaTools({
  isOverMap,
  isReady,
  isDrawing,
  onDraw,
  onSearch,
  onRemove,
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
}) {
  return (
    <div
      className={`flex min-h-control-small flex-wrap items-center gap-2 ${
        // Between its buttons a finger reaches the map.
        isOverMap
          ? 'pointer-events-none absolute inset-x-2 top-2 z-10 *:pointer-events-auto'
          : 'mb-2'
      }`}
    >
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
        {isDrawing ? 'Stop drawing' : 'Draw an area'}
      </Button>
      {onRemove !== undefined && (
        <Button kind={isOverMap ? 'quiet' : 'plain'} size="small" onClick={onRemove}>
          <X aria-hidden="true" className="size-4" />
          Remove area
        </Button>
      )}
    </div>
  );
}
