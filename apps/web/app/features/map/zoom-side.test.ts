import { describe, expect, it } from 'vitest';
import { freeSide } from './zoom-side.ts';

const map = { top: 100, right: 374, bottom: 516, left: 16 };
const box = (top: number, left = 60) => ({ top, left, bottom: top + 130, right: left + 288 });

describe('the zoom buttons', () => {
  it('stand on their usual side while no box is there, or it leaves them free', () => {
    expect(freeSide(map, undefined, 'foot')).toBe('foot');
    expect(freeSide(map, undefined, 'top')).toBe('top');
    expect(freeSide(map, box(110), 'foot')).toBe('foot');
    expect(freeSide(map, box(360, -160), 'foot')).toBe('foot');
  });

  it('leave it when the box lies over them', () => {
    expect(freeSide(map, box(320), 'foot')).toBe('top');
    expect(freeSide(map, box(110), 'top')).toBe('foot');
  });

  it('go to the left when a tall box leaves neither side of the right free', () => {
    expect(freeSide(map, { ...box(180, 90), bottom: 380 }, 'foot')).toBe('top-left');
  });

  it('never lie over the button that closes the box, though they cover less of it there', () => {
    const tall = { top: 170, right: 331, bottom: 460, left: 58 };
    expect(freeSide(map, tall, 'top')).toBe('top-left');
  });

  it('stay when every other side is covered more', () => {
    expect(freeSide(map, { ...box(100, 16), bottom: 360 }, 'foot')).toBe('foot');
  });
});
