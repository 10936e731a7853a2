import { describe, expect, it } from 'vitest';
import { frameOf } from './map-frame.ts';

/** How many pixels of a map of this zoom a stretch of degrees of longitude takes. */
const pixels = (degrees: number, zoom: number) => (degrees / 360) * 512 * 2 ** zoom;

describe('what a map must show', () => {
  it('is all of it: a point and the places that contradict it', () => {
    const point = { at: [13.1, 77.45], radiusMeters: 0 } as const;
    const area = { at: [12.97, 77.75], radiusMeters: 3000 } as const;
    const frame = frameOf([point, area]);
    if (frame === undefined) throw new Error('no frame');
    const [lat, lng] = frame.center;
    expect(lat).toBeGreaterThan(12.97);
    expect(lat).toBeLessThan(13.1);
    for (const edge of [77.45, 77.75 + 0.027]) {
      expect(Math.abs(pixels(edge - lng, frame.zoom))).toBeLessThanOrEqual(150);
    }
    expect(Math.abs(pixels(13.1 - lat, frame.zoom))).toBeLessThanOrEqual(160);
  });

  it('is near at a single point, and nothing where nothing is known', () => {
    expect(frameOf([{ at: [12.97, 77.6], radiusMeters: 0 }])).toEqual({
      center: [12.97, 77.6],
      zoom: 15,
    });
    expect(frameOf([])).toBeUndefined();
  });
});
