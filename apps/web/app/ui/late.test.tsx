import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { kept, late } from './late.ts';

const Words = () => <p>Here</p>;

it('code that has come ahead is shown without its fallback', async () => {
  const shown: string[] = [];
  const Waiting = () => {
    shown.push('fallback');
    return null;
  };
  const load = kept(async () => ({ Words }));
  await load();
  const Part = late(
    async () => ({ default: (await load()).Words }),
    () => null,
    () => load.here()?.Words,
  );
  const { screen } = await render(
    <Suspense fallback={<Waiting />}>
      <Part />
    </Suspense>,
  );

  expect(screen.textContent).toBe('Here');
  expect(shown).toEqual([]);
});
