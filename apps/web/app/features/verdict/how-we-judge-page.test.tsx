import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { HowWeJudgePage } from './how-we-judge-page.tsx';

it('a rule says what its fact allows, which is not yet the verdict', async () => {
  const { screen } = await render(<HowWeJudgePage>{null}</HowWeJudgePage>);
  const entries = [...screen.querySelectorAll('li')].map(({ textContent }) => textContent);
  const ofRule = (rule: string) => entries.find((text) => text.includes(rule));
  expect(ofRule('and the occupancy certificate has been received.')).toMatch(/^AllowsStrong/);
  expect(ofRule('It is built, and the occupancy certificate is applied for.')).toMatch(
    /^At bestAsk first/,
  );
  expect(screen.textContent).toContain('“Sold as ready” is what its seller says');
});
