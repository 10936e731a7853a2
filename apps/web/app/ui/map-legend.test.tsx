import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { MapLegend } from './map-legend.tsx';

it('what our list lacks looks neither shown nor hidden', async () => {
  const entry = (id: string, isHeld: boolean) => ({
    id,
    label: id,
    icon: null,
    colourClass: 'bg-kere',
    isHeld,
  });
  const { screen } = await render(
    <MapLegend
      label="Kinds"
      entries={[entry('Schools', true), entry('Restaurants', false)]}
      shown={new Set(['Schools', 'Restaurants'])}
      onToggle={() => undefined}
    />,
  );
  const [schools, restaurants] = screen.querySelectorAll('button');
  expect([schools, restaurants].map((key) => key?.querySelectorAll('svg').length)).toEqual([1, 0]);
  expect(restaurants?.innerHTML).not.toContain('bg-kere');
});
