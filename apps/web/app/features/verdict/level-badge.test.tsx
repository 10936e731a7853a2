import { VERDICT_LABELS, VERDICT_LEVELS } from '@manemitra/domain/verdict/levels';
import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { LevelBadge } from './level-badge.tsx';

it('a level is its word with a sign of its own, and nothing that could be counted as marks', async () => {
  const { screen } = await render(
    <ul>
      {VERDICT_LEVELS.map((level) => (
        <li key={level}>
          <LevelBadge level={level} />
        </li>
      ))}
    </ul>,
  );
  const levels = [...screen.querySelectorAll('li')];
  expect(levels.map((each) => each.textContent)).toEqual(
    VERDICT_LEVELS.map((level) => VERDICT_LABELS[level]),
  );
  const signs = levels.map((each) => [...each.querySelectorAll('i')].map((sign) => sign.className));
  expect(signs.every((each) => each.length === 1)).toBe(true);
  expect(new Set(signs.flat()).size).toBe(VERDICT_LEVELS.length);
});
