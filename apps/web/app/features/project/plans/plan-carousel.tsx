import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useReducedMotion } from '#web/browser/use-reduced-motion.ts';

interface Slide {
  id: string;
  content: ReactNode;
}

type Carousel = ComponentType<{ label: string; slides: readonly Slide[]; isStill: boolean }>;

/**
 * Plans one at a time. Its code comes when somebody looks at it; until then, and without JavaScript, the
 * same plans lie in a row that can be scrolled. On paper either is a sheet of all plans.
 */
export function PlanCarousel({ slides }: { slides: readonly Slide[] }) {
  const row = useRef<HTMLUListElement>(null);
  const [Loaded, setLoaded] = useState<Carousel>();
  const isStill = useReducedMotion();
  useEffect(() => {
    if (row.current === null) return;
    const observer = new IntersectionObserver(([seen]) => {
      if (seen?.isIntersecting !== true) return;
      observer.disconnect();
      import('#web/ui/carousel.tsx').then(
        ({ Carousel }) => setLoaded(() => Carousel),
        // The row is as good, where the code cannot be fetched.
        () => {},
      );
    });
    observer.observe(row.current);
    return () => observer.disconnect();
  }, []);
  if (Loaded !== undefined)
    return <Loaded label="Plans of the homes" slides={slides} isStill={isStill} />;
  return (
    <>
      {/* As tall as the counter and the buttons that come in its place. */}
      <p className="figures mb-3 flex min-h-11 items-center text-sm text-ink-soft print:hidden">
        1 / {slides.length}: scroll sideways for the others
      </p>
      <ul
        ref={row}
        aria-label="Plans of the homes"
        className={`scroll-row flex snap-x snap-mandatory rounded-lg print:grid print:gap-4 ${slides.length > 2 ? 'print:grid-cols-3' : 'print:grid-cols-2'}`}
      >
        {slides.map(({ id, content }) => (
          <li key={id} className="min-w-0 flex-[0_0_100%] snap-start">
            {content}
          </li>
        ))}
      </ul>
    </>
  );
}
