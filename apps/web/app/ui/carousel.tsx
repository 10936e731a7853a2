import useEmblaCarousel from 'embla-carousel-react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import { buttonStyle } from './button.tsx';

/**
 * Pictures or cards one at a time: swiped, with the arrow keys or with buttons, round and round; on paper all of them, in
 * two columns or three. Import it lazily where it is not on the screen at first.
 */
export function Carousel({
  label,
  slides,
  isStill = false,
}: {
  label: string;
  slides: readonly { id: string; content: ReactNode }[];
  /** Changes without sliding, for those who asked for less motion. */
  isStill?: boolean;
}) {
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: isStill ? 0 : 24 });
  const [index, setIndex] = useState(0);

  useEffect(() => {
    if (embla === undefined) return;
    const follow = (): void => setIndex(embla.selectedScrollSnap());
    embla.on('select', follow);
    return () => {
      embla.off('select', follow);
    };
  }, [embla]);

  const move = (by: -1 | 1): void => {
    if (by === 1) embla?.scrollNext(isStill);
    else embla?.scrollPrev(isStill);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  };

  return (
    <section aria-roledescription="carousel" aria-label={label} className="min-w-0">
      {slides.length > 1 && (
        <div className="mb-3 flex items-center justify-between gap-3 print:hidden">
          <p className="figures text-sm text-ink-soft">
            <output>
              {index + 1} / {slides.length}
            </output>
          </p>
          <span
            aria-hidden="true"
            className="flex min-w-0 flex-1 justify-center gap-1.5 max-sm:hidden"
          >
            {slides.length <= MOST_DOTS &&
              slides.map((slide, at) => (
                <span
                  key={slide.id}
                  className={`h-2 rounded-full transition-all duration-calm ${at === index ? 'w-6 bg-areca' : 'w-2 bg-outline'}`}
                />
              ))}
          </span>
          <span className="flex gap-2">
            <button
              type="button"
              aria-label={`Previous of ${label}`}
              onClick={() => move(-1)}
              className={buttonStyle({ kind: 'quiet', size: 'icon' })}
            >
              <ArrowLeft aria-hidden="true" className="size-5" />
            </button>
            <button
              type="button"
              aria-label={`Next of ${label}`}
              onClick={() => move(1)}
              className={buttonStyle({ kind: 'quiet', size: 'icon' })}
            >
              <ArrowRight aria-hidden="true" className="size-5" />
            </button>
          </span>
        </div>
      )}
      {/* The arrow keys are a short cut for those who know it; the buttons above do the same. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys turn it, as the pattern for carousels asks */}
      <div
        ref={viewport}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys need a place to arrive
        tabIndex={0}
        onKeyDown={onKeyDown}
        // A group of slides is none of the groups that have an element.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the pattern for carousels names this role, and no tag has it
        role="group"
        aria-label={`${label}: arrow keys change it`}
        className="chukki relative overflow-hidden rounded-lg bg-sunken print:overflow-visible print:bg-transparent print:p-0"
      >
        <div
          className={`flex touch-pan-y print:transform-none! print:grid print:gap-4 ${slides.length > 2 ? 'print:grid-cols-3' : 'print:grid-cols-2'}`}
        >
          {slides.map((slide, at) => (
            <div
              key={slide.id}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the pattern for carousels names this role, and no tag has it
              role="group"
              aria-roledescription="slide"
              aria-label={`${at + 1} of ${slides.length}`}
              inert={at !== index}
              className="min-w-0 flex-[0_0_100%] break-inside-avoid print:transform-none!"
            >
              {slide.content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

const MOST_DOTS = 12;
