import { act } from 'react';
import { expect, it } from 'vitest';
import { aProperty } from '#web/testing/property.ts';
import { render } from '#web/testing/render.tsx';
import { LiveViews } from './live-views.tsx';

it('a project whose point nobody recorded has neither map nor street, and says so in the words of spec 8', async () => {
  const { screen } = await render(<LiveViews detail={aProperty()} />);
  expect(screen.textContent).toContain('Map is not available');

  const street = [...screen.querySelectorAll<HTMLElement>('[role=tab]')].find(
    ({ textContent }) => textContent === 'Street View',
  );
  await act(async () => {
    street?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    street?.click();
  });
  expect(screen.textContent).toContain('Street View is not available at this location');
});
