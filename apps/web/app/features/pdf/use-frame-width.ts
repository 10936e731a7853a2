import { type RefObject, useEffect, useState } from 'react';

/** The room inside an element, now and after every change of it; undefined until it was measured. */
export function useFrameWidth(frame: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    if (frame.current === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setWidth(Math.floor(entry.contentRect.width));
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [frame]);
  return width;
}
