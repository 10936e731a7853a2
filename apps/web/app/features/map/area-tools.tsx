import { PencilLine, Search } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

/** Above the map: search what it shows, or draw the area. The first is also the way for the keyboard. */
export function AreaTools({
  isDrawing,
  onDraw,
  onSearch,
}: {
  isDrawing: boolean;
  /** Drawing begins or is given up. */
  onDraw: () => void;
  /** The part of the city in sight is searched. */
  onSearch: () => void;
}) {
  return (
    <div className="mb-2 flex min-h-control-small flex-wrap items-center gap-2">
      <Button kind="quiet" size="small" onClick={onSearch}>
        <Search aria-hidden="true" className="size-4" />
        Search this area
      </Button>
      <Button kind="quiet" size="small" aria-pressed={isDrawing} onClick={onDraw}>
        <PencilLine aria-hidden="true" className="size-4" />
        {isDrawing ? 'Stop drawing' : 'Draw an area'}
      </Button>
      <output className="text-sm text-ink-soft">{isDrawing && 'Draw round it in one go.'}</output>
    </div>
  );
}
