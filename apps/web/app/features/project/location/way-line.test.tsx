import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { WayLine } from './way-line.tsx';

type Way = Parameters<typeof WayLine>[0]['way'];

it.each([
  ['could not be asked for', { isPending: false, data: undefined }],
  ['is not there', { isPending: false, data: { route: null, note: 'No road leads there.' } }],
])('a way that %s is ignored silently', async (_, way) => {
  const { screen } = await render(<WayLine way={way as Way} />);
  expect(screen.textContent).toBe('');
});
