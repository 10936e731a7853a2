import { describe, expect, it } from 'vitest';
import { MOST_ZOOM, moved, pinched, tapped, WHOLE, zoomedAt } from './zoom.ts';

const frame = { width: 400, height: 600 };
const drawnAt = (zoom: typeof WHOLE, point: { x: number; y: number }) => ({
  x: point.x * zoom.scale + zoom.x,
  y: point.y * zoom.scale + zoom.y,
});

describe('zoom', () => {
  it('by a tap keeps what was tapped under the finger, and the next tap shows the whole', () => {
    const spot = { x: 100, y: -50 };
    const near = tapped(WHOLE, spot, frame);
    expect(near.scale).toBeGreaterThan(1);
    expect(drawnAt(near, spot)).toEqual(spot);
    expect(tapped(near, { x: 0, y: 0 }, frame)).toEqual(WHOLE);
  });

  it('by two fingers follows them', () => {
    const start = [
      { x: -20, y: 0 },
      { x: 20, y: 0 },
    ] as const;
    const wide = [
      { x: -40, y: 30 },
      { x: 40, y: 30 },
    ] as const;
    const zoom = pinched(WHOLE, start, wide, frame);
    expect(zoom.scale).toBe(2);
    expect(drawnAt(zoom, start[0])).toEqual(wide[0]);
    expect(drawnAt(zoom, start[1])).toEqual(wide[1]);
  });

  it('never shows less than the whole, nor more than six times', () => {
    expect(zoomedAt(WHOLE, { x: 9, y: 9 }, 0.2, frame)).toEqual(WHOLE);
    expect(zoomedAt(WHOLE, { x: 0, y: 0 }, 99, frame).scale).toBe(MOST_ZOOM);
  });

  it('never leaves the frame empty at a side', () => {
    const near = zoomedAt(WHOLE, { x: 0, y: 0 }, 2, frame);
    expect(moved(near, { x: 9999, y: -9999 }, frame)).toEqual({ scale: 2, x: 200, y: -300 });
    expect(moved(WHOLE, { x: 50, y: 50 }, frame)).toEqual(WHOLE);
  });

  it('survives two fingers on one spot', () => {
    const spot = { x: 5, y: 5 };
    expect(pinched(WHOLE, [spot, spot], [spot, { x: 50, y: 5 }], frame).scale).toBe(1);
  });
});
