import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { one, render } from '#web/testing/render.tsx';
import { onScreen, useHomeOnScreen, useOnScreen } from './on-screen.ts';

function Page() {
  const [unitId, setUnit] = useState<string>();
  useOnScreen('project', ['areca-terraces']);
  useHomeOnScreen('areca-terraces', unitId);
  return <button onClick={() => setUnit('7')}>3 BHK</button>;
}

it('says which home of the open project its page shows, once it shows one', async () => {
  const { screen } = await render(<Page />);
  expect(onScreen()).toEqual({ kind: 'project', projects: ['areca-terraces'] });
  await act(async () => one(screen, 'button').click());
  expect(onScreen()).toEqual({ kind: 'project', projects: ['areca-terraces'], unitId: '7' });
});
