import { expect, it } from 'vitest';
import { one, render } from '#web/testing/render.tsx';
import { PromoterFace } from './promoter-face.tsx';

it('a promoter with a photo is shown by it', async () => {
  const { screen } = await render(<PromoterFace name="Aranya Estates" photo="/pictures/a.svg" />);
  expect(one(screen, 'img').getAttribute('src')).toBe('/pictures/a.svg');
  expect(screen.textContent).toBe('');
});

it('a promoter without a photo is shown by their initials, and by no picture of somebody else', async () => {
  const { screen } = await render(<PromoterFace name="Aranya Estates" photo={null} />);
  expect(screen.querySelector('img')).toBeNull();
  expect(screen.textContent).toBe('AE');
});
