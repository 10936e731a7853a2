import { describe, expect, it } from 'vitest';
import { one, render } from '#web/testing/render.tsx';
import { RatingStars } from './rating-stars.tsx';

describe('a rating', () => {
  it.each([
    [4.3, 4, 0, 1],
    [4.9, 4, 1, 0],
    [3.5, 3, 1, 1],
    [2.8, 2, 1, 2],
    [0, 0, 0, 5],
  ])(
    'of %d is drawn with %d full, %d half and %d empty stars',
    async (value, full, half, empty) => {
      const { screen } = await render(<RatingStars value={value} />);
      const paths = [...screen.querySelectorAll('svg')].map((star) =>
        star.querySelectorAll('path'),
      );
      const isFull = (star: (typeof paths)[number]) => star[0]?.classList.contains('fill-star');

      expect(paths.filter(isFull)).toHaveLength(full);
      expect(paths.filter((star) => star.length === 2)).toHaveLength(half);
      expect(paths.filter((star) => !isFull(star) && star.length === 1)).toHaveLength(empty);
      expect(one(screen, '[role=img]').getAttribute('aria-label')).toBe(
        `${value.toFixed(1)} out of 5.0`,
      );
    },
  );

  it('that nobody gave is not a rating of none', async () => {
    const { screen } = await render(<RatingStars value={null} />);

    expect(screen.textContent).toBe('Not rated yet');
  });
});
