import { ArrowLeft, ArrowRight, ImageOff, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { CoveringDialog } from '#web/ui/covering-dialog.tsx';
import type { GallerySet } from './gallery-set.ts';
import { MiniatureRow } from './miniature-row.tsx';
import { NarrowControls } from './narrow-controls.tsx';
import { ringStep } from '#web/ui/swipe.ts';
import { ZoomedPicture } from './zoomed-picture.tsx';

/** Pictures over the whole screen, one at a time and round and round. */
export function GalleryOverlay({
  set: { title, pictures, note },
  first,
  opener,
  onClose,
}: {
  set: GallerySet;
  first: number;
  opener: HTMLElement;
  onClose: () => void;
}) {
  const [at, setAt] = useState(first);
  const frame = useRef<HTMLDivElement>(null);
  const count = pictures.length;
  const picture = pictures[at];
  const step = (by: number): void => setAt((now) => ringStep(now, by, count));
  usePreloaded([pictures[ringStep(at, 1, count)]?.src, pictures[ringStep(at, -1, count)]?.src]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setAt(ringStep(to, 0, count));
  };

  return (
    <CoveringDialog
      onClose={onClose}
      first={() => frame.current}
      onReturnFocus={() => opener.focus()}
      onKeyDown={onKeyDown}
      scrim="bg-grove"
      className="on-grove animate-appear bg-grove text-on-grove"
    >
      <Dialog.Title className="sr-only">{title}</Dialog.Title>
      <header className="flex min-h-14 items-center justify-between gap-4 py-1 pr-2 pl-4">
        <p className="min-w-0 leading-tight">
          <output className="figures font-semibold" aria-label="Picture">
            {picture === undefined ? 'No Images' : `${at + 1} / ${count}`}
          </output>
          {picture !== undefined && (
            <span className="ml-3 text-on-grove-soft">{picture.caption}</span>
          )}
        </p>
        <Dialog.Close
          aria-label="Close"
          className="flex size-control shrink-0 cursor-pointer items-center justify-center rounded-md hover:bg-grove-line"
        >
          <X aria-hidden="true" className="size-6" />
        </Dialog.Close>
      </header>
      <div
        ref={frame}
        tabIndex={-1}
        className="relative flex min-h-0 flex-1 items-center justify-center outline-none"
      >
        {picture === undefined ? (
          <p className="flex flex-col items-center gap-3 px-6 text-center text-lg text-on-grove-soft">
            <ImageOff aria-hidden="true" className="size-10" strokeWidth={1.5} />
            No images are available at the moment
          </p>
        ) : (
          <ZoomedPicture
            key={picture.src}
            picture={picture}
            onSwipe={(way) => step(way === 'next' ? 1 : -1)}
          />
        )}
        {count > 1 && (
          <>
            <SideButton way="previous" onPress={() => step(-1)} />
            <SideButton way="next" onPress={() => step(1)} />
          </>
        )}
      </div>
      {note !== undefined && picture !== undefined && (
        <p className="px-4 pt-2 text-center text-sm text-on-grove-soft">{note}</p>
      )}
      {count > 1 && (
        <>
          <MiniatureRow pictures={pictures} at={at} onChoose={setAt} />
          <NarrowControls count={count} at={at} onStep={step} />
        </>
      )}
    </CoveringDialog>
  );
}

/** On wide screens, beside the picture. */
function SideButton({ way, onPress }: { way: 'previous' | 'next'; onPress: () => void }) {
  const Arrow = way === 'next' ? ArrowRight : ArrowLeft;
  return (
    <button
      type="button"
      aria-label={way === 'next' ? 'Next picture' : 'Previous picture'}
      onClick={onPress}
      className={`absolute top-1/2 hidden size-control-large -translate-y-1/2 cursor-pointer items-center justify-center rounded-md border border-grove-line bg-grove/85 hover:bg-grove-line sm:flex ${way === 'next' ? 'right-4' : 'left-4'}`}
    >
      <Arrow aria-hidden="true" className="size-6" />
    </button>
  );
}

function usePreloaded(addresses: readonly (string | undefined)[]): void {
  useEffect(() => {
    for (const address of addresses) if (address !== undefined) new Image().src = address;
  });
}
