import { useRef } from 'react';
import type { GalleryPicture } from './gallery-set.ts';
import { useZoomed } from './use-zoomed.ts';
import { WHOLE, zoomedAt } from './zoom.ts';

const MIDDLE = { x: 0, y: 0 };

/** One picture: swiped, tapped, pinched; by keyboard zoomed with + and −. */
export function ZoomedPicture({
  picture,
  onSwipe,
}: {
  picture: GalleryPicture;
  onSwipe: (way: 'next' | 'previous') => void;
}) {
  const frame = useRef<HTMLButtonElement>(null);
  const { zoom, setZoom, handlers } = useZoomed(frame, onSwipe);
  const scaleBy = (factor: number): void => {
    const box = {
      width: frame.current?.clientWidth ?? 0,
      height: frame.current?.clientHeight ?? 0,
    };
    setZoom(zoomedAt(zoom, MIDDLE, zoom.scale * factor, box));
  };
  return (
    <button
      ref={frame}
      type="button"
      aria-label={zoom.scale > 1 ? 'Show the whole picture' : 'Zoom in'}
      aria-pressed={zoom.scale > 1}
      {...handlers}
      onClick={(event) => {
        // A press of the keyboard has no place; pointers are followed above.
        if (event.detail === 0) {
          if (zoom.scale > 1) setZoom(WHOLE);
          else scaleBy(2.5);
        }
      }}
      onKeyDown={(event) => {
        if (event.key === '+' || event.key === '=') scaleBy(1.5);
        if (event.key === '-') scaleBy(1 / 1.5);
      }}
      className={`size-full touch-none overflow-hidden focus-visible:-outline-offset-4 ${zoom.scale > 1 ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
    >
      <img
        src={picture.src}
        alt={picture.caption}
        width={picture.width}
        height={picture.height}
        draggable={false}
        style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        className="pointer-events-none size-full object-contain select-none"
      />
    </button>
  );
}
