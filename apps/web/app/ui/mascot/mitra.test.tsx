import { describe, expect, it } from 'vitest';
import { one, render } from '#web/testing/render.tsx';
import { Mitra } from './mitra.tsx';
import { MitraFace } from './mitra-face.tsx';

describe('Mitra', () => {
  it('is decoration until it is given a name', async () => {
    const { screen } = await render(<Mitra pose="hello" />);
    expect(one(screen, 'svg').getAttribute('aria-hidden')).toBe('true');

    const { screen: named } = await render(<MitraFace label="Ask me!" />);
    const face = one(named, 'svg');
    expect([face.getAttribute('role'), face.getAttribute('aria-label')]).toEqual([
      'img',
      'Ask me!',
    ]);
    expect(face.hasAttribute('aria-hidden')).toBe(false);
  });

  it('is drawn without ids, so that two of them can stand on one page', async () => {
    const { screen } = await render(<Mitra pose="searching" />);

    expect(screen.querySelectorAll('[id]')).toHaveLength(0);
  });
});
