import { expect, it } from 'vitest';
import { render } from '#web/testing/render.tsx';
import { WayLine } from './way-line.tsx';

type Way = Parameters<typeof WayLine>[0]['way'];

it.each([
  ['could not be asked for', { isPending: false, data: undefined }],
  ['is not there', { isPending: false, data: { route: null, note: 'No road leads there.' } }],
])('a way that %s is ignored silently', async (_, way) => {
  const { screen } = await render(<WayLine walk={null} way={way as Way} />);
  expect(screen.textContent).toBe('');
});

it('a place that one walks to is told first how far that is', async () => {
  const walk = { meters: 1518, minutes: { low: 18, high: 26 }, isAlongStreets: false };
  const route = { meters: 1900, seconds: 420, isEstimated: true };
  const way = { isPending: false, data: { route, note: null } };
  const { screen } = await render(<WayLine walk={walk} way={way as unknown as Way} />);
  expect(screen.textContent).toBe(
    '1.5 km on foot, 18 to 26 min (estimated)1.9 km, 7 min by car, estimated',
  );
});
