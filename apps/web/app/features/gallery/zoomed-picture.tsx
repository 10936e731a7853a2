import { ImageOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dots } from '#web/ui/dots.tsx';
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
  const [state, setState] = useState<'coming' | 'here' | 'lost'>('coming');
  const [attempt, setAttempt] = useState(0);
  const scaleBy = (factor: number): void => {
    const box = {
      width: frame.current?.clientWidth ?? 0,
      height: frame.current?.clientHeight ?? 0,
    };
    setZoom(zoomedAt(zoom, MIDDLE, zoom.scale * factor, box));
  };
  if (state === 'lost') {
    return (
      <div role="alert" className="flex flex-col items-center gap-4 px-20 text-center text-lg">
        <ImageOff aria-hidden="true" className="size-10" strokeWidth={1.5} />
        <p>This picture could not be loaded.</p>
        <Button
          kind="quiet"
          onClick={() => {
            setState('coming');
            setAttempt(attempt + 1);
          }}
        >
          Try again
        </Button>
      </div>
    );
  }
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
      className={`relative size-full touch-none overflow-hidden focus-visible:-outline-offset-4 ${zoom.scale > 1 ? 'cursor-zoom-out' : 'cursor-zoom-in'}`}
    >
      {state === 'coming' && (
        <span className="absolute top-1/2 left-1/2 -translate-1/2 text-on-grove-soft">
          <Dots className="size-8" />
        </span>
      )}
      <img
        key={attempt}
        src={picture.src}
        onLoad={() => setState('here')}
        onError={() => setState('lost')}
        alt={picture.caption}
        width={picture.width}
        height={picture.height}
        draggable={false}
        style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}
        className="pointer-events-none relative size-full object-contain select-none"
      />
    </button>
  );
}
