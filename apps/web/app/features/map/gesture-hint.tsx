import { type RefObject, useEffect, useState } from 'react';

const SHOWN_MS = 1400;

/** Says how a map in a page is moved, when somebody tries what moves the page. */
export function GestureHint({ frame }: { frame: RefObject<HTMLElement | null> }) {
  const [hint, setHint] = useState<string>();
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const onWheel = ({ ctrlKey, metaKey }: WheelEvent): void => {
      if (!ctrlKey && !metaKey)
        setHint(`Hold ${isMac() ? '⌘' : 'Ctrl'} and scroll to zoom the map`);
    };
    const onTouch = ({ touches }: TouchEvent): void => {
      setHint(touches.length === 1 ? 'Use two fingers to move the map' : undefined);
    };
    element.addEventListener('wheel', onWheel, { passive: true });
    element.addEventListener('touchmove', onTouch, { passive: true });
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchmove', onTouch);
    };
  }, [frame]);
  useEffect(() => {
    if (hint === undefined) return undefined;
    const timer = setTimeout(() => setHint(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [hint]);
  if (hint === undefined) return null;
  return (
    <p
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 z-[15] flex items-center justify-center bg-scrim px-6 text-center text-lg font-semibold text-white"
    >
      {hint}
    </p>
  );
}

const isMac = (): boolean => /Mac/.test(navigator.platform);
