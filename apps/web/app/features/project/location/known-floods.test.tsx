import type { PropertyDetail } from '@manemitra/contract/properties';
import { FLOOD_QUESTIONS } from '@manemitra/domain/floods/known-floods';
import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { KnownFloods } from './known-floods.tsx';

const projectAt = (coordinates: readonly [number, number] | null): PropertyDetail =>
  ({ project: { geolocation: { coordinates } } }) as unknown as PropertyDetail;

it('names what is known and how far it is', async () => {
  const { screen } = await render(<KnownFloods detail={projectAt([13.01699, 77.58379])} />);
  expect(screen.textContent).toContain('Mekhri circle, 0 m (listed by BBMP)');
});

it.each([
  ['nothing is known', [12.9698, 77.7499], 'That does not mean that it stays dry'],
  ['the place is not disclosed', null, 'we cannot check for floods'],
] as const)('never says safe where %s, and says what to ask', async (_, at, said) => {
  const { screen } = await render(<KnownFloods detail={projectAt(at)} />);
  expect(screen.textContent).toContain(said);
  expect(screen.textContent).not.toMatch(/\bsafe\b|no flooding/i);
  for (const question of FLOOD_QUESTIONS) expect(screen.textContent).toContain(question);
});
