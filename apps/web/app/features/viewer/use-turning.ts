import { type PointerEvent, useEffect, useRef } from 'react';
import { swipeOf } from '#web/ui/swipe.ts';
import { mayTurn } from './may-turn.ts';

/** Elements that a finger moves themselves, so that a swipe on them turns no page. */
const MOVES_ITSELF =
  'input, select, textarea, canvas, [role=dialog], [role=application], [aria-roledescription], .scroll-row, section[tabindex]';

/** Arrow keys anywhere on the page, and swipes on the content, turn to the next or previous project. */
export function useTurning(turn: (by: 1 | -1) => void) {
  const latest = useRef(turn);
  useEffect(() => {
    latest.current = turn;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      if (mayTurn(event)) latest.current(event.key === 'ArrowRight' ? 1 : -1);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const from = useRef<{ id: number; x: number; y: number }>(undefined);
  return {
    onPointerDown: (event: PointerEvent): void => {
      const isOwn = event.target instanceof Element && event.target.closest(MOVES_ITSELF) === null;
      // Overlays are drawn elsewhere, but their events come here too.
      const isInside = event.currentTarget.contains(event.target as Node);
      const isFinger = event.pointerType !== 'mouse' && event.isPrimary;
      from.current =
        isFinger && isOwn && isInside
          ? { id: event.pointerId, x: event.clientX, y: event.clientY }
          : undefined;
    },
    onPointerUp: (event: PointerEvent): void => {
      const start = from.current;
      from.current = undefined;
      if (start?.id !== event.pointerId) return;
      const way = swipeOf(event.clientX - start.x, event.clientY - start.y);
      if (way !== undefined) turn(way === 'next' ? 1 : -1);
    },
    onPointerCancel: (): void => {
      from.current = undefined;
    },
  };
}
